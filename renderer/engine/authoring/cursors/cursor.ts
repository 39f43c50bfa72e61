import type { Path } from '../../diagnostics/locate'

/** What a writer is at: the thing under the cursor, with the stretch that a choice would replace, in offsets. */
export type Cursor = { start: number; end: number } & (
  | { at: 'field'; group: Path; given: string[]; hasValue: boolean }
  | { at: 'value'; path: Path; isQuoted: boolean }
  | { at: 'component' }
  | { at: 'prop'; component: string; given: string[]; hasValue: boolean }
  | { at: 'prop-value'; component: string; path: Path }
  | { at: 'frontmatter'; path: Path }
  | { at: 'address' | 'picture' }
)
