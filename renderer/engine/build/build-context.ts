import { type Cache, createCache } from '../base/cache/store'
import { createFileHashes, type FileHashes } from '../base/files/file-hashes'
import { type Moment, present } from '../content/dates/clock'
import type { SiteDefinition } from '../site'
import { buildState, type Inputs, readInputs } from './inputs'

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
  /** The hash of each input before the build; see `buildState`. */
  state: Record<string, string>
}

/** Creates the context of one build, for a moment or now; another build of the same process may share what it has read. */
export function createBuildContext(
  root: string,
  site: SiteDefinition,
  moment = present(),
  { cache, hashes }: Pick<BuildContext, 'cache' | 'hashes'> = openCaches(root),
): BuildContext {
  const inputs = readInputs(root, hashes)
  return { root, site, cache, hashes, moment, inputs, state: buildState(root, hashes, inputs) }
}

/** Opens the cache of a project with the hashes of its files; `isTrusting` as `FileHashes` has it. */
export function openCaches(root: string, cache = createCache(root), isTrusting = false) {
  return { cache, hashes: createFileHashes(root, cache, isTrusting) }
}
