import { readFileSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { sha256 } from '../cache/hash'
import { readRecords, writeRecords } from '../cache/records'
import type { Cache } from '../cache/store'
import { statSignature, wasStableAt } from './file-signature'

/** The hash of a file's content, a space, and the signature of the file at that time. Read faster than a list. */
type Known = string

/** A file with its content hash. */
export interface HashedFile {
  /** The SHA-256 in hexadecimal. */
  hash: string
  /** The bytes that it was made from; absent where it was known without reading the file. */
  bytes?: Uint8Array
}

/** Content hashes of files. A file is read only when its signature has changed since the last build. */
export interface FileHashes {
  /** Whether stored files, which nothing but builds writes, are looked at only when they are published. */
  isTrusting: boolean
  /** The SHA-256 of a file in hexadecimal. Throws where it can't be read. */
  hashOf(path: string): string
  /** The hash of a file, with its bytes where it had to be read. Throws where it can't be read. */
  read(path: string): HashedFile
  /** Records the hash of a file that this build has just written, in a folder that nothing else writes to. */
  record(path: string, hash: string): void
  /** Whether a path leads to a file as a build has hashed or recorded it below another path. */
  isLink(path: string, to: string): boolean
  /** Saves the hashes for the next build; of trusted files only those that have changed since a moment, in milliseconds. */
  save(sinceMs?: number): void
}

/** Whether a path from the root is that of a stored file. */
const isStored = (file: string): boolean => /^\.cache.store.blobs/.test(file)

/** The file hashes of a project, at first of the last build. */
export function createFileHashes(root: string, cache: Cache, isTrusting = false): FileHashes {
  // Of many stored files, those that have not changed lately need no hash: see `linkFiles`.
  const [stored, others] = [openTable(cache, 'stored'), openTable(cache, 'files')]
  const tableOf = (file: string) => (isStored(file) ? stored : others)
  // Much cheaper than `relative`, and there are thousands.
  const start = root + sep
  const nameOf = (path: string) => (path.startsWith(start) ? path.slice(start.length) : relative(root, path))
  const read = (path: string): HashedFile => {
    const file = nameOf(path)
    const table = tableOf(file)
    const last = table.get(file)
    const signature = statSignature(path)
    if (last && last.slice(65) === signature?.text) {
      table.set(file, last)
      return { hash: last.slice(0, 64) }
    }
    const bytes = readFileSync(path)
    const hash = sha256(bytes)
    table.set(file, `${hash} ${signature?.isStable ? signature.text : ''}`)
    return { hash, bytes }
  }
  return {
    isTrusting,
    read,
    hashOf: path => read(path).hash,
    record(path, hash) {
      const file = nameOf(path)
      const signature = statSignature(path)
      if (signature) tableOf(file).set(file, `${hash} ${signature.text}`)
    },
    isLink(path, to) {
      const [file, signature] = [nameOf(to), statSignature(path)]
      return signature !== undefined && tableOf(file).get(file)?.slice(65) === signature.text
    },
    save(sinceMs = 0) {
      if (isTrusting) stored.retain(known => !wasStableAt({ ctimeMs: Number.parseFloat(known.slice(65)) }, sinceMs))
      for (const table of [stored, others]) table.save()
    },
  }
}

/** The hashes of a kind of files, which are read when one is needed: those of the last build, and those of this one. */
function openTable(cache: Cache, name: string) {
  let before: Map<string, Known> | undefined
  const now = new Map<string, Known>()
  const last = () => (before ??= readRecords<Known>(cache, 'last', name))
  return {
    get: (file: string): Known | undefined => now.get(file) ?? last().get(file),
    set: (file: string, known: Known) => now.set(file, known),
    /** Leaves in it, of what any build has recorded, what passes a test. */
    retain(isRecent: (known: Known) => boolean) {
      for (const [file, known] of last()) if (!now.has(file)) now.set(file, known)
      for (const [file, known] of now) if (!isRecent(known)) now.delete(file)
    },
    save: () => writeRecords(cache, ['last', name], last(), now),
  }
}
