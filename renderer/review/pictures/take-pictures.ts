import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Change, type Group, hasPlace, type Side } from '../review-types'
import { differentPart, findDifferentPage, lookOf, sampleOf } from './compare-looks'
import { framesOf } from './frame'
import { type Mark, openContext, openPage, withPage } from './open-page'
import {
  compared,
  type GroupPictures,
  type Picture,
  type PictureBrowser,
  type PictureContext,
  type PicturePair,
  type Variant,
  variants,
} from './picture-types'
import { serveSide } from './serve-side'
import { stablePicture } from './stable-picture'

/** How many pairs of pictures are taken at once. */
const parallel = 4
const quality = 78

/** Kinds of changes that are not marked in pictures: a wrapper may be as large as the page. */
const unmarked: Change['kind'][] = ['markup']

/** The windows by variant, the origins of both sites, and the folder of the report. */
interface Studio {
  windowOf: (variant: Variant) => Promise<PictureContext>
  origins: readonly [before: string, after: string]
  folder: string
}

/**
 * Takes pictures of the example of each group, before and after, in every variant, of the part that changed first. Of a
 * group without changed blocks, such as one of styles, a sample of pages is compared as a whole; `equal` is given where
 * all of it looks the same. Pages run no script in pictures, so that nothing moves. Gives the pictures by group.
 */
export async function takePictures(
  sides: { before: Side; after: Side },
  groups: readonly (readonly [index: number, group: Group])[],
  folder: string,
  launch: () => Promise<PictureBrowser>,
): Promise<Map<number, GroupPictures>> {
  const taken = new Map<number, GroupPictures>()
  const [first] = groups
  if (!first) return taken
  const [browser, before, after] = await Promise.all([launch(), serveSide(sides.before), serveSide(sides.after)])
  const windows = new Map<string, Promise<PictureContext>>()
  const origins = [before.origin, after.origin] as const
  const addresses = origins.map(origin => origin + encodeURI(first[1].example))
  const windowOf = (variant: Variant) => {
    const name = `${variant.width}-${variant.scheme}`
    const window = windows.get(name) ?? openContext(browser, variant, addresses)
    windows.set(name, window)
    return window
  }
  const studio: Studio = { windowOf, origins, folder }
  try {
    await inParallel(
      groups.map(([index, group]) => async () => {
        const found = await picturesOf(studio, index, group)
        if (found) taken.set(index, found)
      }),
    )
  } finally {
    await browser.close()
    before.close()
    after.close()
  }
  return taken
}

async function picturesOf(studio: Studio, index: number, group: Group): Promise<GroupPictures | undefined> {
  const isMarked = group.changes.some(hasPlace)
  const sample = sampleOf(group.urls)
  const example = isMarked
    ? group.example
    : await findDifferentPage(await Promise.all(compared.map(studio.windowOf)), sample, studio.origins)
  if (example === undefined) return { pairs: [], equal: sample.length }
  const takePair = isMarked ? takeMarked : takeDifferent
  const pairs = await Promise.all(
    variants.map(async each =>
      takePair(studio, { ...group, example }, each, `pictures/${index + 1}-${each.width}-${each.scheme}`),
    ),
  )
  return { pairs: pairs.filter(pair => pair !== undefined), example }
}

/** The pictures of changed blocks, with marks around them. */
async function takeMarked(
  { windowOf, origins, folder }: Studio,
  group: Group,
  variant: Variant,
  name: string,
): Promise<PicturePair | undefined> {
  const window = await windowOf(variant)
  const [oldAddress, newAddress] = origins.map(origin => origin + encodeURI(group.example))
  return withPage(window, oldPage =>
    withPage(window, async newPage => {
      const [old, now] = await Promise.all([
        openPage(oldPage, oldAddress ?? '', selectorsOf(group, 'before')),
        openPage(newPage, newAddress ?? '', selectorsOf(group, 'after')),
      ])
      const frame = framesOf(old, now)
      if (!frame) return undefined
      const take = async (page: typeof oldPage, side: 'before' | 'after', marks: Mark[]): Promise<Picture> => {
        const { top, bottom } = frame
        const clip = { x: 0, y: top, width: variant.width, height: bottom - top }
        const content = await stablePicture(page, {
          type: 'jpeg',
          quality,
          fullPage: true,
          animations: 'disabled',
          clip,
        })
        const inside = marks.filter(mark => mark.y < bottom && mark.y + mark.height > top)
        return save(
          folder,
          `${name}-${side}.jpg`,
          content,
          clip,
          inside.map(mark => ({ ...mark, y: mark.y - top })),
        )
      }
      const [before, after] = await Promise.all([take(oldPage, 'before', old), take(newPage, 'after', now)])
      return { ...variant, before, after }
    }),
  )
}

/** The pictures of the first rows in which two pages look different. */
async function takeDifferent(
  { windowOf, origins, folder }: Studio,
  { example }: Group,
  variant: Variant,
  name: string,
): Promise<PicturePair | undefined> {
  const window = await windowOf(variant)
  const [old, now] = await Promise.all(origins.map(origin => lookOf(window, origin + encodeURI(example))))
  const part = old && now && (await differentPart(old, now))
  const frame = part && framesOf([part], [part])
  if (!old || !now || !frame) return undefined
  const { default: sharp } = await import('sharp')
  const cut = async (look: Buffer, side: 'before' | 'after'): Promise<Picture> => {
    const { top, bottom } = frame
    const clip = { width: variant.width, height: bottom - top }
    const whole = sharp(look).extend({ bottom, background: 'white' })
    const image = sharp(await whole.toBuffer()).extract({ left: 0, top, ...clip })
    return save(folder, `${name}-${side}.jpg`, await image.jpeg({ quality }).toBuffer(), clip, [])
  }
  const [before, after] = await Promise.all([cut(old, 'before'), cut(now, 'after')])
  return { ...variant, before, after }
}

function save(
  folder: string,
  file: string,
  content: Buffer,
  size: { width: number; height: number },
  marks: Mark[],
): Picture {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), content)
  return { file, width: size.width, height: size.height, marks }
}

/** The selectors of the blocks that a picture marks, with the index of their change. */
function selectorsOf({ changes }: Group, side: 'before' | 'after'): [selector: string, change: number][] {
  return changes.flatMap(({ kind, selectors }, index) => {
    const selector = selectors?.[side]
    return selector && !unmarked.includes(kind) ? [[selector, index] as [string, number]] : []
  })
}

async function inParallel(tasks: (() => Promise<void>)[]): Promise<void> {
  const queue = [...tasks]
  const work = async () => {
    for (let task = queue.shift(); task; task = queue.shift()) await task()
  }
  await Promise.all(Array.from({ length: parallel }, work))
}
