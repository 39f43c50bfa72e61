import type { Path } from '@proofsheet/engine/base/diagnostics/locate'

/** The syntax under the cursor, with the span that a completion replaces, in offsets. */
export type Cursor = { start: number; end: number } & (
  | { at: 'field'; group: Path; given: string[]; hasValue: boolean }
  | { at: 'value'; path: Path; isQuoted: boolean }
  | { at: 'component'; closing?: string }
  | { at: 'expression' }
  | { at: 'prop'; component: string; given: string[]; hasValue: boolean }
  | { at: 'prop-value'; component: string; path: Path }
  | { at: 'frontmatter'; path: Path }
  | { at: 'directive'; isAlert: boolean }
  | { at: 'fact' | 'address' | 'picture' | 'code-language' | 'code-meta' }
)
