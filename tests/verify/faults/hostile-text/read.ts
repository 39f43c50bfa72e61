import type { Browser } from 'playwright'
import type { Planted } from './write'

/** A place on a page where text stands, and what it holds. */
interface Place {
  kind: string
  text: string
}

/**
 * Opens a page with hostile text in a browser of its own. Gives what went wrong, and the marks of the texts that it
 * shows: each place that holds a mark must hold the whole text.
 */
export async function readPage(
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
  // What islands get is given back by those that wake.
  await page.evaluate(() => {
    for (const island of document.querySelectorAll('x-island'))
      island.firstElementChild?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  })
  await page.waitForTimeout(300)
  const { places, foreign, unparsable, hasRun } = await page.evaluate(() => {
    const places: Place[] = []
    const unparsable: string[] = []
    const readJson = (kind: string, json: string) => {
      try {
        JSON.parse(json, (_, value) => {
          if (typeof value === 'string') places.push({ kind, text: value })
          return value
        })
      } catch {
        unparsable.push(`${kind}: ${json.slice(0, 200)}`)
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
    return { places, foreign, unparsable, hasRun: 'ran' in window }
  })
  await page.close()
  if (hasRun) faults.push('ran what was a text')
  faults.push(
    ...foreign.map(html => `has what no template wrote: ${html}`),
    ...unparsable.map(json => `has no JSON in ${json}`),
  )
  const texts = new Map(planted.map(({ mark, text }) => [mark, text]))
  const seen = new Set<string>()
  for (const { kind, text } of places)
    for (const [mark] of text.matchAll(/q\d+q/g)) {
      seen.add(mark)
      // An address made of a text holds its letters and nothing else.
      if (/^[\w/#:.-]*$/.test(text)) continue
      const whole = texts.get(mark) ?? ''
      if (!readings(text).some(reading => reading.includes(whole)))
        faults.push(`${kind} holds ${text.slice(0, 200)} for ${whole}`)
    }
  return { faults: [...new Set(faults)], seen }
}

/** A text as it stands, and as an address that holds it says it. */
function readings(text: string): string[] {
  try {
    return [text, decodeURIComponent(text), decodeURIComponent(text.replaceAll('+', ' '))]
  } catch {
    return [text]
  }
}
