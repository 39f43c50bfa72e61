import { type Cache, createCache } from '../base/cache/store'
import { createFileHashes, type FileHashes } from '../base/files/file-hashes'
import type { SiteDefinition } from '../site'
import { type Inputs, readInputs } from './inputs'

/** The context that all stages of one build share. */
export interface BuildContext {
  /** The project's root, as an absolute path. */
  root: string
  site: SiteDefinition
  cache: Cache
  hashes: FileHashes
  inputs: Inputs
}

/** Creates the context of one build. */
export function createBuildContext(root: string, site: SiteDefinition): BuildContext {
  const cache = createCache(root)
  const hashes = createFileHashes(root, cache)
  return { root, site, cache, hashes, inputs: readInputs(root, hashes) }
}
