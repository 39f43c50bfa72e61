import type { KeyObject } from 'node:crypto'
import { sha256 } from '@proofsheet/engine/base/cache/hash'
import type { Cache } from '@proofsheet/engine/base/cache/store'
import { type Line, sealEntry } from './entries'
import { makePack, packBytes } from './packs'
import type { Remote } from './remote'

/** The size of a pack from which the server is asked whether it has it, in bytes. */
const askedBytes = 2 ** 20

/** A record to write, with the hashes of its blobs. */
export interface Written {
  name: string
  value: unknown
  blobs: string[]
}

/** An entry to write. */
export interface WrittenEntry {
  key: string
  records: readonly Written[]
  /** Further records in it, after those. */
  others: readonly Line[]
}

/**
 * Gives the function that writes entries with a key that signs, and the blobs of their records in packs. It gives whether
 * all records are there. `note` is called with the blobs of each pack.
 */
export function createEntryWriter(
  cache: Cache,
  remote: Remote,
  signing: KeyObject,
  note: (blobs: readonly string[], pack: string | null) => void,
): (entries: readonly WrittenEntry[]) => Promise<boolean> {
  return async entries => {
    const packed = new Map<Written, string | null>()
    for (const group of groupBySize(
      entries.flatMap(({ records }) => records),
      cache,
    )) {
      const pack = group.blobs.length > 0 ? await writePack(remote, group.blobs) : null
      if (pack === undefined) continue
      for (const record of group.records) {
        packed.set(record, pack)
        note(record.blobs, pack)
      }
    }
    const taken = entries.map(async ({ key, records, others }) => {
      const own = records.flatMap((record): Line[] => {
        const pack = packed.get(record)
        return pack === undefined ? [] : [[record.name, record.value, pack]]
      })
      if (own.length === 0 && records.length > 0) return false
      const isTaken = await remote.put(`ac/${key}`, sealEntry(key, [...own, ...others], signing))
      return isTaken && own.length === records.length
    })
    return (await Promise.all(taken)).every(Boolean)
  }
}

/** Gives the hash of the pack; undefined where the server doesn't take it. */
async function writePack(remote: Remote, blobs: Buffer[]): Promise<string | undefined> {
  const pack = await makePack(blobs)
  const hash = sha256(pack)
  // The server may have a pack of equal blobs. Where it is small, sending it costs less than asking.
  const isThere = pack.length > askedBytes && (await remote.has(`cas/${hash}`))
  return isThere || (await remote.put(`cas/${hash}`, pack)) ? hash : undefined
}

/** Records whose blobs fill one pack; those with a blob that the cache has lost are left out. */
function* groupBySize(records: readonly Written[], cache: Cache) {
  let group: { records: Written[]; blobs: Buffer[] } = { records: [], blobs: [] }
  let bytes = 0
  for (const record of records) {
    const blobs = record.blobs.flatMap(hash => cache.getBlob(hash) ?? [])
    if (blobs.length < record.blobs.length) continue
    group.records.push(record)
    group.blobs.push(...blobs)
    bytes += blobs.reduce((sum, { length }) => sum + length, 0)
    if (bytes < packBytes) continue
    yield group
    group = { records: [], blobs: [] }
    bytes = 0
  }
  if (group.records.length > 0) yield group
}
