import { linkSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hashOf, sha256 } from './hash'
import { type PackEntry, readFromPack, writePack } from './packs'
import { pruneFolder } from './prune'
import { writeAtomic } from './write-atomic'

/**
 * The one store of what runs make for each other. It holds data only and may be shared between machines: every entry
 * carries its hash and is used only when that is right, so a damaged store makes a run slower, never wrong.
 */
export interface Cache {
  /** A value that was stored under a key; undefined when there is none, or when it is not what was written. */
  get<Value>(kind: string, key: string): Value | undefined
  /** Stores a value that JSON can hold. */
  set(kind: string, key: string, value: unknown): void
  /** Stores bytes; gives their SHA-256 in hexadecimal, by which they are found. */
  putBlob(content: string | Uint8Array): string
  /** The bytes of a hash; undefined when they are missing or not what was written. */
  getBlob(hash: string): Buffer | undefined
  /** Where the bytes of a hash are, as an absolute path. */
  blobPath(hash: string): string
  /** Writes a new file and stores its content, as one hard-linked copy where the file system allows it; gives the hash. */
  writeAndCache(content: string | Uint8Array, file: string): string
  /** Stores texts in one file; gives where each is. */
  putPack(kind: string, texts: string[]): PackEntry[]
  /** A text of a pack; undefined when it is missing or not what was written. */
  getFromPack(kind: string, entry: PackEntry): string | undefined
  /** The bytes that were made from equal parts before; else makes and stores them. */
  memoize(kind: string, parts: string[], make: () => Uint8Array | Promise<Uint8Array>): Promise<Uint8Array>
  /** Removes what is older than 30 days, at most once a day. */
  prune(now?: number): void
}

/** The store below a project's root. */
export function createCache(root: string): Cache {
  const folder = join(root, '.cache/store')
  const blobPath = (hash: string) => join(folder, 'blobs', hash.slice(0, 1), hash.slice(1))
  const cache: Cache = {
    get<Value>(kind: string, key: string) {
      const text = read(join(folder, kind, key))?.toString('utf8')
      if (text === undefined || text.slice(0, 64) !== hashOf(kind, key, text.slice(65))) return
      return JSON.parse(text.slice(65)) as Value
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
    writeAndCache(content, file) {
      const hash = sha256(content)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, content)
      try {
        linkSync(file, blobPath(hash))
      } catch {
        // It exists already and may be damaged, or the file system has no links.
        if (!cache.getBlob(hash)) writeAtomic(blobPath(hash), content)
      }
      return hash
    },
    putPack: (kind, texts) => writePack(join(folder, kind), texts),
    getFromPack: (kind, entry) => readFromPack(join(folder, kind), entry),
    async memoize(kind, parts, make) {
      const key = hashOf(...parts)
      const hash = cache.get<string>(kind, key)
      const stored = hash === undefined ? undefined : cache.getBlob(hash)
      if (stored) return stored
      const made = await make()
      cache.set(kind, key, cache.putBlob(made))
      return made
    },
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
