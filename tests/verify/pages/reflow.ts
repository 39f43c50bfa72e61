import type { Page } from 'playwright'
import type { PageCheck } from '../check'
import type { Named } from './element'

/** WCAG 2.2, 1.4.12: what a reader may set without losing anything. */
const textSpacing = `*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}`

/** How the page is looked at; each stands for a reader who needs it so. `text` is the browser's text size, else 16 px. */
const looks = [
  { name: '320 px', width: 320, height: 640, css: '' },
  { name: '400 % zoom of 1280 × 1024', width: 320, height: 256, css: '' },
  { name: 'text spacing, 1280 px', width: 1280, height: 800, css: textSpacing },
  { name: 'text spacing, 320 px', width: 320, height: 640, css: textSpacing },
  { name: 'text at 200 %, 1280 px', width: 1280, height: 800, css: '', text: 32 },
]

/** What is cut off or stands out of the window. */
function lost(page: Page): Promise<(Named & { says: string })[]> {
  return page.evaluate(() => {
    const found: (Named & { says: string })[] = []
    const root = document.documentElement
    if (root.scrollWidth > root.clientWidth) {
      const widest = [...document.body.querySelectorAll('*')].reduce((widest, each) =>
        each.getBoundingClientRect().right >= widest.getBoundingClientRect().right ? each : widest,
      )
      found.push({
        ...nameElement(widest),
        says: `scrolls sideways: ${root.scrollWidth} px of content in ${root.clientWidth} px`,
      })
    }
    for (const element of document.querySelectorAll<HTMLElement>('main *, footer *, header *')) {
      if (!element.checkVisibility() || element.closest('svg, option')) continue
      // What only a screen reader is told is one pixel wide.
      if (element.clientWidth === 1 && element.clientHeight === 1) continue
      const hasText = [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      if (!hasText) continue
      const { overflowX, overflowY } = getComputedStyle(element)
      const cutsX = /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1
      const cutsY = /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1
      if (cutsX || cutsY) found.push({ ...nameElement(element), says: 'cuts its text off' })
    }
    return found
  })
}

export const reflow: PageCheck = {
  name: 'reflow',
  holds: `Nothing is cut off and nothing scrolls sideways: ${looks.map(({ name }) => name).join('; ')}.`,
  async look({ page, address }) {
    const found = []
    const session = await page.context().newCDPSession(page)
    const setText = (standard: number) => session.send('Page.setFontSizes', { fontSizes: { standard } })
    for (const { name, width, height, css, text = 16 } of looks) {
      await setText(text)
      await page.setViewportSize({ width, height })
      // A sheet of the page's own, which the policy lets be: the reader's own style would come from outside of it.
      await page.evaluate(text => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(text)
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
      }, css)
      for (const { says, ...named } of await lost(page))
        found.push({ page: address, ...named, says: `${name}: ${says}` })
      await page.evaluate(() => {
        document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1)
      })
    }
    await setText(16)
    await session.detach()
    await page.setViewportSize({ width: 1280, height: 800 })
    return found
  },
  spoil: page => page.evaluate(() => document.querySelector<HTMLElement>('h1')?.style.setProperty('width', '700px')),
}
