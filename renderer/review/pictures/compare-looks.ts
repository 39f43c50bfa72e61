import sharp from 'sharp'
import { openPage, withPage } from './open-page'
import type { PictureContext, Rectangle } from './picture-types'
import { stablePicture } from './stable-picture'

/** The height of a page that is compared, in CSS pixels from its top. */
const maxHeight = 5000

/** How many pages of a group are compared until one looks different. */
const maxPages = 8

/** Some pages of a group for comparison, of as many folders as possible; the folders with most pages come first. */
export function sampleOf(urls: readonly string[]): string[] {
  const byFolder = new Map<string, string[]>()
  for (const url of urls) {
    const folder = url.split('/')[1] ?? ''
    const pages = byFolder.get(folder)
    if (pages) pages.push(url)
    else byFolder.set(folder, [url])
  }
  const folders = [...byFolder.values()].sort((a, b) => b.length - a.length)
  const rounds = Array.from({ length: maxPages }, (_, round) => folders.flatMap(pages => pages[round] ?? []))
  return rounds.flat().slice(0, maxPages)
}

/** A picture of a whole page, taken with `take`. */
export async function lookOf(context: PictureContext, address: string, take = stablePicture): Promise<Buffer> {
  return withPage(context, async page => {
    await openPage(page, address, [])
    return take(page, { type: 'png', fullPage: true, animations: 'disabled' })
  })
}

const takeOnce: typeof stablePicture = (page, options) => page.screenshot(options)

/** The first of some pages that looks different on both sites in one of the windows; undefined where none does. */
export async function findDifferentPage(
  contexts: readonly PictureContext[],
  urls: readonly string[],
  origins: readonly [string, string],
): Promise<string | undefined> {
  const differs = async (context: PictureContext, url: string, take: typeof stablePicture) => {
    const [old, now] = await Promise.all(origins.map(origin => lookOf(context, origin + encodeURI(url), take)))
    return old && now && (await differentPart(old, now)) !== undefined
  }
  const isDifferent = async (context: PictureContext, url: string) =>
    (await differs(context, url, takeOnce)) && (await differs(context, url, stablePicture))
  for (const url of urls) {
    const found = await Promise.all(contexts.map(context => isDifferent(context, url)))
    if (found.some(Boolean)) return url
  }
  return undefined
}

/** The rows in which two pictures of a page differ, over the whole width; undefined where they are equal. */
export async function differentPart(one: Buffer, other: Buffer): Promise<Rectangle | undefined> {
  if (one.equals(other)) return undefined
  const [a, b] = await Promise.all(
    [one, other].map(image => sharp(image).greyscale().raw().toBuffer({ resolveWithObject: true })),
  )
  if (!a || !b) return undefined
  const { width } = a.info
  const height = Math.min(maxHeight, Math.max(a.info.height, b.info.height))
  const differs = (row: number) =>
    !a.data.subarray(row * width, (row + 1) * width).equals(b.data.subarray(row * width, (row + 1) * width))
  const rows = Array.from({ length: height }, (_, row) => row).filter(differs)
  const [first, last] = [rows[0], rows.at(-1)]
  return first === undefined || last === undefined ? undefined : { x: 0, y: first, width, height: last - first + 1 }
}
