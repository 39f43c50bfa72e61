import type { Cache } from '../cache/store'
import type { SiteDefinition } from '../site'

/** What tools for writers work with. */
export interface AuthoringContext {
  /** The project's root, as an absolute path. */
  root: string
  site: SiteDefinition
  cache: Cache
}
