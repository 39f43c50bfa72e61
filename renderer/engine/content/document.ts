import type { PackEntry } from '../cache/packs'
import type { Issue } from '../diagnostics/issue'
import type { BodyFacts } from '../mdx/extract'
import type { TypeCheckProgram } from '../types/check/to-tsx'
import type { Entry } from './files/find'
import type { Parsed } from './parse'

/** What one file says by itself, in plain values, so that it can be cached. */
export interface FileAnalysis {
  /** The frontmatter, where it can be read. */
  data?: Record<string, unknown>
  issues: Issue[]
  body: BodyFacts
  /** Where the cache holds the compiled body; absent where nobody asked for it or the file has errors. */
  compiled?: CompiledRef
}

/** A compiled body in the cache. */
export interface CompiledRef {
  kind: 'values' | 'program'
  entry: PackEntry
}

/** A content file as analyzed, with its issues. */
export interface Document {
  entry: Entry
  parsed: Parsed
  issues: Issue[]
  body: BodyFacts
  /** The body as TSX, where this process has analyzed it: TypeScript checks what it uses. */
  tsx?: TypeCheckProgram
  compiled?: CompiledRef
}
