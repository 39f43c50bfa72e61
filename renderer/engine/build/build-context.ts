import { type Cache, createCache } from '../base/cache/store'
import { createFileHashes, type FileHashes } from '../base/files/file-hashes'
import { type Moment, present } from '../content/dates/clock'
import type { SiteDefinition } from '../site'
import { type Inputs, readInputs } from './inputs'

/** The context that all stages of one build share. */
export interface BuildContext {
  /** The project's root, as an absolute path. */
  root: string
  site: SiteDefinition
  cache: Cache
  hashes: FileHashes
  /** The moment that the site is built for. */
  moment: Moment
  inputs: Inputs
}

/** Creates the context of one build, for a moment or now. */
export function createBuildContext(root: string, site: SiteDefinition, moment = present()): BuildContext {
  const cache = createCache(root)
  const hashes = createFileHashes(root, cache)
  return { root, site, cache, hashes, moment, inputs: readInputs(root, hashes) }
}
