import type { Media } from '../../images/media'
import type { FormerAnchors } from '../anchors/former-anchors'
import type { SettingsText } from '../files/read-settings'

/** The context of relation checks. */
export interface RelateContext {
  media: Media
  settings: SettingsText | undefined
  /** The former anchors of headings, by content file. */
  former: FormerAnchors
  /** Where the build publishes files besides pages, as `covers` reads it. */
  reserved: readonly string[]
}
