import type { FileHashes } from '../cache/file-hashes'
import type { Cache } from '../cache/store'
import type { SiteDefinition } from '../site'
import type { Inputs } from './inputs'

/** What every stage of one build shares. */
export interface BuildContext {
  /** The project's root, as an absolute path. */
  root: string
  site: SiteDefinition
  cache: Cache
  hashes: FileHashes
  inputs: Inputs
}
