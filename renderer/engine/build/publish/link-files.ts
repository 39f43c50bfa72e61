import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sha256 } from '../../base/cache/hash'
import type { Cache } from '../../base/cache/store'
import { Failure } from '../../base/failures/failure'
import type { FileHashes } from '../../base/files/file-hashes'
import type { PageFile, StoredFile } from '../../pages/outputs/output'

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
 * Stores files to publish. What is in the store already is not written again. Gives all files; of two with the same
 * path, the later one comes last.
 */
export function storeFiles(store: BlobStore, files: readonly PageFile[]): StoredFile[] {
  return files.map(({ path, content }) => ({
    path,
    ...storeBlob(store, typeof content === 'string' ? Buffer.from(content) : content),
  }))
}

/** Stores bytes, unless the store has them. Gives their number and hash. */
export function storeBlob(store: BlobStore, content: Uint8Array): Omit<StoredFile, 'path'> {
  const hash = sha256(content)
  if (!isCached(store, hash)) {
    store.cache.putBlob(content)
    recordBlob(store, hash)
  }
  return { bytes: content.length, hash }
}

/** Reads a file of the site from the store. Throws a `Failure` where the store has lost it. */
export function readStored(cache: Cache, { path, hash }: StoredFile): Buffer {
  const content = cache.getBlob(hash)
  if (!content) throw new Failure(`The cache has lost ${path}. Build once more.`)
  return content
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
      // Two names can be one file on this disk: writing into that would change the blob that it is.
      rmSync(file, { force: true })
      writeFileSync(file, readFileSync(store.cache.blobPath(hash)))
    }
    // A new link changes the signature of the blob (its change time).
    recordBlob(store, hash)
  }
}
