import type { Issue } from '../base/diagnostics/issue'
import type { BodyFacts } from '../mdx/extract'
import type { Tree } from '../mdx/recover'
import type { FactValues } from '../mdx/values/evaluate'
import type { Entry } from './files/find'
import type { Parsed } from './parse'
import type { BodyValues } from './schema/check/usage'

/** The analysis of one file on its own, as plain JSON values so that it can be cached. */
export interface FileAnalysis {
  /** The frontmatter; absent where it can't be parsed. */
  data?: Record<string, unknown>
  /** The frontmatter as it is written, where its fields use facts; `data` has their values. */
  written?: Record<string, unknown>
  issues: Issue[]
  body: BodyFacts
  values: BodyValues
  /** The value of each fact that it uses. Without all of them, the file is analyzed again. */
  facts?: FactValues
  /** The key of the facts that it was searched for, to report repeated ones. */
  factsKey?: string
}

/** An analyzed content file with its issues. */
export interface Document {
  entry: Entry
  parsed: Parsed
  issues: Issue[]
  body: BodyFacts
  values: BodyValues
  /** See `FileAnalysis`. */
  written?: Record<string, unknown>
  /** The facts that its analysis depends on; see `FileAnalysis`. */
  facts?: FactValues
  factsKey?: string
  /** The syntax tree of the body, where this process has just parsed it; compiling the body uses it up. */
  tree?: Tree | undefined
}
