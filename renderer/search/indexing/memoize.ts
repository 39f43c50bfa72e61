import { hashOf } from '@proofsheet/engine/base/cache/hash'
import { readRecords, writeRecords } from '@proofsheet/engine/base/cache/records'
import type { OutputContext, StoredContent } from '@proofsheet/engine/pages/outputs/output'

/** Where an index is stored; without a cache, all of it is made each time. */
export type IndexStore = Pick<OutputContext, 'store' | 'read' | 'isStored' | 'key' | 'cache'>

/** Results of one kind by name. */
export interface Results<Value> {
  kind: string
  /** The parts that each result is made of. */
  parts: ReadonlyMap<string, readonly string[]>
  /** Makes one: a JSON value, which may refer to contents in the store. */
  make: (name: string) => Value
  /** The contents that a result refers to. */
  contentsOf: (value: Value) => StoredContent[]
}

/** A result as it is cached. */
interface Made<Value> {
  /** The hash of its parts. */
  of: string
  value: Value
}

/** Gives results by name; those whose parts are the same are read together from the cache, without their contents. */
export async function memoize<Value>(
  { cache, key, isStored }: IndexStore,
  { kind, parts, make, contentsOf }: Results<Value>,
): Promise<Map<string, Value>> {
  if (!cache) return new Map([...parts.keys()].map(name => [name, make(name)]))
  const keys = new Map([...parts].map(([name, of]) => [name, hashOf(...of)]))
  const before = readRecords<Made<Value>>(cache, kind, key)
  const isCurrent = (name: string, made: Made<Value>) => made.of === keys.get(name)
  const blobsOf = ({ value }: Made<Value>) => contentsOf(value).map(({ hash }) => hash)
  const known = [...before].filter(([name, made]) => isCurrent(name, made) && blobsOf(made).every(isStored))
  const now = await cache.fill({
    kind,
    key,
    names: [...keys.keys()],
    known: new Map(known),
    isCurrent,
    blobsOf,
    async make(missing, deliver) {
      for (const name of missing) deliver(name, { of: keys.get(name) ?? '', value: make(name) })
    },
  })
  writeRecords(cache, [kind, key], before, now)
  return new Map([...now].map(([name, { value }]) => [name, value]))
}
