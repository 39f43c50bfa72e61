import { linkSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Cache } from '../../base/cache/store'
import type { FileHashes } from '../../base/files/file-hashes'

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

/** Puts blobs into an empty folder, by path. Hard links avoid a second copy where the file system has them. */
export function linkFiles(store: BlobStore, folder: string, files: ReadonlyMap<string, { hash: string }>): void {
  const made = new Set<string>()
  for (const [path, { hash }] of files) {
    const file = join(folder, path)
    if (!made.has(dirname(file))) mkdirSync(dirname(file), { recursive: true })
    made.add(dirname(file))
    try {
      linkSync(store.cache.blobPath(hash), file)
    } catch {
      writeFileSync(file, readFileSync(store.cache.blobPath(hash)))
    }
    // A new link changes the signature of the blob (its change time).
    recordBlob(store, hash)
  }
}
