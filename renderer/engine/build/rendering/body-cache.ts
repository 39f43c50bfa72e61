import { hashOf } from '../../base/cache/hash'
import { localFolder } from '../../base/cache/local'
import { createStore } from '../../base/cache/store'
import type { FactValues } from '../../mdx/values/evaluate'

/** The inputs of a body's program besides code. */
export interface BodyVersion {
  /** The hash of its file. */
  hash: string
  /** The values of the facts that it uses. */
  facts?: FactValues | undefined
}

/** The programs of bodies that this machine has compiled. */
export interface BodyCache {
  /** The program of a body; undefined where it is missing or damaged. */
  get(file: string, version: BodyVersion): string | undefined
  set(file: string, version: BodyVersion, program: string): void
}

/**
 * Opens the cache of compiled bodies below a project's root; `codeHash` is that of the code that compiles them. Programs
 * are run, so they are never read from the store that machines may share.
 */
export function createBodyCache(root: string, codeHash: string): BodyCache {
  const store = createStore(localFolder(root, 'programs'))
  const keyOf = (file: string, { hash, facts = {} }: BodyVersion) => hashOf(codeHash, file, hash, JSON.stringify(facts))
  return {
    get: (file, version) => store.get('bodies', keyOf(file, version)),
    set: (file, version, program) => store.set('bodies', keyOf(file, version), program),
  }
}

/** Removes programs older than 30 days, at most once a day. */
export function pruneBodies(root: string): void {
  createStore(localFolder(root, 'programs')).prune()
}
