import type { Browser, Page } from 'playwright'
import type { Planted } from './plant'

/** A text in a page and where it is. */
export interface Place {
  kind: string
  text: string
}

/** The texts of a page, and the faults that it contains. */
interface Contents {
  places: Place[]
  /** Elements, attributes and comments that no template contains. */
  foreign: string[]
  invalidJson: string[]
  hasRun: boolean
}

/**
 * Opens a page with hostile text. Gives its faults, and the marks of the texts that it contains: each place with a mark
 * must contain the whole text.
 */
export async function inspectPage(
  browser: Browser,
  address: string,
  planted: Planted[],
): Promise<{ faults: string[]; seen: Set<string> }> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  const faults: string[] = []
  page.on('console', message => message.type() === 'error' && faults.push(`console: ${message.text()}`))
  page.on('pageerror', error => faults.push(`error: ${error.message}`))
  page.on('dialog', dialog => {
    faults.push('opens a dialog')
    void dialog.dismiss()
  })
  await page.addInitScript('globalThis.__name = each => each')
  await page.goto(address, { waitUntil: 'networkidle' })
  // Islands render their props when they start.
  await page.evaluate(() => {
    for (const island of document.querySelectorAll('x-island'))
      island.firstElementChild?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  })
  await page.waitForTimeout(300)
  const { places, foreign, invalidJson, hasRun } = await readContents(page)
  await page.close()
  if (hasRun) faults.push('ran a text as script')
  faults.push(
    ...foreign.map(html => `contains what no template has: ${html}`),
    ...invalidJson.map(json => `has invalid JSON in ${json}`),
  )
  const { changed, seen } = compareTexts(places, planted)
  return { faults: [...new Set([...faults, ...changed])], seen }
}

/** Collects the contents of an open page. */
function readContents(page: Page): Promise<Contents> {
  return page.evaluate(() => {
    const places: Place[] = []
    const invalidJson: string[] = []
    const readJson = (kind: string, json: string) => {
      try {
        JSON.parse(json, (_, value) => {
          if (typeof value === 'string') places.push({ kind, text: value })
          return value
        })
      } catch {
        invalidJson.push(`${kind}: ${json.slice(0, 200)}`)
      }
    }
    const foreign: string[] = []
    for (const element of document.querySelectorAll('*')) {
      if (element.matches('script:not([src], [type]), img[src=x], svg[onload]'))
        foreign.push(element.outerHTML.slice(0, 200))
      for (const { name, value } of element.attributes) {
        if (name.startsWith('on')) foreign.push(`${name}="${value}"`)
        if (element.localName === 'x-island' && name === 'props') readJson('props of an island', value)
        else places.push({ kind: `${element.localName} ${name}`, text: value })
      }
      if (element.matches('[type="application/ld+json"]')) readJson('structured data', element.textContent ?? '')
      else
        for (const node of element.childNodes) {
          if (node.nodeType === Node.TEXT_NODE) places.push({ kind: element.localName, text: node.textContent ?? '' })
          if (node.nodeType === Node.COMMENT_NODE && node.textContent?.trim())
            foreign.push(`a comment: ${node.textContent}`)
        }
    }
    return { places, foreign, invalidJson, hasRun: 'ran' in window }
  })
}

/** Finds the places that contain a mark but not its whole text, and all marks. */
export function compareTexts(places: Place[], planted: Planted[]): { changed: string[]; seen: Set<string> } {
  const texts = new Map(planted.map(({ mark, text }) => [mark, text]))
  const changed: string[] = []
  const seen = new Set<string>()
  for (const { kind, text } of places)
    for (const [mark] of text.matchAll(/q\d+q/g)) {
      seen.add(mark)
      // A URL made from a text contains only its letters.
      if (/^[\w/#:.-]*$/.test(text)) continue
      const expected = texts.get(mark) ?? ''
      if (!readings(text).some(reading => reading.includes(expected)))
        changed.push(`${kind} contains ${text.slice(0, 200)} instead of ${expected}`)
    }
  return { changed, seen }
}

/** A text unchanged and decoded as a URL. */
function readings(text: string): string[] {
  try {
    return [text, decodeURIComponent(text), decodeURIComponent(text.replaceAll('+', ' '))]
  } catch {
    return [text]
  }
}
