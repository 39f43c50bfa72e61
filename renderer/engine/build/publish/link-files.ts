import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { sha256 } from '../../base/cache/hash'
import type { Cache } from '../../base/cache/store'
import { Failure } from '../../base/failures/failure'
import type { FileHashes } from '../../base/files/file-hashes'
import { isUnchanged } from '../../base/files/file-signature'
import { isInside } from '../../base/files/is-inside'
import type { HostName } from '../../pages/outputs/hosts'
import type { StoredContent, StoredFile } from '../../pages/outputs/output'
import { foldersOf, pathOf } from './manifest-lines'

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
  if (hashes.isTrusting && !isSeen) return true
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

/** Stores a content, unless the store has it. Gives its length in bytes and its hash. */
export function storeBlob(store: BlobStore, content: string | Uint8Array): StoredContent {
  const hash = sha256(content)
  if (!(store.hashes.isTrusting ? existsSync(store.cache.blobPath(hash)) : isCached(store, hash))) {
    store.cache.putBlob(content)
    recordBlob(store, hash)
  }
  return { bytes: Buffer.byteLength(content), hash }
}

/** Reads a file of the site, or a part of one, from the store. Throws a `Failure` where the store has lost it. */
export function readStored(cache: Cache, { path, hash }: StoredContent & { path?: string }): Buffer {
  const content = cache.getBlob(hash)
  if (!content) throw lost(path ?? 'a part of a file')
  return content
}

/** The store hasn't what it had: somebody has written into a published file, or removed files of the store. */
export class LostFile extends Failure {}

const lost = (path: string) => new LostFile(`The cache has lost ${path}. Build once more.`)

/** A site that a folder holds already. */
export interface FormerSite {
  /** The lines of its manifest. */
  lines: Set<string>
  /** When it was complete, in milliseconds. */
  atMs: number
}

/**
 * Makes a folder hold blobs by path, and nothing else. Hard links avoid a second copy where the file system has them.
 * Those of a former site stay where their lines are the same, and where they have not changed since, by their change times
 * or by the signatures of the blobs. `lines` are those of the files in a manifest.
 */
export function linkFiles(
  store: BlobStore,
  folder: string,
  files: readonly Pick<StoredFile, 'path' | 'hash'>[],
  lines: readonly string[] = [],
  former: FormerSite = { lines: new Set(), atMs: 0 },
): void {
  const there = new Set(files.flatMap(({ path }, index) => (former.lines.delete(lines[index] ?? '') ? path : [])))
  const folders = removeOthers(folder, there, former)
  for (const { path, hash } of files) {
    const [file, blob] = [join(folder, path), store.cache.blobPath(hash)]
    if (there.has(path)) {
      if (isUnchanged(file, former.atMs) || store.hashes.isLink(file, blob)) continue
      rmSync(file, { force: true })
    }
    if (!folders.has(dirname(path))) mkdirSync(dirname(file), { recursive: true })
    folders.add(dirname(path))
    // Until here the store may have been trusted.
    if (!isCached(store, hash, true)) throw lost(path)
    try {
      linkSync(blob, file)
    } catch {
      // Two names can be one file on this disk: writing into that would change the blob that it is.
      rmSync(file, { force: true })
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, readFileSync(blob))
    }
    // A new link changes the signature of the blob (its change time).
    recordBlob(store, hash)
  }
}

/** Removes all from a folder but files by path, which a former site had. Gives the folders of those, from that one. */
function removeOthers(folder: string, there: ReadonlySet<string>, { lines, atMs }: FormerSite): Set<string> {
  const folders = foldersOf(there)
  // A folder comes before those in it: where it is a link, these are elsewhere.
  for (const each of [...folders].sort()) {
    const at = join(folder, each)
    // Whatever is added to a folder or removed from it changes it.
    if (each !== '.' && isUnchanged(at, atMs)) continue
    if (!existsSync(at)) folders.delete(each)
    for (const entry of folders.has(each) ? readdirSync(at, { withFileTypes: true }) : []) {
      const path = posix.join(each, entry.name)
      const isExpected = entry.isDirectory() ? folders.has(path) : entry.isFile() && there.has(path)
      if (!isExpected) rmSync(join(folder, path), { recursive: true, force: true })
    }
  }
  for (const line of lines) {
    let path = pathOf(line)
    while (isInside(path) && !folders.has(posix.dirname(path))) path = posix.dirname(path)
    if (isInside(path)) rmSync(join(folder, path), { recursive: true, force: true })
  }
  return folders
}
