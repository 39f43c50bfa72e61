import type { Issue } from '../../diagnostics/issue'
import type { Span } from '../../diagnostics/position'
import { rangeAt } from '../../diagnostics/position'

/** Something wrong with a use, at offsets of its file. */
export interface TypeFinding extends Span, Pick<Issue, 'code' | 'message' | 'hint' | 'field'> {
  /** The text that would mend it in the place of a stretch. */
  fix?: Span & { text: string }
  /** The fields of the frontmatter that it follows from. */
  fields: string[]
}

/** A finding as an issue of its file. */
export function toIssue({ start, end, fix, fields: _, ...rest }: TypeFinding, file: string, source: string): Issue {
  return {
    file,
    ...rangeAt(source, start, end),
    ...rest,
    ...(fix && { fix: { ...rangeAt(source, fix.start, fix.end), text: fix.text } }),
  }
}
