import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { sha256 } from '../cache/hash'
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
  /** Saves the hashes used by this build for the next one. */
  save(): void
}

const [kind, key] = ['last', 'hashes']

/** The file hashes of a project; starts with those of the last build. */
export function createFileHashes(root: string, cache: Cache): FileHashes {
  const before = new Map(cache.get<[string, Known][]>(kind, key))
  const now = new Map<string, Known>()
  const read = (path: string): HashedFile => {
    const file = relative(root, path)
    const signature = statSignature(path)
    const last = now.get(file) ?? before.get(file)
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
      if (signature) now.set(relative(root, path), [signature.text, hash])
    },
    save() {
      const isSame =
        before.size === now.size && [...now].every(([path, [signature]]) => before.get(path)?.[0] === signature)
      if (!isSame) cache.set(kind, key, [...now])
    },
  }
}
