import type { Cache } from './store'

/** The number of segments: of 10,000 records, one has 320. More would be more files to open in every build. */
const segmentCount = 32

/** Reads the records of a kind under a key, by name. They are in segments by the hashes of the names; a damaged one has none. */
export function readRecords<Value>(cache: Cache | undefined, kind: string, key: string): Map<string, Value> {
  const records = new Map<string, Value>()
  for (let segment = 0; cache && segment < segmentCount; segment++) {
    const found = cache.get<Record<string, Value>>(kind, `${key}-${segment}`) ?? {}
    // Without a list of pairs, of which a large site has a hundred thousand.
    for (const name in found) records.set(name, found[name] as Value)
  }
  return records
}

/** Writes the segments with new, changed and removed records. Those that another process has written meanwhile stay. */
export function writeRecords<Value>(
  cache: Cache,
  [kind, key]: readonly [kind: string, key: string],
  before: ReadonlyMap<string, Value>,
  now: ReadonlyMap<string, Value>,
): void {
  const changed = Array.from({ length: segmentCount }, (): [name: string, record: Value | undefined][] => [])
  for (const [name, record] of now) if (before.get(name) !== record) changed[segmentOf(name)]?.push([name, record])
  for (const name of before.keys()) if (!now.has(name)) changed[segmentOf(name)]?.push([name, undefined])
  for (const [segment, records] of changed.entries()) {
    if (records.length === 0) continue
    const written = cache.get<Record<string, Value>>(kind, `${key}-${segment}`)
    // JSON leaves out what is undefined.
    cache.set(kind, `${key}-${segment}`, { ...written, ...Object.fromEntries(records) })
  }
}

/** The segment of a name: a few bits of its hash by FNV-1a, which is faster than those of Node for short texts. */
function segmentOf(name: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < name.length; index++) hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193)
  return (hash >>> 8) % segmentCount
}
