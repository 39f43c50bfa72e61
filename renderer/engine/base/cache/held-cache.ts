import { hashOf } from './hash'
import type { Cache } from './store'

/** A cache that a resident process has in memory. */
export interface HeldCache extends Cache {
  /** Writes the values that were set since the last call, and forgets results that nothing has used since. */
  write(): void
}

/** Holds what is read from a cache and what is set in memory. Nobody may change the values that it gives. */
export function holdCache(cache: Cache): HeldCache {
  const values = new Map<string, unknown>()
  const unwritten = new Map<string, () => void>()
  let former = new Map<string, Uint8Array>()
  let results = new Map<string, Uint8Array>()
  const nameOf = (kind: string, key: string) => `${kind} ${key}`
  return {
    ...cache,
    get<Value>(kind: string, key: string) {
      const name = nameOf(kind, key)
      if (!values.has(name)) values.set(name, cache.get(kind, key))
      return values.get(name) as Value | undefined
    },
    set(kind, key, value) {
      values.set(nameOf(kind, key), value)
      unwritten.set(nameOf(kind, key), () => cache.set(kind, key, value))
    },
    async memoize(kind, parts, make) {
      const name = hashOf(kind, ...parts)
      const result = results.get(name) ?? former.get(name) ?? (await cache.memoize(kind, parts, make))
      results.set(name, result)
      return result
    },
    write() {
      for (const write of unwritten.values()) write()
      unwritten.clear()
      former = results
      results = new Map()
    },
  }
}
