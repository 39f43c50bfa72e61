import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Cache, createCache } from '../cache/store'
import type { Media } from './read-media'
import { type Format, formats, recordingAddress, variantAddress, variantWidths } from './variants'

/** Part of the cache key: increase it when the conversion changes. */
const version = '2'

/** Gives the content of a variant or a video by its URL; undefined for an unknown URL. */
export type ContentOf = (address: string) => Promise<Buffer | undefined>

/** Gives the contents of all media by URL. Variants are converted on demand and cached. */
export function mediaContents(
  { pictures, recordings }: Media,
  root = process.cwd(),
  cache: Cache = createCache(root),
): ContentOf {
  const generators = new Map<string, () => Promise<Buffer>>()
  const source = (file: string) => readFile(join(root, 'content/media', file))
  // Social cards refer to images by their original path and need the original format.
  for (const [path, { file }] of Object.entries(pictures)) generators.set(path, () => source(file))
  for (const recording of Object.values(recordings))
    generators.set(recordingAddress(recording), () => source(recording.file))
  for (const picture of Object.values(pictures))
    for (const width of variantWidths(picture))
      for (const format of formats) {
        const parts = [picture.name, `${width}`, format, version]
        const make = async () => convert(await source(picture.file), width, format)
        generators.set(variantAddress(picture, width, format), async () =>
          Buffer.from(await cache.memoize('image-variants', parts, make)),
        )
      }
  return async address => generators.get(address)?.()
}

async function convert(content: Buffer, width: number, format: Format): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const image = sharp(content).autoOrient().resize({ width })
  return format === 'avif' ? image.avif({ quality: 55, effort: 3 }).toBuffer() : image.webp({ quality: 80 }).toBuffer()
}
