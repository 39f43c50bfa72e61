import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { writeAtomic } from '../cache/generated'
import { hashOf } from '../cache/store'
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

/** Of a SHA-256 in hexadecimal. */
const hashLength = 64

/** How long what was compressed once is kept for the next builds, in milliseconds. */
const maxAgeMs = 30 * 24 * 60 * 60 * 1000

/**
 * Writes a `.br` and a `.gz` twin beside each file of text, where it is smaller, for servers that don't compress by
 * themselves. The best compression takes seconds for a site, so it is kept in `.cache/` by the hash of the content.
 */
export async function compressFiles({ client }: Staging, cache = '.cache/compressed'): Promise<void> {
  await mkdir(cache, { recursive: true })
  const files = (await readdir(client, { recursive: true })).filter(file => text.has(extname(file)))
  const queue = files.values()
  // A few at once: enough for every core, and no more in memory than that.
  await Promise.all(Array.from({ length: availableParallelism() * 2 }, () => compressEach(queue)))
  await prune(cache)

  async function compressEach(files: Iterable<string>) {
    for (const file of files) {
      const content = await readFile(join(client, file))
      const hash = hashOf(content)
      for (const { ending, compress } of formats) {
        const compressed = await once(join(cache, hash + ending), () => compress(content))
        if (compressed.length < content.length) await writeFile(join(client, file + ending), compressed)
      }
    }
  }
}

/** What is kept in the file, or what is made now and kept there; it carries its hash, so a damaged file is no harm. */
async function once(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const stored = await readFile(file).catch(() => undefined)
  const content = stored?.subarray(hashLength)
  if (content && hashOf(content) === stored?.toString('utf8', 0, hashLength)) return content
  const made = await make()
  writeAtomic(file, Buffer.concat([Buffer.from(hashOf(made)), made]))
  return made
}

async function prune(cache: string): Promise<void> {
  for (const name of await readdir(cache)) {
    const file = join(cache, name)
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }))
    if (Date.now() - mtimeMs > maxAgeMs) await rm(file, { force: true })
  }
}
