import { readFileSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { sha256 } from '../cache/hash'
import { readRecords, writeRecords } from '../cache/records'
import type { Cache } from '../cache/store'
import { statSignature } from './file-signature'

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
  /** The SHA-256 of a file in hexadecimal; with `isSeen` also a trusted file is looked at. Throws where it can't be read. */
  hashOf(path: string, isSeen?: boolean): string
  /** The hash of a file, with its bytes where it had to be read. Throws where it can't be read. */
  read(path: string): HashedFile
  /** Records the hash of a file that this build has just written, in a folder that nothing else writes to. */
  record(path: string, hash: string): void
  /** Whether a path leads to a file as this build has hashed or recorded it below another path. */
  isLink(path: string, to: string): boolean
  /** Saves the hashes used by this build for the next one. */
  save(): void
}

/** Whether a path from the root is that of a stored file, which nothing but builds writes. */
export const isStored = (file: string): boolean => /^\.cache.store.blobs/.test(file)

/** The file hashes of a project, at first of the last build. A file trusted by its path is not looked at where they have it. */
export function createFileHashes(root: string, cache: Cache, isTrusted = (_file: string) => false): FileHashes {
  const before = readRecords<Known>(cache, 'last', 'files')
  const now = new Map<string, Known>()
  // Much cheaper than `relative`, and there are thousands.
  const start = root + sep
  const nameOf = (path: string) => (path.startsWith(start) ? path.slice(start.length) : relative(root, path))
  const read = (path: string, isSeen = false): HashedFile => {
    const file = nameOf(path)
    const last = now.get(file) ?? before.get(file)
    const isKnown = last && !isSeen && isTrusted(file)
    const signature = isKnown ? undefined : statSignature(path)
    if (last && (isKnown || last.slice(65) === signature?.text)) {
      now.set(file, last)
      return { hash: last.slice(0, 64) }
    }
    const bytes = readFileSync(path)
    const hash = sha256(bytes)
    now.set(file, `${hash} ${signature?.isStable ? signature.text : ''}`)
    return { hash, bytes }
  }
  return {
    read,
    hashOf: (path, isSeen) => read(path, isSeen).hash,
    record(path, hash) {
      const signature = statSignature(path)
      if (signature) now.set(nameOf(path), `${hash} ${signature.text}`)
    },
    isLink: (path, to) => statSignature(path)?.text === (now.get(nameOf(to)) ?? '').slice(65),
    save: () => writeRecords(cache, ['last', 'files'], before, now),
  }
}
