import type { FormerAnchors } from '../anchors/former-anchors'
import type { Moment } from '../dates/clock'
import type { LedgerLine } from '../files/read-ledger'
import type { ProjectFiles } from '../files/read-project'
import type { InlineReader } from '../inline/inline-texts'
import type { Media } from '../media/media'

/** The context of relation checks. */
export interface RelateContext extends ProjectFiles {
  media: Media
  /** The moment that decides which pages are published. */
  moment: Moment
  /** The lines of the ledger. */
  recorded?: readonly LedgerLine[]
  /** The former anchors of headings, by content file. */
  former: FormerAnchors
  /** Whether a content file is new; see `createNewFiles`. */
  isNew: (file: string) => boolean
  /** The fields with Markdown in them. */
  inlineOf: InlineReader
  /** The types that those follow from, as JSON. */
  types: unknown
}
