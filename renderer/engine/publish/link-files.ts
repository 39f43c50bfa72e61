import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { FileHashes } from '../cache/files/file-hashes'
import { sha256 } from '../cache/hash'
import type { Cache } from '../cache/store'

/** The blob store, with the cached hashes of its files. */
export interface BlobStore {
  cache: Cache
  hashes: FileHashes
}

/** Whether a blob is in the store, undamaged. */
export function isCached({ cache, hashes }: BlobStore, hash: string): boolean {
  try {
    return hashes.hashOf(cache.blobPath(hash)) === hash
  } catch {
    return false
  }
}

/** Records that a blob is intact, after this build has written it. */
export function recordBlob({ cache, hashes }: BlobStore, hash: string): void {
  hashes.record(cache.blobPath(hash), hash)
}

/**
 * Makes a folder contain exactly the given blobs, by path. Hard links avoid a second copy where the file system has
 * them. A file of an earlier build stays only where it is a link to the same blob. Files are never overwritten, because
 * the published site may share their bytes.
 */
export function syncFolder(store: BlobStore, folder: string, files: Map<string, string>): void {
  const { blobPath } = store.cache
  mkdirSync(folder, { recursive: true })
  const missing = new Map(files)
  clear(folder, '', path => {
    const hash = files.get(path)
    return hash !== undefined && isSame(join(folder, path), blobPath(hash)) && missing.delete(path)
  })
  linkFiles(store, folder, missing)
}

/** Adds blobs to a folder, by path. Nothing may be there at these paths. */
export function linkFiles(store: BlobStore, folder: string, files: Iterable<[path: string, hash: string]>): void {
  for (const [path, hash] of files) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    try {
      linkBlob(store, hash, file)
    } catch {
      writeFileSync(file, readFileSync(store.cache.blobPath(hash)))
    }
  }
}

/**
 * Writes a file as a link to the blob of its content, which all releases with this file share; as a copy where the file
 * system has no hard links. A file that is there is replaced, never written into: its bytes may be shared.
 */
export function writeLinked(store: BlobStore, content: string | Uint8Array, file: string): void {
  const hash = sha256(content)
  mkdirSync(dirname(file), { recursive: true })
  rmSync(file, { force: true })
  try {
    if (isCached(store, hash)) linkBlob(store, hash, file)
  } catch {
    // The file system has no hard links, or no more of them for this file.
  }
  if (existsSync(file)) return
  store.cache.writeAndCache(content, file)
  recordBlob(store, hash)
}

function linkBlob(store: BlobStore, hash: string, file: string): void {
  linkSync(store.cache.blobPath(hash), file)
  // The new link changes the signature of the blob (its change time).
  recordBlob(store, hash)
}

/** Removes all files but those that stay, and empty folders. Gives whether the folder is empty. */
function clear(folder: string, below: string, stays: (path: string) => boolean): boolean {
  let isEmpty = true
  for (const item of readdirSync(join(folder, below), { withFileTypes: true })) {
    const path = below ? `${below}/${item.name}` : item.name
    const isGone = item.isDirectory() ? clear(folder, path, stays) : !stays(path)
    if (isGone) rmSync(join(folder, path), { recursive: true })
    else isEmpty = false
  }
  return isEmpty
}

/** Whether two paths are links to one file. */
function isSame(a: string, b: string): boolean {
  const [one, other] = [a, b].map(path => statSync(path, { bigint: true, throwIfNoEntry: false }))
  return one !== undefined && one.ino === other?.ino && one.dev === other?.dev
}
