import { availableParallelism } from 'node:os'
import { extname } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { readRecords, writeRecords } from '../../base/cache/records'
import { needsVariants } from '../../pages/outputs/hosts'
import type { StoredFile } from '../../pages/outputs/output'
import type { SiteDefinition } from '../../site'
import { type BlobStore, isCached, readStored, storeBlob } from './link-files'

/** Endings of text files; images, fonts and videos are compressed already. */
const text = new Set(['.html', '.css', '.js', '.json', '.svg', '.txt', '.md', '.xml', '.webmanifest'])

/**
 * How hard to compress. `fast` is for builds that a person waits for: a page takes 1 ms at Brotli's level 5 and 49 ms at
 * 11, which makes it 12 % smaller. `best` is for a site that is going to be deployed.
 */
export type Compression = 'fast' | 'best'

const levels = {
  fast: { brotli: 5, gzip: 6 },
  best: { brotli: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION },
}

const formats = [
  {
    ending: '.br',
    compress: (content: Uint8Array, level: Compression) =>
      promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: levels[level].brotli,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
  },
  {
    ending: '.gz',
    compress: (content: Uint8Array, level: Compression) => promisify(gzip)(content, { level: levels[level].gzip }),
  },
]

/** The variants of one content, by ending; null for one that is not smaller. */
type Variants = Record<string, Omit<StoredFile, 'path'> | null>

/**
 * Gives the `.br` and `.gz` variants of text files in the store, where they are smaller, for servers that don't compress
 * responses themselves; none where the site's host compresses by itself. Variants of unchanged files come from the cache.
 */
export async function compressFiles(
  store: BlobStore & { site: SiteDefinition },
  files: readonly StoredFile[],
  level: Compression,
): Promise<StoredFile[]> {
  if (!needsVariants(store.site.host)) return []
  const { cache } = store
  const known = readRecords<Variants>(cache, 'compressed', level)
  const isIntact = (variants: Variants) =>
    formats.every(({ ending }) => {
      const variant = variants[ending]
      return variant === null || (variant && isCached(store, variant.hash))
    })
  const made = new Map<string, Variants>()
  const compressOne = async (file: StoredFile) => {
    const content = readStored(cache, file)
    const variants: Variants = {}
    for (const { ending, compress } of formats) {
      const smaller = await compress(content, level)
      variants[ending] = smaller.length < content.length ? storeBlob(store, smaller) : null
    }
    made.set(file.hash, variants)
  }
  const texts = files.filter(({ path }) => text.has(extname(path)))
  const stale = []
  for (const [hash, file] of new Map(texts.map(file => [file.hash, file]))) {
    const variants = known.get(hash)
    if (variants && isIntact(variants)) made.set(hash, variants)
    else stale.push(file)
  }
  const queue = stale.values()
  // Two files per core: keeps every core busy and limits memory.
  await Promise.all(
    Array.from({ length: availableParallelism() * 2 }, async () => {
      for (const file of queue) await compressOne(file)
    }),
  )
  writeRecords(cache, ['compressed', level], known, made)
  return texts.flatMap(({ path, hash }) =>
    Object.entries(made.get(hash) ?? {}).flatMap(([ending, variant]) =>
      variant ? [{ path: path + ending, ...variant }] : [],
    ),
  )
}
