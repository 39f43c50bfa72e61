import type { KeyObject } from 'node:crypto'
import { hashOf, sha256 } from '@proofsheet/engine/base/cache/hash'
import type { Cache } from '@proofsheet/engine/base/cache/store'
import type { Breaker } from './breaker'
import { openEntry, sealEntry } from './entries'
import { makePack, packBytes, storeBlobs, unpack } from './packs'
import { openRemote } from './remote'
import type { StoreSettings } from './settings'

/** A record in an entry, with the hash of the pack that has its blobs. */
export type Line = [name: string, value: unknown, pack: string | null]

/** A record to write, with the hashes of its blobs. */
export interface Written {
  name: string
  value: unknown
  blobs: string[]
}

/** The entries and packs of a server. */
export interface Objects {
  /** The key of an entry: of what it is, for this project and this version of Node, whose compression may differ. */
  keyOf: (...parts: string[]) => string
  /** The records of an entry, the newest first; none where there is no entry that a trusted key has signed. */
  readLines: (key: string) => Promise<Line[]>
  /** Whether the blobs are in the cache as they should be, once the pack is in it that may have them. */
  hasBlobs: (blobs: string[], pack: string | null) => Promise<boolean>
  /** Those of some packs that the server has no more: it may remove what is old. */
  lostPacks: (packs: Iterable<string | null>) => Promise<Set<string | null>>
  /** The pack that has a blob, as far as this build has seen. */
  packOf: (blob: string) => string | undefined
  /** Records that a pack of the server has blobs of the cache. */
  note: (blobs: readonly string[], pack: string | null) => void
  /**
   * Writes records into an entry, before others that are in it. Does nothing without a key that signs. Gives whether all
   * are there.
   */
  write: (key: string, records: Written[], others: Line[]) => Promise<boolean>
  moved: () => { read: number; written: number }
  /** How many entries were not used, because no trusted key has signed them for their key. */
  refused: () => number
}

/** Opens the objects of a server for the cache of a project. */
export function openObjects(
  { cache, project }: { cache: Cache; project: string },
  { address, publicKeys, privateKey }: StoreSettings,
  reading: Breaker,
  writing: Breaker,
): Objects {
  const remote = openRemote(address, reading, writing)
  const packOf = new Map<string, string>()
  const packs = new Map<string, Promise<void>>()
  const note: Objects['note'] = (blobs, pack) => {
    if (pack !== null) for (const blob of blobs) packOf.set(blob, pack)
  }
  let refused = 0
  const readEntry = async (key: string) => {
    const lines = await remote.get(`ac/${key}`, entry => {
      const value = openEntry(key, entry, publicKeys)
      if (value === undefined) refused++
      return Array.isArray(value) ? value.filter(isLine) : []
    })
    return lines ?? []
  }
  const load = async (hash: string) =>
    remote.get(`cas/${hash}`, async packed => {
      const startedMs = performance.now()
      const unpacked = await unpack(hash, packed)
      // A thread of this process unpacks: that is no time which the server takes.
      reading.earn(performance.now() - startedMs)
      note(storeBlobs(cache, unpacked), hash)
    })
  const isStored = (blob: string) => packOf.has(blob) || cache.getBlob(blob) !== undefined
  return {
    keyOf: (...parts) => hashOf('proofsheet store', project, process.version, ...parts),
    readLines: readEntry,
    async hasBlobs(blobs, pack) {
      if (blobs.every(isStored)) return true
      if (pack === null) return false
      const loading = packs.get(pack) ?? load(pack)
      packs.set(pack, loading)
      await loading
      return blobs.every(isStored)
    },
    async lostPacks(all) {
      const checked = [...new Set(all)].map(async pack =>
        pack === null || (await remote.has(`cas/${pack}`)) ? [] : pack,
      )
      return new Set((await Promise.all(checked)).flat())
    },
    packOf: blob => packOf.get(blob),
    note,
    async write(key, records, others) {
      return privateKey !== undefined && writing.reason() === undefined && writeEntry(key, records, others, privateKey)
    },
    moved: remote.moved,
    refused: () => refused,
  }

  async function writeEntry(key: string, records: Written[], others: Line[], signing: KeyObject): Promise<boolean> {
    const own: Line[] = []
    for (const group of groupBySize(records, cache)) {
      const pack = group.blobs.length > 0 ? await writePack(group.blobs) : null
      if (pack === undefined) continue
      own.push(...group.records.map(({ name, value }): Line => [name, value, pack]))
      for (const { blobs } of group.records) note(blobs, pack)
    }
    if (own.length === 0 && records.length > 0) return false
    const isTaken = await remote.put(`ac/${key}`, sealEntry(key, [...own, ...others], signing))
    return isTaken && own.length === records.length
  }

  /** Gives the hash of the pack; undefined where the server doesn't take it. */
  async function writePack(blobs: Buffer[]): Promise<string | undefined> {
    const pack = await makePack(blobs)
    const hash = sha256(pack)
    return (await remote.has(`cas/${hash}`)) || (await remote.put(`cas/${hash}`, pack)) ? hash : undefined
  }
}

/** Whether a value of an entry is a record: other versions may write others. */
const isLine = (line: unknown): line is Line =>
  Array.isArray(line) && typeof line[0] === 'string' && (line[2] === null || typeof line[2] === 'string')

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
