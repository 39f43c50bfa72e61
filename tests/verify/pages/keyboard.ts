import type { Page } from 'playwright'
import type { PageCheck } from '../check'
import type { Named } from './name-element'

/** A stop of the Tab key. */
interface Stop extends Named {
  faults: string[]
  isNew: boolean
  /** Whether the focus is still on the same control: a date field has a stop for each part. */
  isSame: boolean
}

/** Inspects the focused element; null when the document has the focus. */
function inspectFocus(page: Page): Promise<Stop | null> {
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
      if (isBefore) faults.push('is focused out of order')
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
    if (!isMarked && !isSame && element.id !== 'main') faults.push('has no visible focus')
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

/** Notes the links, buttons and fields that the keyboard must reach. */
const noteReachable = (page: Page) =>
  page.evaluate(() => {
    const state = window as unknown as { expected?: () => Element[] }
    const isReachable = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[inert]') &&
      getComputedStyle(element).getPropertyValue('interactivity') !== 'inert' &&
      !element.matches(':disabled, [tabindex="-1"], [type=radio]:not(:checked)')
    const noted = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')].filter(
      isReachable,
    )
    // A button for sound disappears where the browser turns out to have no voice.
    state.expected = () => noted.filter(isReachable)
  })

/** The noted elements that are still on the page and were never focused. */
const findUnreached = (page: Page) =>
  page.evaluate(() => {
    const state = window as unknown as { reached?: Set<Element>; expected?: () => Element[] }
    return (state.expected?.() ?? []).filter(element => !state.reached?.has(element)).map(nameElement)
  })

/** More stops than any page has: a longer walk is trapped. */
const maxStops = 600

export const keyboard: PageCheck = {
  name: 'keyboard',
  async inspect({ page, address }) {
    const found = []
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await noteReachable(page)
    let reached = 0
    for (let step = 0; step <= maxStops; step++) {
      await page.keyboard.press('Tab')
      const stop = await inspectFocus(page)
      // Focus on the document, or again on the first stop: the walk is complete.
      if (!stop || (!stop.isNew && !stop.isSame && reached > 0)) break
      if (stop.isNew) reached++
      const { element, words } = stop
      for (const message of stop.faults) found.push({ page: address, element, words, message })
      if (step === maxStops) found.push({ page: address, message: `still inside the page after ${maxStops} steps` })
    }
    for (const unreached of await findUnreached(page))
      found.push({ page: address, ...unreached, message: 'is not reached by the Tab key' })
    for (const summary of await page.locator('header details > summary:visible').all()) {
      await summary.focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Escape')
      if (await page.locator('header details[open]').count())
        found.push({ page: address, message: 'Escape leaves a menu open' })
      if (!(await summary.evaluate(element => element === document.activeElement)))
        found.push({ page: address, message: 'Escape does not give the focus back to what opened the menu' })
    }
    return found
  },
  requirements: {
    'Tab reaches everything.': page =>
      page.evaluate(() => {
        const links = document.querySelectorAll<HTMLElement>('main a[href]')
        const [first, , third] = [...links].filter(link => link.checkVisibility())
        const passed = document.createElement('button')
        passed.addEventListener('focus', () => third?.focus())
        first?.after(passed)
      }),
    'It does so in order.': page =>
      page.evaluate(() => document.querySelector('footer a')?.setAttribute('tabindex', '1')),
    'It leaves the page.': page =>
      page.evaluate(() => {
        const trap = document.querySelector('main a[href]')
        trap?.addEventListener('keydown', event => (event as KeyboardEvent).key === 'Tab' && event.preventDefault())
      }),
    'The focus is visible.': page => addStyle(page, ':focus-visible{outline:none!important}'),
    'It is not below the header.': page => addStyle(page, '#header{position:fixed!important;height:50vh!important}'),
    'Escape closes menus.': page =>
      page.evaluate(() =>
        addEventListener('keydown', event => event.key === 'Escape' && event.stopImmediatePropagation(), true),
      ),
  },
}

const addStyle = (page: Page, css: string) =>
  page.evaluate(text => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, css)
