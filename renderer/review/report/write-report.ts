import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createElement } from 'react'
import sharp, { type ResizeOptions } from 'sharp'
import { cardPath } from '../compare/compare-pages'
import { isShown } from '../compare/media'
import type { ReviewResult } from '../review-result'
import type { Group, Side } from '../review-types'
import { writeComment } from './comment'
import { renderDocument } from './Document'
import { GroupPage, groupTitle } from './GroupPage'
import { IndexPage } from './IndexPage'
import type { ShownPair } from './Media'
import { reviewData } from './review-data'

/** How many groups get a page of their own. */
const maxGroupPages = 400

/** How many pictures that changed are shown. */
const maxMedia = 100

/** The width of social cards and pictures in the report, in pixels. */
const cardWidth = 600

/** Empties the folder of the report. */
export function clearReport(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'changes'), { recursive: true })
}

/** Writes the report into its folder: static HTML, `review.json` and `comment.md`. `address` is where it will be. */
export async function writeReport(result: ReviewResult, folder: string, address?: string): Promise<void> {
  const { groups } = result.comparison
  const groupFile = (index: number) => (index < maxGroupPages ? `changes/${index + 1}.html` : undefined)
  for (const name of ['review.css', 'slider.js']) copyFileSync(join(import.meta.dirname, name), join(folder, name))
  const media = await writeMedia(result, folder)
  const index = createElement(IndexPage, { result, media, groupFile })
  writeFileSync(join(folder, 'index.html'), renderDocument('Review', '', index))
  for (const [number, group] of groups.slice(0, maxGroupPages).entries()) {
    const cards = await writeCards(result, group, number, folder)
    const page = createElement(GroupPage, { result, group, index: number, cards, copies: copiesOf(result, group) })
    writeFileSync(join(folder, groupFile(number) ?? ''), renderDocument(groupTitle(group), '../', page))
  }
  writeFileSync(join(folder, 'review.json'), `${JSON.stringify(reviewData(result), null, 1)}\n`)
  writeFileSync(join(folder, 'comment.md'), writeComment(result, address))
}

/** The path of a page's file. */
const fileOf = (url: string) => (url.endsWith('/') ? `${url.slice(1)}index.html` : url.slice(1))

/** The Markdown copies of the page of a group of one page. */
function copiesOf({ before, after }: ReviewResult, { urls }: Group): { before: string; after: string } | undefined {
  const [url = ''] = urls
  if (urls.length > 1 || !url.endsWith('/')) return undefined
  const path = `${url.slice(1)}index.md`
  return { before: before.read(path), after: after.read(path) }
}

/** Copies the pictures that changed, smaller, as files that can't hold anything else; their paths by their names. */
async function writeMedia(
  { before, after, comparison }: ReviewResult,
  folder: string,
): Promise<Map<string, ShownPair>> {
  const changes = comparison.site.filter(({ kind }) => kind === 'media').slice(0, maxMedia)
  const asMedia = { width: cardWidth, withoutEnlargement: true }
  const pairs = changes.map(async (change, index): Promise<[string, ShownPair]> => {
    const [old, now] = await Promise.all([
      writePicture(before, change.before, folder, `media/${index + 1}-before`, asMedia),
      writePicture(after, change.after, folder, `media/${index + 1}-after`, asMedia),
    ])
    return [change.subject, { before: old, after: now }]
  })
  return new Map(await Promise.all(pairs))
}

/** Writes a picture of a site into the report, smaller; gives its path there, undefined for what is no picture. */
async function writePicture(
  side: Side,
  path: string,
  folder: string,
  name: string,
  size: ResizeOptions,
): Promise<string | undefined> {
  if (!isShown(path)) return undefined
  const file = `${name}.webp`
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  await sharp(readFileSync(clientFile(side, path)))
    .resize(size)
    .webp({ quality: 80 })
    .toFile(join(folder, file))
  return file
}

/** The file of a path of a site: in the folder of a release, or of published files alone. */
function clientFile({ folder }: Side, path: string): string {
  const client = join(folder, 'client')
  return join(existsSync(client) ? client : folder, path)
}

/** Copies the social cards of a group's example, where they changed, as pictures that can't hold anything else. */
async function writeCards({ before, after }: ReviewResult, { changes, example }: Group, index: number, folder: string) {
  if (!changes.some(({ kind }) => kind === 'card')) return {}
  const write = async (side: Side, name: string): Promise<string | undefined> => {
    const path = cardPath(side, side.read(fileOf(example)))
    return /\.(png|jpe?g|webp)$/.test(path)
      ? writePicture(side, path, folder, `cards/${index + 1}-${name}`, { width: cardWidth })
      : undefined
  }
  const [old, now] = await Promise.all([write(before, 'before'), write(after, 'after')])
  return { before: old, after: now }
}
