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

/**
 * Opens the cache of compiled bodies below a project's root, without those that are damaged; `codeHash` is that of the code
 * that compiles them. Programs are run, so they are never read from the store that machines may share.
 */
export function createBodyCache(root: string, codeHash: string) {
  const store = createStore(localFolder(root, 'programs'))
  const keyOf = (file: string, { hash, facts = {} }: BodyVersion) => hashOf(codeHash, file, hash, JSON.stringify(facts))
  return {
    get: (file: string, version: BodyVersion) => store.get<string>('bodies', keyOf(file, version)),
    set: (file: string, version: BodyVersion, program: string) => store.set('bodies', keyOf(file, version), program),
  }
}

/** Removes programs older than 30 days, at most once a day. */
export function pruneBodies(root: string): void {
  createStore(localFolder(root, 'programs')).prune()
}
