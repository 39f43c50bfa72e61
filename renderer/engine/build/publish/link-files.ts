import { linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Cache } from '../../base/cache/store'
import type { FileHashes } from '../../base/files/file-hashes'
import { statSignature } from '../../base/files/file-signature'

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
export function syncFolder(store: BlobStore, folder: string, files: ReadonlyMap<string, { hash: string }>): void {
  mkdirSync(folder, { recursive: true })
  const missing = new Map(files)
  clear(folder, '', path => {
    const file = files.get(path)
    return file !== undefined && isLinkTo(store, join(folder, path), file.hash) && missing.delete(path)
  })
  const made = new Set<string>()
  for (const [path, { hash }] of missing) {
    const file = join(folder, path)
    if (!made.has(dirname(file))) mkdirSync(dirname(file), { recursive: true })
    made.add(dirname(file))
    try {
      linkBlob(store, hash, file)
    } catch {
      writeFileSync(file, readFileSync(store.cache.blobPath(hash)))
    }
  }
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

/** Whether a file is a link to a blob of this build. Links share one signature, which has the number of the inode. */
function isLinkTo({ cache, hashes }: BlobStore, file: string, hash: string): boolean {
  const signature = statSignature(file)?.text
  return signature !== undefined && signature === hashes.signatureOf(cache.blobPath(hash))
}
