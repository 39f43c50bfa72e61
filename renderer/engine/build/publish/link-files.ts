import { type Dirent, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { sha256 } from '../../base/cache/hash'
import type { Cache } from '../../base/cache/store'
import { Failure } from '../../base/failures/failure'
import type { FileHashes } from '../../base/files/file-hashes'
import type { HostName } from '../../pages/outputs/hosts'
import type { StoredFile } from '../../pages/outputs/output'

/** The blob store, with the cached hashes of its files. */
export interface BlobStore {
  cache: Cache
  hashes: FileHashes
}

/** How hard to compress: `fast` where a person waits for a build, `best` for a site that is going to be deployed. */
export type Compression = 'fast' | 'best'

/** Stores the compressed variants of files, and gives them. */
export type CompressFiles = (
  store: BlobStore & { site: { host?: HostName } },
  files: readonly StoredFile[],
  level: Compression,
) => Promise<StoredFile[]>

/** Whether a blob is in the store, undamaged; with `isSeen` it is looked at though the store may be trusted. */
export function isCached({ cache, hashes }: BlobStore, hash: string, isSeen = false): boolean {
  try {
    return hashes.hashOf(cache.blobPath(hash), isSeen) === hash
  } catch {
    return false
  }
}

/** Records that a blob is intact, after this build has written it. */
export function recordBlob({ cache, hashes }: BlobStore, hash: string): void {
  hashes.record(cache.blobPath(hash), hash)
}

/** Stores a content, unless the store has it. Gives its length in bytes and its hash. */
export function storeBlob(store: BlobStore, content: string | Uint8Array): Omit<StoredFile, 'path'> {
  const hash = sha256(content)
  if (!isCached(store, hash)) {
    store.cache.putBlob(content)
    recordBlob(store, hash)
  }
  return { bytes: Buffer.byteLength(content), hash }
}

/** Reads a file of the site from the store. Throws a `Failure` where the store has lost it. */
export function readStored(cache: Cache, { path, hash }: StoredFile): Buffer {
  const content = cache.getBlob(hash)
  if (!content) throw lost(path)
  return content
}

/** The store hasn't what it had: somebody has written into a published file, or removed files of the store. */
export class LostFile extends Failure {}

const lost = (path: string) => new LostFile(`The cache has lost ${path}. Build once more.`)

/**
 * Makes a folder hold blobs by path, and nothing else. Hard links avoid a second copy where the file system has them;
 * those that are there already stay.
 */
export function linkFiles(store: BlobStore, folder: string, files: ReadonlyMap<string, { hash: string }>): void {
  const { linked, folders } = removeOthers(store, folder, files)
  for (const [path, { hash }] of files) {
    if (linked.has(path)) continue
    const file = join(folder, path)
    if (!folders.has(dirname(file))) mkdirSync(dirname(file), { recursive: true })
    folders.add(dirname(file))
    const blob = store.cache.blobPath(hash)
    // Until here the store may have been trusted.
    if (!isCached(store, hash, true)) throw lost(path)
    try {
      linkSync(blob, file)
    } catch {
      // Two names can be one file on this disk: writing into that would change the blob that it is.
      rmSync(file, { force: true })
      writeFileSync(file, readFileSync(blob))
    }
    // A new link changes the signature of the blob (its change time).
    recordBlob(store, hash)
  }
}

/** Removes all from a folder but links to the blobs of the given paths. Gives the paths of those, and their folders. */
function removeOthers({ cache, hashes }: BlobStore, folder: string, files: ReadonlyMap<string, { hash: string }>) {
  const [linked, folders] = [new Set<string>(), new Set([folder])]
  const found = readdirSync(folder, { recursive: true, withFileTypes: true })
  const fileOf = ({ parentPath, name }: Dirent) => parentPath + sep + name
  const removed = found.filter(entry => {
    const path = fileOf(entry)
      .slice(folder.length + 1)
      .replaceAll('\\', '/')
    const hash = files.get(path)?.hash
    if (entry.isDirectory() || hash === undefined || !hashes.isLink(fileOf(entry), cache.blobPath(hash))) return true
    linked.add(path)
    for (let above = entry.parentPath; !folders.has(above); above = dirname(above)) folders.add(above)
    return false
  })
  for (const entry of removed) if (!folders.has(fileOf(entry))) rmSync(fileOf(entry), { recursive: true, force: true })
  return { linked, folders }
}
