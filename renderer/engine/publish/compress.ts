import { readdir, readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { sha256 } from '../cache/hash'
import type { Cache } from '../cache/store'
import { type BlobStore, writeLinked } from './link-files'
import type { Staging } from './staging'

/** Endings of text files; images, fonts and videos are compressed already. */
const text = new Set(['.html', '.css', '.js', '.json', '.svg', '.txt', '.md', '.xml', '.webmanifest'])

const formats = [
  {
    ending: '.br',
    compress: (content: Uint8Array) =>
      promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
  },
  {
    ending: '.gz',
    compress: (content: Uint8Array) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  },
]

/**
 * The `.br` and `.gz` variants of a text file, where they are smaller, for servers that don't compress responses
 * themselves; none for other files. Maximum compression takes tens of milliseconds a file, so variants are cached by
 * content hash.
 */
export async function compressedVariants(
  path: string,
  content: Uint8Array,
  hash: string,
  cache: Cache,
): Promise<{ path: string; content: Uint8Array; hash: string }[]> {
  if (!text.has(extname(path))) return []
  const variants = await Promise.all(
    formats.map(async ({ ending, compress }) => ({
      path: path + ending,
      ...(await cache.memoizeBlob('compressed', [hash, ending], () => compress(content))),
    })),
  )
  return variants.filter(variant => variant.content.length < content.length)
}

/** Writes the compressed variants of all files but the given ones, which have theirs already. */
export async function compressFiles({ client }: Staging, store: BlobStore, done: ReadonlySet<string>): Promise<void> {
  const files = (await readdir(client, { recursive: true })).map(file => file.replaceAll('\\', '/'))
  const queue = files.filter(file => text.has(extname(file)) && !done.has(file)).values()
  // Two files per core: keeps every core busy and limits memory.
  await Promise.all(Array.from({ length: availableParallelism() * 2 }, () => compressEach(queue)))

  async function compressEach(rest: Iterable<string>) {
    for (const file of rest) {
      const content = await readFile(join(client, file))
      for (const variant of await compressedVariants(file, content, sha256(content), store.cache))
        writeLinked(store, variant.content, join(client, variant.path))
    }
  }
}
