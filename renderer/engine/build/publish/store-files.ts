import { sha256 } from '../../base/cache/hash'
import type { PageFile, StoredFile } from '../../pages/outputs/output'
import { type BlobStore, isCached, recordBlob } from './link-files'

/**
 * Stores files to publish. What is in the store already is not written again. Gives all files; of two with the same
 * path, the later one comes last.
 */
export function storeFiles(store: BlobStore, files: readonly PageFile[]): StoredFile[] {
  return files.map(({ path, content: given }) => {
    const content = typeof given === 'string' ? Buffer.from(given) : given
    const file = { path, bytes: content.length, hash: sha256(content) }
    if (!isCached(store, file.hash)) {
      store.cache.putBlob(content)
      recordBlob(store, file.hash)
    }
    return file
  })
}
