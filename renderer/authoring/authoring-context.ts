import type { Cache } from '@proofsheet/engine/base/cache/store'
import type { SiteDefinition } from '@proofsheet/engine/site'

/** The context of authoring tools. */
export interface AuthoringContext {
  /** The project's root, as an absolute path. */
  root: string
  site: SiteDefinition
  cache: Cache
}
