import type { Page } from 'playwright'
import type { PageCheck } from '../check'
import type { Named } from './name-element'

/** Text spacing that must not cause a loss of content (WCAG 2.2, 1.4.12). */
const textSpacing = `*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}`

/** Reader settings: window size in px, a style sheet, and the browser's text size in px (16 where left out). */
const settings = [
  { name: '320 px', width: 320, height: 640, css: '' },
  { name: '400 % zoom of 1280 × 1024', width: 320, height: 256, css: '' },
  { name: 'text spacing, 1280 px', width: 1280, height: 800, css: textSpacing },
  { name: 'text spacing, 320 px', width: 320, height: 640, css: textSpacing },
  { name: 'text at 200 %, 1280 px', width: 1280, height: 800, css: '', text: 32 },
]

/** Elements whose text is cut off or that overflow the window sideways. */
function findOverflow(page: Page): Promise<(Named & { message: string })[]> {
  return page.evaluate(() => {
    const found: (Named & { message: string })[] = []
    const root = document.documentElement
    /** Whether text of an element is beyond a side of the window, where `main` hides it and nothing scrolls to it. */
    const isBeyond = (element: HTMLElement) => {
      for (let outer = element.parentElement; outer && outer.tagName !== 'MAIN'; outer = outer.parentElement)
        if (getComputedStyle(outer).overflowX !== 'visible') return false
      const range = document.createRange()
      return [...element.childNodes].some(node => {
        range.selectNode(node)
        const boxes = node.nodeType === Node.TEXT_NODE ? [...range.getClientRects()] : []
        return boxes.some(({ left, right }) => right > root.clientWidth + 1 || left < -1)
      })
    }
    if (root.scrollWidth > root.clientWidth) {
      const widest = [...document.body.querySelectorAll('*')].reduce((widest, each) =>
        each.getBoundingClientRect().right >= widest.getBoundingClientRect().right ? each : widest,
      )
      found.push({
        ...nameElement(widest),
        message: `overflows sideways: ${root.scrollWidth} px of content in ${root.clientWidth} px`,
      })
    }
    for (const element of document.querySelectorAll<HTMLElement>('main *, footer *, header *')) {
      if (!element.checkVisibility() || element.closest('svg, option')) continue
      // Text for screen readers only is one pixel wide, or has no part that is shown.
      if (element.clientWidth === 1 && element.clientHeight === 1) continue
      if (getComputedStyle(element).clipPath === 'inset(50%)') continue
      const hasText = [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      if (!hasText) continue
      const { overflowX, overflowY } = getComputedStyle(element)
      const cutsX = /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1
      const cutsY = /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1
      if (cutsX || cutsY) found.push({ ...nameElement(element), message: 'has text that is cut off' })
      else if (isBeyond(element)) found.push({ ...nameElement(element), message: 'has text beyond the window' })
    }
    return found
  })
}

export const reflow: PageCheck = {
  name: 'reflow',
  async inspect({ page, address }) {
    const found = []
    const session = await page.context().newCDPSession(page)
    const setTextSize = (standard: number) => session.send('Page.setFontSizes', { fontSizes: { standard } })
    for (const { name, width, height, css, text = 16 } of settings) {
      await setTextSize(text)
      await page.setViewportSize({ width, height })
      // Constructed style sheets are allowed by the policy, unlike style elements.
      await page.evaluate(text => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(text)
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
      }, css)
      for (const { message, ...named } of await findOverflow(page))
        found.push({ page: address, ...named, message: `${name}: ${message}` })
      await page.evaluate(() => {
        document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1)
      })
    }
    await setTextSize(16)
    await session.detach()
    await page.setViewportSize({ width: 1280, height: 800 })
    return found
  },
  requirements: {
    [`Nothing is beyond the sides of the window: ${settings.map(({ name }) => name).join('; ')}.`]: page =>
      page.evaluate(() => document.querySelector<HTMLElement>('h1')?.style.setProperty('width', '700px')),
    'Nothing scrolls sideways.': page => page.evaluate(() => document.body.style.setProperty('width', '2000px')),
    'No text is cut off.': page =>
      page.evaluate(() =>
        Object.assign(document.querySelector('h1')?.style ?? {}, { height: '5px', overflow: 'clip' }),
      ),
    'No text is cut off where it is larger.': page =>
      page.evaluate(() => {
        const cut = Object.assign(document.createElement('p'), { textContent: 'Cut.' })
        Object.assign(cut.style, { fontSize: '1rem', lineHeight: '1', height: '20px', overflow: 'hidden' })
        document.querySelector('main')?.append(cut)
      }),
  },
}
