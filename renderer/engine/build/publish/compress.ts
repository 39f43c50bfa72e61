import { extname } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Cache } from '../../base/cache/store'
import { comparisonFolder } from '../../content/dates/comparison'
import type { StoredFile } from '../../pages/outputs/output'
import type { SiteDefinition } from '../../site'

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

/** Whether this build makes compressed variants of text files. */
export function makesVariants({ compress }: SiteDefinition): boolean {
  return compress !== false && comparisonFolder() === undefined
}

/** Whether a path is that of a compressed variant. */
export const isVariant = (path: string): boolean => formats.some(({ ending }) => path.endsWith(ending))

/** The variants of one content as cached, by ending; null for one that is not smaller. */
type Variants = Record<string, Variant>

type Variant = Omit<StoredFile, 'path'> | null

/**
 * The `.br` and `.gz` variants of a stored text file, where they are smaller, for servers that don't compress responses
 * themselves; none for other files. Maximum compression takes tens of milliseconds a file, so variants are cached by
 * content hash. `isIntact` says whether a blob is in the cache, undamaged.
 */
export async function compressedVariants(
  { path, hash }: StoredFile,
  content: Uint8Array,
  cache: Cache,
  isIntact = (blob: string) => cache.getBlob(blob) !== undefined,
): Promise<StoredFile[]> {
  if (!text.has(extname(path))) return []
  const cached = cache.get<Variants>('compressed', hash)
  const made = await Promise.all(
    formats.map(async ({ ending, compress }): Promise<[ending: string, Variant]> => {
      const known = cached?.[ending]
      if (known === null || (known && isIntact(known.hash))) return [ending, known]
      const smaller = await compress(content)
      return [ending, smaller.length < content.length ? { bytes: smaller.length, hash: cache.putBlob(smaller) } : null]
    }),
  )
  if (made.some(([ending, variant]) => variant !== cached?.[ending]))
    cache.set('compressed', hash, Object.fromEntries(made))
  return made.flatMap(([ending, variant]) => (variant ? [{ path: path + ending, ...variant }] : []))
}
