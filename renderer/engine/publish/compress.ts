import { readdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { sha256 } from '../cache/hash'
import type { Cache } from '../cache/store'
import type { Staging } from './staging'

/** Files of text; pictures, fonts and recordings are compressed already. */
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
 * Writes a `.br` and a `.gz` variant beside each file of text, where it is smaller, for servers that don't compress by
 * themselves. The best compression takes seconds for a site, so variants are cached by the hash of the content.
 */
export async function compressFiles({ client }: Staging, cache: Cache): Promise<void> {
  const files = (await readdir(client, { recursive: true })).filter(file => text.has(extname(file)))
  const queue = files.values()
  // A few at once: enough for every core, and no more in memory than that.
  await Promise.all(Array.from({ length: availableParallelism() * 2 }, () => compressEach(queue)))

  async function compressEach(rest: Iterable<string>) {
    for (const file of rest) {
      const content = await readFile(join(client, file))
      const hash = sha256(content)
      for (const { ending, compress } of formats) {
        const compressed = await cache.memoize('compressed', [hash, ending], () => compress(content))
        if (compressed.length < content.length) await writeFile(join(client, file + ending), compressed)
      }
    }
  }
}
