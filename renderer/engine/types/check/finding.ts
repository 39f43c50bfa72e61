import type { Issue } from '../../diagnostics/issue'
import { rangeAt } from '../../diagnostics/position'
import type { Stretch } from './usage'

/** Something wrong with a use, at offsets of its file. */
export interface Finding extends Stretch, Pick<Issue, 'code' | 'message' | 'hint' | 'field'> {
  /** The text that would mend it in the place of a stretch. */
  fix?: Stretch & { text: string }
  /** The fields of the frontmatter that it follows from. */
  fields: string[]
}

/** A finding as an issue of its file. */
export function toIssue({ start, end, fix, fields: _, ...told }: Finding, file: string, source: string): Issue {
  return {
    file,
    ...rangeAt(source, start, end),
    ...told,
    ...(fix && { fix: { ...rangeAt(source, fix.start, fix.end), text: fix.text } }),
  }
}
