import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import { cachedJson } from '../cache/generated'
import { findMedia, isPicture } from '../content/media'

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
export async function readMedia(root = process.cwd()): Promise<Media> {
  const media: Media = { pictures: {}, recordings: {} }
  for (const path of findMedia(root)) {
    const file = path.slice('/media/'.length)
    const { content, hash } = await open(join(root, 'content', path))
    const name = `${parse(file).name}-${hash}`
    if (isPicture(file))
      media.pictures[path] = {
        file,
        name,
        ...(await cachedJson(root, 'picture', hash, () => measure(content))),
      }
    else media.recordings[path] = { file, name, ending: parse(file).ext, size: content.length }
  }
  return media
}

const opened = new Map<string, { content: Buffer; hash: string; changed: string }>()

/** A file with its hash, read again when it has changed: every page asks for all of them. */
async function open(file: string) {
  const { mtimeMs, size } = statSync(file)
  const changed = `${mtimeMs} ${size}`
  const last = opened.get(file)
  if (last?.changed === changed) return last
  const content = await readFile(file)
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12)
  const now = { content, hash, changed }
  opened.set(file, now)
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
