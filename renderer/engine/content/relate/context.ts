import type { Media } from '../../images/media'
import type { ProjectFiles } from '../files/read-project'

/** The context of relation checks. */
export interface RelateContext extends ProjectFiles {
  media: Media
}
