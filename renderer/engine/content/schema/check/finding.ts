import type { Issue } from '../../../base/diagnostics/issue'
import type { Span } from '../../../base/diagnostics/position'
import { rangeAt } from '../../../base/diagnostics/position'

/** A type error in a component usage or an expression, with its offsets in the file. */
export interface TypeFinding extends Span, Pick<Issue, 'code' | 'message' | 'hint' | 'field'> {
  /** The replacement of a span that would fix it. */
  fix?: Span & { text: string }
  /** The frontmatter fields that it depends on. */
  fields: string[]
}

/** A finding as an issue of its file. */
export function toIssue({ start, end, fix, fields: _, ...rest }: TypeFinding, file: string, source: string): Issue {
  return {
    file,
    ...rangeAt(source, start, end),
    ...rest,
    fix: fix ? { ...rangeAt(source, fix.start, fix.end), text: fix.text } : undefined,
  }
}
