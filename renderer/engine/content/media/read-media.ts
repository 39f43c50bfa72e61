import { readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { hashOf, sha256 } from '../../base/cache/hash'
import { type Cache, createCache } from '../../base/cache/store'
import { statSignature } from '../../base/files/file-signature'
import { findAllMedia, isPicture, mediaUse } from './find-media'
import { mediaLimits } from './limits'
import { measure, measureVersion } from './measure'
import { isUnreadable, type Measured, type Media, type Picture, type Recording, type Unreadable } from './media'
import { maxVariantPx } from './variants'

/** How long the copying of a file may pause, and how long a file that looks incomplete is awaited in all, in ms. */
const [pauseMs, maxWaitMs, retryMs] = [1000, 30_000, 100]

/** Describes every file in content/media and every picture beside a text. Gives the same object as long as nothing has changed. */
export type MediaReader = () => Promise<Media>

/**
 * Gives the function that describes the files below root/content/media, one after the other and without holding their
 * contents. A file that can't be read is described by the reason, so that it spoils nothing else. `cache` is that of
 * measurements, `hashFile` gives the content hash of a file by path.
 */
export function createMediaReader(
  root: string,
  { cache = createCache(root) as Cache, hashFile = (path: string) => sha256(readFileSync(path)) } = {},
): MediaReader {
  const describe = (file: string) => describeFile(join(root, 'content', file), file, cache, hashFile)
  let known = new Map<string, { signature: string; found: Described }>()
  let last: { list: unknown[]; media: Media } | undefined
  const read = async (): Promise<Media> => {
    const now: typeof known = new Map()
    const media: Media = { pictures: {}, recordings: {}, drawings: [] }
    for (const path of findAllMedia(root)) {
      if (mediaUse(path) === 'drawing') {
        media.drawings.push(path.normalize())
        continue
      }
      const file = path.slice(1)
      const signature = statSignature(join(root, 'content', path))
      const before = known.get(path)
      const found = before && before.signature === signature?.text ? before.found : await describe(file)
      if (signature?.isStable) now.set(path, { signature: signature.text, found })
      if (isPicture(path)) media.pictures[path.normalize()] = found as Picture | Unreadable
      else media.recordings[path.normalize()] = found as Recording | Unreadable
    }
    known = now
    const list = [...Object.entries({ ...media.pictures, ...media.recordings }).flat(), ...media.drawings]
    if (!last || last.list.length !== list.length || list.some((each, index) => each !== last?.list[index]))
      last = { list, media }
    return last.media
  }
  // Readings run one after the other: the second reuses the measurements of the first.
  let reading: Promise<unknown> = Promise.resolve()
  return () => {
    const next = reading.then(read, read)
    reading = next
    return next
  }
}

type Described = Picture | Recording | Unreadable

/** Describes a file; one that looks incomplete and was written a moment ago is awaited, because it is being copied. */
async function describeFile(path: string, file: string, cache: Cache, hashFile: (path: string) => string) {
  const until = Date.now() + maxWaitMs
  for (;;) {
    const found = await describeNow(path, file, cache, hashFile)
    const isWaiting = isUnreadable(found) && found.isIncomplete && Date.now() < until && isFresh(path)
    if (!isWaiting) return found
    await setTimeout(retryMs)
  }
}

function isFresh(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false })
  return found !== undefined && Math.abs(Date.now() - found.ctimeMs) < pauseMs
}

async function describeNow(
  path: string,
  file: string,
  cache: Cache,
  hashFile: (path: string) => string,
): Promise<Described> {
  try {
    const { size } = statSync(path)
    if (isPicture(file) && size > mediaLimits.pictureBytes)
      return {
        problem: `has ${mebibytes(size)} MiB, more than the ${mebibytes(mediaLimits.pictureBytes)} that a picture may have`,
        hint: `Save it smaller: pages show at most ${maxVariantPx.toLocaleString('en')} pixels side by side.`,
      }
    const hash = hashFile(path)
    const { name: stem, ext } = parse(file)
    const name = `${toUrlName(stem)}-${hash.slice(0, 12)}`
    if (!isPicture(file)) return { file, name, ending: ext.replace(/[^\w.]+/g, ''), size }
    const measured = await measureFile(path, hash, cache)
    return isUnreadable(measured) ? measured : { file, name, ...measured }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    return { problem: `can't be opened (${code ?? message})`, hint: 'Check that it is there and that you may read it.' }
  }
}

const mebibytes = (bytes: number) => Math.ceil(bytes / 2 ** 20)

/** Measures an image; an image with the same hash is measured once. */
async function measureFile(path: string, hash: string, cache: Cache): Promise<Measured | Unreadable> {
  const key = hashOf(hash, measureVersion)
  const cached = cache.get<Measured>('images', key)
  if (cached) return cached
  const measured = await measure(await readFile(path))
  if (!isUnreadable(measured)) cache.set('images', key, measured)
  return measured
}

/** The part of a file's name in its URL: letters of ASCII, digits, "-", "_" and dots, at most 60 of them. */
function toUrlName(name: string): string {
  return (
    name
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/[^\w.-]+/g, '-')
      .replace(/^[-.]+/, '')
      .replace(/[-.]{1,250}$/, '')
      .slice(0, 60) || 'media'
  )
}
