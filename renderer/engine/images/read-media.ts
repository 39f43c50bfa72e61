import { readFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import { statSignature } from '../cache/file-signature'
import { cachedJson } from '../cache/generated'
import { sha256 } from '../cache/hash'
import { type Cache, createCache } from '../cache/store'
import { findMedia, isPicture } from './find-media'

/** A picture of a writer, as pages must know it before it is there. */
export interface Picture {
  /** Its file below content/media. */
  file: string
  /** Its name and the beginning of its hash: what the addresses of its variants begin with. */
  name: string
  /** In pixels. */
  width: number
  height: number
  /** The color that most of it has, as #rrggbb; none when one can see through it. */
  color?: string
}

/** A recording or another file that is published as it is. */
export interface Recording {
  file: string
  name: string
  ending: string
  /** In bytes. */
  size: number
}

/** What lies in content/media, by the path that a writer gives: pictures, and what is no picture. */
export interface Media {
  pictures: Record<string, Picture>
  recordings: Record<string, Recording>
}

/** Describes every file below root/content/media. A file is opened once: what it is like is kept under its hash. */
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

/** The files that were read, by path: every page asks for all of them. */
const opened = new Map<string, { content: Buffer; hash: string; signature: string }>()

/** A file with its hash, read again when its signature has changed. */
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

/** Size as seen, so after the camera's turn, and the dominant color. */
async function measure(content: Buffer): Promise<Pick<Picture, 'width' | 'height' | 'color'>> {
  const { default: sharp } = await import('sharp')
  const image = sharp(content).autoOrient()
  const { autoOrient } = await image.metadata()
  const { dominant, isOpaque } = await image.stats()
  const hex = [dominant.r, dominant.g, dominant.b].map(value => value.toString(16).padStart(2, '0')).join('')
  return { width: autoOrient.width, height: autoOrient.height, ...(isOpaque && { color: `#${hex}` }) }
}
