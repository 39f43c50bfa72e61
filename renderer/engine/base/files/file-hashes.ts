import { readFileSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { sha256 } from '../cache/hash'
import { readRecords, writeRecords } from '../cache/records'
import type { Cache } from '../cache/store'
import { statSignature } from './file-signature'

/** The signature of a file and the hash of its content at that time. */
type Known = [signature: string, hash: string]

/** A file with its content hash. */
export interface HashedFile {
  /** The SHA-256 in hexadecimal. */
  hash: string
  /** The bytes that it was made from; absent where it was known without reading the file. */
  bytes?: Uint8Array
}

/** Content hashes of files. A file is read only when its signature has changed since the last build. */
export interface FileHashes {
  /** The SHA-256 of a file in hexadecimal. Throws where it can't be read. */
  hashOf(path: string): string
  /** The hash of a file, with its bytes where it had to be read. Throws where it can't be read. */
  read(path: string): HashedFile
  /** Records the hash of a file that this build has just written, in a folder that nothing else writes to. */
  record(path: string, hash: string): void
  /** Whether a path leads to a file as this build has hashed or recorded it below another path. */
  isLink(path: string, to: string): boolean
  /** Drops the hash of a file that has changed since, though it may be trusted. Gives whether it did. */
  refresh(path: string): boolean
  /** Saves the hashes used by this build for the next one. */
  save(): void
}

const table = ['last', 'hashes'] as const

/**
 * The file hashes of a project; starts with those of the last build. Once this process has found the hash of a file that
 * it trusts, by its path from the root, that stays.
 */
export function createFileHashes(root: string, cache: Cache, isTrusted = (_file: string) => false): FileHashes {
  const before = readRecords<Known>(cache, ...table)
  const now = new Map<string, Known>()
  // Much cheaper than `relative`, and there are thousands.
  const start = root + sep
  const nameOf = (path: string) => (path.startsWith(start) ? path.slice(start.length) : relative(root, path))
  const read = (path: string): HashedFile => {
    const file = nameOf(path)
    const found = now.get(file)
    if (found && isTrusted(file)) return { hash: found[1] }
    const signature = statSignature(path)
    const last = found ?? before.get(file)
    if (signature && last?.[0] === signature.text) {
      now.set(file, last)
      return { hash: last[1] }
    }
    const bytes = readFileSync(path)
    const hash = sha256(bytes)
    if (signature?.isStable) now.set(file, [signature.text, hash])
    return { hash, bytes }
  }
  return {
    read,
    hashOf: path => read(path).hash,
    record(path, hash) {
      const signature = statSignature(path)
      if (signature) now.set(nameOf(path), [signature.text, hash])
    },
    isLink: (path, to) => statSignature(path)?.text === (now.get(nameOf(to)) ?? [''])[0],
    refresh(path) {
      const last = now.get(nameOf(path))
      const hasChanged = last !== undefined && last[0] !== statSignature(path)?.text
      return hasChanged && now.delete(nameOf(path))
    },
    save: () => writeRecords(cache, table, before, now),
  }
}
