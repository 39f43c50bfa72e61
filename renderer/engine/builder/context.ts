import { createFileHashes, type FileHashes } from '../cache/file-hashes'
import { type Cache, createCache } from '../cache/store'
import type { SiteDefinition } from '../site'
import { type Inputs, readInputs } from './inputs'

/** What every stage of one build shares. */
export interface BuildContext {
  /** The project's root, as an absolute path. */
  root: string
  site: SiteDefinition
  cache: Cache
  hashes: FileHashes
  inputs: Inputs
}

/** What the stages of one build of a site below a root share. */
export function createBuildContext(root: string, site: SiteDefinition): BuildContext {
  const cache = createCache(root)
  const hashes = createFileHashes(root, cache)
  return { root, site, cache, hashes, inputs: readInputs(root, hashes) }
}
