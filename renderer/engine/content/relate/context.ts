import type { Media } from '../../images/media'
import type { FormerAnchors } from '../anchors/former-anchors'
import type { ProjectFiles } from '../files/read-project'

/** The context of relation checks. */
export interface RelateContext extends ProjectFiles {
  media: Media
  /** The former anchors of headings, by content file. */
  former: FormerAnchors
}
