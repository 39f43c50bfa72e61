import type { Cache } from '../cache/store'
import type { SiteDefinition } from '../site'

/** The context of authoring tools. */
export interface AuthoringContext {
  /** The project's root, as an absolute path. */
  root: string
  site: SiteDefinition
  cache: Cache
}
