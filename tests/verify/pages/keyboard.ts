import type { Page } from 'playwright'
import type { PageCheck } from '../check'
import type { Named } from './element'

interface Stop extends Named {
  faults: string[]
  isNew: boolean
  /** Still on the same control: a date has a stop for each of its parts. */
  isSame: boolean
}

/** What is wrong with the element that has the focus, told by the page itself. */
function stop(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const state = window as unknown as { reached?: Set<Element>; last?: Element }
    state.reached ??= new Set()
    const element = document.activeElement
    if (!element || element === document.body) return null
    const faults: string[] = []
    const isNew = !state.reached.has(element)
    const isSame = state.last === element
    if (isNew && state.last?.isConnected) {
      const isBefore = state.last.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING
      if (isBefore) faults.push('is reached out of order')
    }
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    const hasOutline = (each: Element | null): boolean => {
      if (!each) return false
      const style = getComputedStyle(each)
      return style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 1
    }
    const isMarked =
      (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) ||
      hasOutline(element.closest('label')) ||
      hasOutline(element.nextElementSibling)
    if (!isMarked && !isSame && element.id !== 'main') faults.push('shows no focus')
    const box = element.getBoundingClientRect()
    const header = document.getElementById('header')
    if (header && !header.contains(element) && !element.matches('.skip')) {
      const bar = header.getBoundingClientRect()
      const isFixed = getComputedStyle(element).position === 'fixed'
      if (!isFixed && box.height < innerHeight - bar.height && box.top < bar.bottom && box.bottom > bar.top)
        faults.push(`is covered by the header by ${Math.round(bar.bottom - box.top)} px`)
    }
    if (box.width > 0 && (box.bottom < 0 || box.top > innerHeight)) faults.push('is out of view')
    state.reached.add(element)
    state.last = element
    return { ...nameElement(element), faults, isNew, isSame }
  })
}

/** How many links, buttons and fields a page has that the keyboard must reach. */
const reachable = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('a[href], button, input, select, textarea, summary')].filter(
        element =>
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.closest('[inert]') &&
          !element.matches(':disabled, [tabindex="-1"], [type=radio]:not(:checked)'),
      ).length,
  )

/** More stops than any page has: who gets there is in a trap. */
const most = 600

export const keyboard: PageCheck = {
  name: 'keyboard',
  holds:
    'Tab goes through everything in order and out again; the focus is always seen, never under the header; Escape closes.',
  async look({ page, address }) {
    const found = []
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    const expected = await reachable(page)
    let reached = 0
    for (let step = 0; step <= most; step++) {
      await page.keyboard.press('Tab')
      const at = await stop(page)
      // Back at the document: everything has been gone through.
      if (!at || (!at.isNew && !at.isSame && reached > 0)) break
      if (at.isNew) reached++
      const { element, words } = at
      for (const says of at.faults) found.push({ page: address, element, words, says })
      if (step === most) found.push({ page: address, says: `still inside the page after ${most} steps` })
    }
    if (reached < expected) found.push({ page: address, says: `reached ${reached} of ${expected} links and controls` })
    for (const summary of await page.locator('header details > summary:visible').all()) {
      await summary.focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Escape')
      if (await page.locator('header details[open]').count())
        found.push({ page: address, says: 'Escape leaves a menu open' })
      if (!(await summary.evaluate(element => element === document.activeElement)))
        found.push({ page: address, says: 'Escape does not give the focus back to what opened the menu' })
    }
    return found
  },
  spoil: page =>
    page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(':focus-visible{outline:none!important}')
      document.adoptedStyleSheets.push(sheet)
    }),
}
