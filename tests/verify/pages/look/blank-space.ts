import type { Page } from 'playwright'
import type { PageCheck } from '../../check'

const width = 1280
const height = 720
/** Height of the header, below which a window of the page begins, in pixels. */
const header = 64
/** Height of a band, in pixels. */
const band = 40
/** The longest distance between two sections, in bands. */
const maxDistance = 4
/** The part of the window at the right that is inspected. */
const part = 0.42
/** The largest share of a page that may be blank, in percent. */
const maxShare = 25
/** The same for articles, which are read in one column along their contents. */
const articles = { pages: /^\/blog\/(?!tag|page)[^/]+\/$/, maxShare: 45 }

/** Texts that are read in one column, with a list of contents as their only companion. */
const legal = /^\/(privacy-policy|refund-policy|termsofservice)\/$/

export const blankSpace: PageCheck = {
  name: 'blank space',
  async inspect({ page, address }) {
    if (legal.test(address)) return []
    const share = Math.round((await blankShare(page)) * 100)
    const message = `leaves ${share} % of its right ${part * 100} % blank`
    const limit = articles.pages.test(address) ? articles.maxShare : maxShare
    return share > limit ? [{ page: address, message }] : []
  },
  requirements: {
    [`In a window of ${width} x ${height} px, at most ${maxShare} % of the right ${part * 100} % is blank, ` +
      `in bands of ${band} px over the whole page; legal texts are exempt, and articles have ${articles.maxShare} %.`]:
      page =>
        page.evaluate(() => {
          const text = Object.assign(document.createElement('div'), { textContent: 'Left.' })
          text.style.minHeight = '9000px'
          document.querySelector('main')?.append(text)
        }),
  },
}

/**
 * The share of blank bands in the right part of a page, from 0 to 1. A band is blank when it shows no text, picture or
 * control there; lines and grounds are not counted, nor the distance between two sections, which is blank from edge to
 * edge. The page is read window by window, so that a list which follows the reader counts where it is visible.
 */
export async function blankShare(page: Page): Promise<number> {
  const before = page.viewportSize()
  await page.setViewportSize({ width, height })
  const bottom = await page.evaluate(() => document.documentElement.scrollHeight)
  const bands: Band[] = []
  for (let top = 0; top < bottom - header; top += height - header) {
    const shown = await page.evaluate(readBoxes, top)
    const from = Math.ceil((top + header) / band)
    const to = Math.floor(Math.min(top + height, bottom) / band)
    for (let index = from; index < to; index++) {
      const boxes = shown.filter(box => box.top < (index + 1) * band && box.bottom > index * band)
      const isFilled = boxes.some(box => box.right > width * (1 - part) + 8)
      bands.push(isFilled ? 'filled' : boxes.length > 0 ? 'blank' : 'distance')
    }
  }
  await page.evaluate(() => scrollTo(0, 0))
  if (before) await page.setViewportSize(before)
  const counted = bands.filter((each, index) => each !== 'distance' || isLong(bands, index))
  return counted.filter(each => each !== 'filled').length / counted.length
}

/** Filled at the right, blank there, or blank from edge to edge. */
type Band = 'filled' | 'blank' | 'distance'

/** Whether the bands around one are blank from edge to edge over more than sections are apart. */
function isLong(bands: Band[], index: number): boolean {
  const from = bands.findLastIndex((each, at) => at < index && each !== 'distance')
  const to = bands.findIndex((each, at) => at > index && each !== 'distance')
  return (to < 0 ? bands.length : to) - from - 1 > maxDistance
}

/** Scrolls to `top` and gives where texts, pictures and controls are on the page. */
function readBoxes(top: number): { top: number; bottom: number; right: number }[] {
  scrollTo({ top, behavior: 'instant' })
  const isShown = (element: Element | null) =>
    element?.checkVisibility({ visibilityProperty: true }) === true && !element.closest('.visually-hidden, #header')
  const range = document.createRange()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const boxes: DOMRect[] = []
  while (texts.nextNode()) {
    if (!texts.currentNode.nodeValue?.trim() || !isShown(texts.currentNode.parentElement)) continue
    range.selectNodeContents(texts.currentNode)
    boxes.push(...range.getClientRects())
  }
  for (const element of document.querySelectorAll('img, svg, video, canvas, iframe, input, select, textarea, button'))
    if (isShown(element)) boxes.push(element.getBoundingClientRect())
  return boxes
    .filter(box => box.right > 0 && box.left < innerWidth && box.width > 1 && box.height > 1)
    .map(box => ({ top: box.top + scrollY, bottom: box.bottom + scrollY, right: box.right }))
}
