import { createHash } from 'node:crypto'
import type { Table } from '@proofsheet/engine/base/cache/table'
import type { Breaker } from './breaker'
import type { Line } from './entries'
import type { Objects } from './objects'
import { batchCount, type Shard } from './shard'
import type { WrittenEntry } from './write-entries'

/** The records that a build got from the store and made itself, by their kind. */
export type Counts = Map<string, { got: number; made: number }>

/** The tools that fill tables. */
export interface Filling {
  objects: Objects
  reading: Breaker
  /** The part that this machine makes; all by default. */
  shard?: Shard
  isWriting: boolean
  counts: Counts
  /** Does work that a build doesn't wait for. */
  inBackground: (work: () => Promise<void>) => void
}

/** The time that a record from the store is worth at least, in milliseconds: making one takes longer. */
const worthMs = 5

/** How many characters the JSON of an entry has at most, about, for few records that are large. */
const maxLength = 2 ** 20

/**
 * How many records an entry holds, if all are as long as the given one: other branches and former texts use what is there
 * besides the present ones.
 */
function sizeOf(names: readonly string[], value: unknown): number {
  const fitting = Math.ceil(maxLength / JSON.stringify(value).length)
  return Math.max(Math.min(64, fitting), 3 * names.length)
}

/** How many records are written at a time, at least: their blobs share packs. */
const writtenTogether = 16

/** The names of a table that are stored together, in the entry of a batch. */
interface Batch {
  key: string
  names: string[]
  isOwn: boolean
  /** The records that the store has, once it was asked. */
  lines: Line[]
}

/**
 * Gives the records of a table: known ones, those of the store that are current, and the others made. A shard makes its
 * own batches first; of a table of which it needs all, then what nobody has made. What the store lacks is written to it
 * while others are made.
 */
export async function fillTable<Value>(filling: Filling, table: Table<Value>): Promise<Map<string, Value>> {
  const filled = new Map(table.known)
  const batches = batchesOf(filling, table)
  const isMissing = (name: string) => !filled.has(name)
  const count = filling.counts.get(table.kind) ?? { got: 0, made: 0 }
  filling.counts.set(table.kind, count)

  const pull = async (some: Batch[]) => {
    const found = await filling.reading.wait(
      Promise.all(some.map(batch => pullBatch(filling, table, batch, isMissing))),
    )
    for (const [name, value] of found.flat()) filled.set(name, value)
    count.got += found.flat().length
  }
  const make = async (some: Batch[]) => {
    const unmade = new Map(some.map(batch => [batch, new Set(batch.names.filter(isMissing))]))
    const missing = [...unmade.values()].flatMap(names => [...names])
    const batchOf = new Map([...unmade].flatMap(([batch, names]) => [...names].map(name => [name, batch])))
    if (missing.length === 0) return
    const deliver = (name: string, value: Value) => {
      const batch = batchOf.get(name)
      filled.set(name, value)
      count.made++
      if (batch && unmade.get(batch)?.delete(name) && unmade.get(batch)?.size === 0) push([batch], writtenTogether)
    }
    await table.make(
      missing,
      deliver,
      some.some(({ isOwn }) => !isOwn),
    )
    push([])
  }
  let waiting: Batch[] = []
  const push = (some: Batch[], least = 1) => {
    waiting.push(...some)
    if (!filling.isWriting || waiting.reduce((sum, { names }) => sum + names.length, 0) < least) return
    const batches = waiting
    waiting = []
    filling.inBackground(() => pushBatches(filling, table, batches, filled))
  }

  const own = batches.filter(({ isOwn }) => isOwn)
  await pull(own.filter(({ names }) => filling.isWriting || names.some(isMissing)))
  for (const batch of own) if (!batch.names.some(isMissing)) push([batch], writtenTogether)
  push([])
  await make(own)
  if (table.isWhole) {
    const others = batches.filter(({ isOwn, names }) => !isOwn && names.some(isMissing))
    await pull(others)
    await make(others)
  }
  return filled
}

/** The batches of a table, by the hashes of names: a page and what is made of it are in batches of the same number. */
function batchesOf<Value>({ objects, shard }: Filling, { kind, key, names, ownerOf }: Table<Value>): Batch[] {
  const batches = new Map<number, Batch>()
  for (const name of names) {
    const number =
      createHash('sha256')
        .update(ownerOf?.(name) ?? name)
        .digest()
        .readUInt32BE() % batchCount
    const isOwn = !shard || number % shard.count === shard.index - 1
    const batch = batches.get(number) ?? { key: objects.keyOf(kind, key, String(number)), names: [], isOwn, lines: [] }
    batch.names.push(name)
    batches.set(number, batch)
  }
  return [...batches.values()]
}

/** The first line of each name that is current. */
function currentLines<Value>({ isCurrent }: Table<Value>, lines: readonly Line[], names: readonly string[]) {
  const isUsable = (name: string, value: Value) => {
    try {
      return isCurrent(name, value)
    } catch {
      // A record of another version, with other fields.
      return false
    }
  }
  const wanted = new Set(names)
  const found = new Map<string, [value: Value, pack: string | null]>()
  for (const [name, value, pack] of lines)
    if (wanted.has(name) && !found.has(name) && isUsable(name, value as Value)) found.set(name, [value as Value, pack])
  return found
}

/** The records of a batch that the store has, with their blobs in the cache. */
async function pullBatch<Value>(
  { objects, reading }: Filling,
  table: Table<Value>,
  batch: Batch,
  isMissing: (name: string) => boolean,
): Promise<[name: string, value: Value][]> {
  batch.lines = await objects.readLines(batch.key)
  const got: [name: string, value: Value][] = []
  const take = async ([name, [value, pack]]: [string, [Value, string | null]]) => {
    if (!(await objects.hasBlobs(table.blobsOf(value), pack))) return
    reading.earn(worthMs)
    got.push([name, value])
  }
  await Promise.all([...currentLines(table, batch.lines, batch.names.filter(isMissing))].map(take))
  return got
}

/** Writes the records of batches that the store lacks, or whose blobs it has removed. */
async function pushBatches<Value>(
  { objects }: Filling,
  table: Table<Value>,
  batches: readonly Batch[],
  filled: ReadonlyMap<string, Value>,
): Promise<void> {
  const found = batches.map(batch => ({ batch, current: currentLines(table, batch.lines, batch.names) }))
  const gone = await objects.lostPacks(found.flatMap(({ current }) => [...current.values()].map(([, pack]) => pack)))
  const entries = found.flatMap(({ batch: { key, names, lines }, current }): WrittenEntry[] => {
    const records = names.flatMap(name => {
      const value = filled.get(name)
      const [known, pack = null] = current.get(name) ?? []
      const isThere = known !== undefined && !gone.has(pack)
      if (isThere) objects.note(table.blobsOf(known), pack)
      return value === undefined || isThere ? [] : [{ name, value, blobs: table.blobsOf(value) }]
    })
    const [first] = records
    if (!first) return []
    const used = new Set([...current.values()].map(([value]) => value as unknown))
    const left = lines.filter(([, , pack]) => !gone.has(pack))
    const [present = [], former = []] = [true, false].map(isUsed => left.filter(line => used.has(line[1]) === isUsed))
    return [{ key, records, others: [...present, ...former].slice(0, sizeOf(names, first.value)) }]
  })
  if (entries.length > 0) await objects.write(entries)
}
