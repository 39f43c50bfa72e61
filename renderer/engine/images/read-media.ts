import { readFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import { statSignature } from '../cache/file-signature'
import { cachedJson } from '../cache/generated'
import { sha256 } from '../cache/hash'
import { type Cache, createCache } from '../cache/store'
import { findMedia, isPicture } from './find-media'

/** An image with what pages need to reserve its space. */
export interface Picture {
  /** Its file below content/media. */
  file: string
  /** Its name with the beginning of its hash: the prefix of its variants' URLs. */
  name: string
  /** In pixels. */
  width: number
  height: number
  /** Its dominant color as #rrggbb; absent when it has transparent parts. */
  color?: string
}

/** A video or another file that is published unchanged. */
export interface Recording {
  file: string
  name: string
  ending: string
  /** In bytes. */
  size: number
}

/** The files in content/media by the path that content uses: images, and other files. */
export interface Media {
  pictures: Record<string, Picture>
  recordings: Record<string, Recording>
}

/** Describes every file below root/content/media. Measurements of images are cached by hash. */
export async function readMedia(root = process.cwd(), cache: Cache = createCache(root)): Promise<Media> {
  const media: Media = { pictures: {}, recordings: {} }
  for (const path of findMedia(root)) {
    const file = path.slice('/media/'.length)
    const { content, hash } = await open(join(root, 'content', path))
    const name = `${parse(file).name}-${hash}`
    if (isPicture(file))
      media.pictures[path] = {
        file,
        name,
        ...(await cachedJson(cache, { kind: 'images', key: hash, generate: () => measure(content) })),
      }
    else media.recordings[path] = { file, name, ending: parse(file).ext, size: content.length }
  }
  return media
}

/** The files by path, cached in memory because every page needs them. */
const opened = new Map<string, { content: Buffer; hash: string; signature: string }>()

/** Reads a file with its hash, again only when its signature has changed. */
async function open(file: string) {
  const signature = statSignature(file)
  const last = opened.get(file)
  if (last && signature && last.signature === signature.text) return last
  const content = await readFile(file)
  const now = { content, hash: sha256(content).slice(0, 12), signature: signature?.text ?? '' }
  if (signature?.isStable) opened.set(file, now)
  else opened.delete(file)
  return now
}

/** The size after applying the EXIF orientation, and the dominant color. */
async function measure(content: Buffer): Promise<Pick<Picture, 'width' | 'height' | 'color'>> {
  const { default: sharp } = await import('sharp')
  const image = sharp(content).autoOrient()
  const { autoOrient } = await image.metadata()
  const { dominant, isOpaque } = await image.stats()
  const hex = [dominant.r, dominant.g, dominant.b].map(value => value.toString(16).padStart(2, '0')).join('')
  return { width: autoOrient.width, height: autoOrient.height, ...(isOpaque && { color: `#${hex}` }) }
}
