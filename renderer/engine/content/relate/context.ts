import type { Media } from '../../images/media'
import type { SettingsText } from '../files/read-settings'
import type { FormerAnchors } from './former-anchors'

/** The context of relation checks. */
export interface RelateContext {
  media: Media
  settings: SettingsText | undefined
  /** The former anchors of headings, by content file. */
  former: FormerAnchors
  /** Where the build publishes files besides pages, as `covers` reads it. */
  reserved: readonly string[]
}
