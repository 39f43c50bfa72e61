import { hashOf } from '@proofsheet/engine/base/cache/hash'
import type { Cache } from '@proofsheet/engine/base/cache/store'
import type { Breaker } from './breaker'
import { type Line, openEntry } from './entries'
import { storeBlobs, unpack } from './packs'
import { openRemote } from './remote'
import type { StoreSettings } from './settings'
import { createEntryWriter, type WrittenEntry } from './write-entries'

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
   * Writes entries, whose records share packs. Does nothing without a key that signs. Gives whether all records are there.
   */
  write: (entries: readonly WrittenEntry[]) => Promise<boolean>
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
  const there = new Set<string | null>([null])
  const note: Objects['note'] = (blobs, pack) => {
    there.add(pack)
    if (pack !== null) for (const blob of blobs) packOf.set(blob, pack)
  }
  const writeEntries = privateKey ? createEntryWriter(cache, remote, privateKey, note) : async () => false
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
      const asked = [...new Set(all)].filter(pack => !there.has(pack))
      const lost = asked.map(async pack => ((await remote.has(`cas/${pack}`)) ? [] : pack))
      return new Set((await Promise.all(lost)).flat())
    },
    packOf: blob => packOf.get(blob),
    note,
    async write(entries) {
      return writing.reason() === undefined && writeEntries(entries)
    },
    moved: remote.moved,
    refused: () => refused,
  }
}

/** Whether a value of an entry is a record: other versions may write others. */
const isLine = (line: unknown): line is Line =>
  Array.isArray(line) && typeof line[0] === 'string' && (line[2] === null || typeof line[2] === 'string')
