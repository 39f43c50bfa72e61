import { availableParallelism } from 'node:os'
import { extname } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { readRecords, writeRecords } from '@proofsheet/engine/base/cache/records'
import {
  type CompressFiles,
  type Compression,
  isCached,
  readStored,
  storeBlob,
} from '@proofsheet/engine/build/publish/link-files'
import { hostFileNames } from '@proofsheet/engine/pages/outputs/host-rules'
import { needsVariants } from '@proofsheet/engine/pages/outputs/hosts'
import type { StoredFile } from '@proofsheet/engine/pages/outputs/output'

/** Endings of text files; images, fonts and videos are compressed already. */
const text = new Set(['.html', '.css', '.js', '.json', '.svg', '.txt', '.md', '.xml', '.webmanifest'])

/** A page takes 1 ms at Brotli's level 5, and 49 ms at 11, which makes it 12 % smaller. */
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

/** The variants of a file with a hash, by ending; null for one that is not smaller. */
interface Compressed {
  hash: string
  variants: Record<string, Omit<StoredFile, 'path'> | null>
}

/**
 * Gives the `.br` and `.gz` variants of text files in the store, where they are smaller, for servers that don't compress
 * responses themselves; none where the site's host compresses by itself, and none of the settings of hosts, which are not
 * sent. Variants of unchanged files come from the cache.
 */
export const compressFiles: CompressFiles = async (store, files, level) => {
  if (!needsVariants(store.site.host)) return []
  const { cache } = store
  const before = readRecords<Compressed>(cache, 'compressed', level)
  const isSent = (path: string) => text.has(extname(path)) && !hostFileNames.includes(path)
  const texts = new Map(files.filter(({ path }) => isSent(path)).map(file => [file.path, file]))
  const isCurrent = (path: string, { hash }: Compressed) => hash === texts.get(path)?.hash
  const isIntact = ({ variants }: Compressed) =>
    formats.every(({ ending }) => {
      const variant = variants[ending]
      return variant === null || (variant && isCached(store, variant.hash))
    })
  const compressOne = async (file: StoredFile): Promise<Compressed> => {
    const content = readStored(cache, file)
    const made: Compressed = { hash: file.hash, variants: {} }
    for (const { ending, compress } of formats) {
      const smaller = await compress(content, level)
      made.variants[ending] = smaller.length < content.length ? storeBlob(store, smaller) : null
    }
    return made
  }
  const made = await cache.fill<Compressed>({
    kind: 'compressed',
    key: level,
    names: [...texts.keys()],
    known: new Map([...before].filter(([path, known]) => texts.has(path) && isCurrent(path, known) && isIntact(known))),
    isCurrent,
    blobsOf: ({ variants }) => Object.values(variants).flatMap(variant => variant?.hash ?? []),
    ownerOf: path => texts.get(path)?.page ?? path,
    async make(paths, deliver) {
      const queue = paths.values()
      const next = async () => {
        for (const path of queue) {
          const file = texts.get(path)
          if (file) deliver(path, await compressOne(file))
        }
      }
      // Two files per core: keeps every core busy and limits memory.
      await Promise.all(Array.from({ length: availableParallelism() * 2 }, next))
    },
  })
  writeRecords(cache, ['compressed', level], before, made)
  return [...made].flatMap(([path, { variants }]) =>
    Object.entries(variants).flatMap(([ending, variant]) => (variant ? [{ path: path + ending, ...variant }] : [])),
  )
}
