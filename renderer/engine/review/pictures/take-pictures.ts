import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Change, Group, Side } from '../review-types'
import { framesOf } from './frame'
import {
  type GroupPictures,
  type Picture,
  type PictureBrowser,
  type PictureContext,
  type PicturePage,
  type PicturePair,
  type Rectangle,
  variants,
} from './picture-types'
import { serveSide } from './serve-side'

/** How many pairs of pictures are taken at once. */
const parallel = 4
const quality = 78
const timeoutMs = 20_000

/** Kinds of changes that are not marked in pictures: a wrapper may be as large as the page. */
const unmarked: Change['kind'][] = ['markup']

/** A picture to take: a group at one width and color scheme. */
interface Task {
  group: Group
  index: number
  variant: (typeof variants)[number]
}

/**
 * Takes pictures of the example of each group, before and after, in every variant, of the part that changed first.
 * Pages run no script in it, so that nothing moves. Gives the pictures by the index of the group.
 */
export async function takePictures(
  sides: { before: Side; after: Side },
  groups: readonly (readonly [index: number, group: Group])[],
  folder: string,
  launch: () => Promise<PictureBrowser>,
): Promise<Map<number, GroupPictures>> {
  const tasks: Task[] = groups.flatMap(([index, group]) => variants.map(variant => ({ group, index, variant })))
  const taken = new Map<number, GroupPictures>()
  if (tasks.length === 0) return taken
  const [browser, before, after] = await Promise.all([launch(), serveSide(sides.before), serveSide(sides.after)])
  const contexts = new Map<string, Promise<PictureContext>>()
  try {
    const work = async () => {
      for (let task = tasks.shift(); task; task = tasks.shift()) {
        const name = Object.values(task.variant).join('-')
        const context = contexts.get(name) ?? openContext(browser, task, [before.origin, after.origin])
        contexts.set(name, context)
        const pair = await takePair(await context, task, before.origin, after.origin, folder)
        if (pair) taken.set(task.index, { pairs: [...(taken.get(task.index)?.pairs ?? []), pair] })
      }
    }
    await Promise.all(Array.from({ length: parallel }, work))
  } finally {
    await browser.close()
    before.close()
    after.close()
  }
  for (const { pairs } of taken.values()) pairs.sort((a, b) => b.width - a.width || (a.scheme === 'light' ? -1 : 1))
  return taken
}

/** A window whose cache has the fonts: a page that loads its fonts late is shown without them. */
async function openContext(
  browser: PictureBrowser,
  { group, variant }: Task,
  origins: string[],
): Promise<PictureContext> {
  const context = await browser.newContext({
    ...{ viewport: { width: variant.width, height: 900 }, colorScheme: variant.scheme, reducedMotion: 'reduce' },
    javaScriptEnabled: false,
  })
  await Promise.all(
    origins.map(async origin => {
      const page = await context.newPage()
      await openPage(page, origin + encodeURI(group.example), [])
      await page.close()
    }),
  )
  return context
}

async function takePair(
  context: PictureContext,
  { group, index, variant }: Task,
  oldOrigin: string,
  newOrigin: string,
  folder: string,
): Promise<PicturePair | undefined> {
  const pages = await Promise.all([context.newPage(), context.newPage()])
  try {
    const url = encodeURI(group.example)
    const [old, now] = await Promise.all([
      openPage(pages[0], oldOrigin + url, selectorsOf(group, 'before')),
      openPage(pages[1], newOrigin + url, selectorsOf(group, 'after')),
    ])
    const frames = framesOf(old, now)
    if (!frames) return undefined
    const name = `pictures/${index + 1}-${variant.width}-${variant.scheme}`
    const save = async (page: PicturePage, side: 'before' | 'after', marks: Mark[]): Promise<Picture> => {
      const { top, bottom } = frames[side]
      const clip = { x: 0, y: top, width: variant.width, height: bottom - top }
      const file = `${name}-${side}.jpg`
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), await page.screenshot({ type: 'jpeg', quality, fullPage: true, clip }))
      const inside = marks.filter(mark => mark.y < bottom && mark.y + mark.height > top)
      return {
        ...{ file, width: clip.width, height: clip.height },
        marks: inside.map(mark => ({ ...mark, y: mark.y - top })),
      }
    }
    const [before, after] = await Promise.all([save(pages[0], 'before', old), save(pages[1], 'after', now)])
    return { ...variant, before, after }
  } finally {
    await Promise.all(pages.map(page => page.close()))
  }
}

type Mark = Rectangle & { change: number }

/** The selectors of the blocks that a picture marks, with the index of their change. */
function selectorsOf({ changes }: Group, side: 'before' | 'after'): [selector: string, change: number][] {
  return changes.flatMap(({ kind, selectors }, index) => {
    const selector = selectors?.[side]
    return selector && !unmarked.includes(kind) ? [[selector, index] as [string, number]] : []
  })
}

/** Opens a page. Gives the places of blocks on it; of one that isn't shown, that of the nearest element which is. */
async function openPage(page: PicturePage, url: string, selectors: [string, number][]): Promise<Mark[]> {
  await page.goto(url, { waitUntil: 'load', timeout: timeoutMs })
  const found =
    await page.evaluate(`document.fonts.ready.then(() => ${JSON.stringify(selectors)}.flatMap(([selector, change]) => {
    let element = document.querySelector(selector)
    while (element && !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) element = element.parentElement
    if (!element || element === document.body) return []
    const { x, y, width, height } = element.getBoundingClientRect()
    return width && height ? [{ x: x + scrollX, y: y + scrollY, width, height, change }] : []
  }))`)
  return found as Mark[]
}
