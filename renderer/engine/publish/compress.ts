import { readdir, readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { sha256 } from '../cache/hash'
import { type BlobStore, writeLinked } from './link-files'
import type { Staging } from './staging'

/** Endings of text files; images, fonts and videos are compressed already. */
const text = new Set(['.html', '.css', '.js', '.json', '.svg', '.txt', '.md', '.xml', '.webmanifest', '.wasm'])

const formats = [
  {
    ending: '.br',
    compress: (content: Buffer) =>
      promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
  },
  { ending: '.gz', compress: (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }) },
]

/**
 * Writes a `.br` and a `.gz` variant beside each text file, where it is smaller, for servers that don't compress
 * responses themselves. Maximum compression takes seconds for a site, so variants are cached by content hash.
 */
export async function compressFiles({ client }: Staging, store: BlobStore): Promise<void> {
  const files = (await readdir(client, { recursive: true })).filter(file => text.has(extname(file)))
  const queue = files.values()
  // Two files per core: keeps every core busy and limits memory.
  await Promise.all(Array.from({ length: availableParallelism() * 2 }, () => compressEach(queue)))

  async function compressEach(rest: Iterable<string>) {
    for (const file of rest) {
      const content = await readFile(join(client, file))
      const hash = sha256(content)
      for (const { ending, compress } of formats) {
        const compressed = await store.cache.memoize('compressed', [hash, ending], () => compress(content))
        if (compressed.length < content.length) writeLinked(store, compressed, join(client, file + ending))
      }
    }
  }
}
