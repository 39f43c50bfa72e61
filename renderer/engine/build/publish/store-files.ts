import { availableParallelism } from 'node:os'
import { sha256 } from '../../base/cache/hash'
import type { PageFile, StoredFile } from '../../pages/outputs/output'
import { compressedVariants } from './compress'
import { type BlobStore, isCached, recordBlob } from './link-files'

/**
 * Stores files to publish, with compressed variants of them if `isCompressed`. What is in the store already is not
 * written again. Gives all files; of two with the same path, the later one comes last.
 */
export async function storeFiles(
  store: BlobStore,
  files: readonly PageFile[],
  isCompressed: boolean,
): Promise<StoredFile[]> {
  const { cache } = store
  const isIntact = (hash: string) => isCached(store, hash)
  const storeFile = async ({ path, content: given }: PageFile): Promise<StoredFile[]> => {
    const content = typeof given === 'string' ? Buffer.from(given) : given
    const file = { path, bytes: content.length, hash: sha256(content) }
    if (!isIntact(file.hash)) {
      cache.putBlob(content)
      recordBlob(store, file.hash)
    }
    return isCompressed ? [file, ...(await compressedVariants(file, content, cache, isIntact))] : [file]
  }
  const stored: StoredFile[][] = []
  const queue = files.entries()
  // Two files per core: keeps every core busy and limits memory.
  const storeEach = async () => {
    for (const [index, file] of queue) stored[index] = await storeFile(file)
  }
  await Promise.all(Array.from({ length: availableParallelism() * 2 }, storeEach))
  return stored.flat()
}
