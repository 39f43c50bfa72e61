import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join, sep } from 'node:path'
import { writeAtomic } from '../files/write-files'
import { hashOf, sha256 } from './hash'
import { fillHere, type Table } from './table'

/**
 * The cache that runs share. It holds only data: entries are verified by hash before use, so a damaged cache makes a run
 * slower, never wrong. Blobs are found by the hash of their content, which comes from an entry.
 */
export interface Cache {
  /** The value of a key; undefined where it is missing or damaged. */
  get<Value>(kind: string, key: string): Value | undefined
  /** Stores a value as JSON. */
  set(kind: string, key: string, value: unknown): void
  /** Stores bytes as a blob. Gives their SHA-256 in hexadecimal, which is their key. */
  putBlob(content: string | Uint8Array): string
  /** The blob of a hash; undefined where it is missing or damaged. */
  getBlob(hash: string): Buffer | undefined
  /** The absolute path of a blob. */
  blobPath(hash: string): string
  /** Gives the cached result for equal parts, or else makes and caches it. */
  memoize(kind: string, parts: string[], make: () => Uint8Array | Promise<Uint8Array>): Promise<Uint8Array>
  /** Gives the records of a table; machines that share a store make them together. */
  fill<Value>(table: Table<Value>): Promise<Map<string, Value>>
  /** Removes entries older than 30 days, at most once a day. */
  prune(now?: number): void
}

/** Caches of several machines, around the cache of this one. */
export interface SharedStore {
  cache: Cache
  /** Ends all requests; the release in a folder is stored before. Gives a sentence on what was used. */
  close(release?: string): Promise<string>
  /** Makes the releases that were stored last those of this project. Gives a sentence on where they come from. */
  restoreReleases(): Promise<string>
}

/** Opens a shared store around the cache of a project; undefined where the environment names none. `shard` as for builds. */
export type OpenSharedStore = (project: { root: string; cache: Cache; shard?: string }) => SharedStore | undefined

/** Opens the cache below a project's root. */
export const createCache = (root: string): Cache => createStore(join(root, '.cache/store'))

/** Opens a cache in a folder of its own. */
export function createStore(folder: string): Cache {
  // Much cheaper than `join`, and there are thousands.
  const blobPath = (hash: string) => `${folder}${sep}blobs${sep}${hash.slice(0, 1)}${sep}${hash.slice(1)}`
  const cache: Cache = {
    get<Value>(kind: string, key: string) {
      const bytes = read(join(folder, kind, key))
      if (bytes?.toString('latin1', 0, 64) !== hashOf(kind, key, bytes?.subarray(65) ?? '')) return
      return JSON.parse(bytes.toString('utf8', 65)) as Value
    },
    set(kind, key, value) {
      const text = JSON.stringify(value)
      writeAtomic(join(folder, kind, key), `${hashOf(kind, key, text)}\n${text}`)
    },
    putBlob(content) {
      const hash = sha256(content)
      writeAtomic(blobPath(hash), content)
      return hash
    },
    getBlob(hash) {
      const content = read(blobPath(hash))
      return content && sha256(content) === hash ? content : undefined
    },
    blobPath,
    async memoize(kind, parts, make) {
      const key = hashOf(...parts)
      const hash = cache.get<string>(kind, key)
      const stored = hash === undefined ? undefined : cache.getBlob(hash)
      if (stored) return stored
      const content = await make()
      cache.set(kind, key, cache.putBlob(content))
      return content
    },
    fill: fillHere,
    prune: now => pruneFolder(folder, now),
  }
  return cache
}

function read(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return
  }
}

/** The maximal age of cache entries, and the interval between prunings, in milliseconds. */
const [maxAgeMs, intervalMs] = [30 * 864e5, 864e5]

/** Removes entries older than 30 days, at most once a day. Those still in use are made again when needed. */
function pruneFolder(folder: string, now = Date.now()): void {
  const lastPruned = join(folder, 'pruned')
  const ageMs = (path: string) => now - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0)
  if (!existsSync(folder) || ageMs(lastPruned) < intervalMs) return
  writeFileSync(lastPruned, '')
  const parts = foldersIn(folder).flatMap(kind => (basename(kind) === 'blobs' ? foldersIn(kind) : [kind]))
  for (const path of parts.flatMap(part => readdirSync(part).map(name => join(part, name))))
    if (ageMs(path) > maxAgeMs) rmSync(path, { recursive: true, force: true })
}

/** The folders in a folder. Links are none: in a store that somebody else wrote they could lead anywhere. */
function foldersIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => join(folder, name))
}
