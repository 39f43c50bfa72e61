import { hashOf } from '@proofsheet/engine/base/cache/hash'
import type { Cache } from '@proofsheet/engine/base/cache/store'
import type { Breaker } from './breaker'
import type { Line } from './entries'
import type { Objects } from './objects'

/** The kinds of values that are shared besides results: in which texts checks found nothing, and measures of pictures. */
const valueKinds = ['clean', 'images']

/** A name of a value that can be a name of files. */
const isName = (text: string) => /^[\w-]+$/.test(text)

/** The results that builds of a project share besides tables: image variants, the parts of the search index. */
export interface Results {
  /** The cache that notes which results are used, and has those of the store. */
  cache: Pick<Cache, 'get' | 'set' | 'memoize'>
  /** Reads which results the store has, and begins to load them. */
  start: () => Promise<void>
  /** Writes the results that were used and that the store lacks. */
  write: () => Promise<void>
}

/** Opens the results around a cache. A shard makes nothing that is joined: it needs values alone, and leaves all others. */
export function openResults(cache: Cache, objects: Objects, reading: Breaker, isShard: boolean): Results {
  const entry = objects.keyOf('results')
  const noted = new Map<string, [kind: string, key: string]>()
  let lines: Line[] = []
  let loaded: Promise<unknown> = Promise.resolve()
  const note = (kind: string, key: string) => void noted.set(`${kind} ${key}`, [kind, key])
  const blobsOf = (value: unknown) => (typeof value === 'string' && /^[0-9a-f]{64}$/.test(value) ? [value] : [])
  /** Stores a value that this machine lacks, and loads what it is the hash of. */
  const take = ([name, value, pack]: Line) => {
    const [kind = '', key = ''] = name.split(' ')
    if (!isName(kind) || !isName(key) || cache.get(kind, key) !== undefined) return undefined
    cache.set(kind, key, value)
    return objects.hasBlobs(blobsOf(value), pack)
  }
  return {
    cache: {
      get(kind, key) {
        if (valueKinds.includes(kind)) note(kind, key)
        return cache.get(kind, key)
      },
      set(kind, key, value) {
        if (valueKinds.includes(kind)) note(kind, key)
        cache.set(kind, key, value)
      },
      async memoize(kind, parts, make) {
        note(kind, hashOf(...parts))
        await loaded
        return cache.memoize(kind, parts, make)
      },
    },
    async start() {
      lines = await reading.wait(objects.readLines(entry))
      const needed = lines.filter(([, , pack]) => !isShard || pack === null)
      loaded = reading.wait(Promise.all(needed.map(take)))
    },
    async write() {
      const known = new Map(lines.map(line => [line[0], line]))
      const now = [...noted].flatMap(([name, [kind, key]]) => {
        const value = cache.get(kind, key)
        return value === undefined ? [] : [{ name, value, blobs: blobsOf(value) }]
      })
      const isSame = (name: string, value: unknown) => JSON.stringify(known.get(name)?.[1]) === JSON.stringify(value)
      const lacking = now.filter(({ name, value }) => !isSame(name, value))
      for (const { name } of lacking) known.delete(name)
      const used = new Set(now.map(({ name }) => name))
      const others = [...known.values()].filter(([name]) => isShard || used.has(name))
      if (lacking.length > 0) await objects.write([{ key: entry, records: lacking, others }])
    },
  }
}
