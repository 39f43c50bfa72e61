import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { createCache } from '../../base/cache/store'
import { isRegularFile } from '../../base/files/list-files'
import { encodedFolder } from './find-media'
import { mediaLimits } from './limits'
import { isUnreadable, type Media, type Picture } from './media'
import { toShared } from './shared-image'
import { type Format, formats, recordingAddress, sharedAddress, variantAddress, variantWidths } from './variants'

/** Part of the cache key: increase it when the conversion changes. */
const version = '3'

/** Gives the content of a variant or a video by its URL; undefined for an unknown URL. */
export type ContentOf = (address: string) => Promise<Buffer | undefined>

/** Gives the contents of all media by URL. Those in `encodedFolder` are as they are, others converted and cached. */
export function mediaContents(media: Media, root = process.cwd(), cache = createCache(root)): ContentOf {
  const generators = new Map<string, () => Promise<Buffer>>()
  const source = (file: string) => readFile(join(root, 'content', file))
  const add = (picture: Picture, address: string, parts: string[], convert: (content: Buffer) => Promise<Buffer>) => {
    const make = async () => convert(await source(picture.file))
    const encoded = `${encodedFolder}/${basename(address)}`
    generators.set(address, async () =>
      isRegularFile(root, encoded)
        ? readFile(join(root, encoded))
        : Buffer.from(await cache.memoize('image-variants', [picture.name, ...parts, version], make)),
    )
  }
  for (const picture of Object.values(media.pictures)) {
    if (isUnreadable(picture)) continue
    add(picture, sharedAddress(picture), ['shared'], content => toShared(content, picture.sharedFormat))
    for (const width of variantWidths(picture))
      for (const format of formats)
        add(picture, variantAddress(picture, width, format), [`${width}`, format], content =>
          toVariant(content, width, format),
        )
  }
  for (const recording of Object.values(media.recordings))
    if (!isUnreadable(recording)) generators.set(recordingAddress(recording), () => source(recording.file))
  return async address => generators.get(address)?.()
}

/** Converts an image. Of AVIF, each further step of `effort` takes twice the time or more for a few percent. */
export async function toVariant(content: Buffer, width: number, format: Format, effort = 2): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const image = sharp(content, { limitInputPixels: mediaLimits.pixels }).autoOrient().resize({ width })
  return format === 'avif' ? image.avif({ quality: 55, effort }).toBuffer() : image.webp({ quality: 80 }).toBuffer()
}
