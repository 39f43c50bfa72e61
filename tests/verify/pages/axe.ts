import type { Page } from 'playwright'
import { accessibilityFaults, tags } from '../../accessibility'
import type { PageCheck } from '../check'
import { named } from './name-element'
import { openEverything } from './open-everything'
import { dismissToasts, openSearch, raiseToasts, toasts } from './operate-controls'

/** Window widths and color settings in which a page is inspected. */
const settings = [
  { name: 'light, 1280 px', width: 1280, colorScheme: 'light', forcedColors: 'none' },
  { name: 'dark, 1280 px', width: 1280, colorScheme: 'dark', forcedColors: 'none' },
  { name: 'forced colors, 1280 px', width: 1280, colorScheme: 'light', forcedColors: 'active' },
  { name: 'light, 768 px', width: 768, colorScheme: 'light', forcedColors: 'none' },
  { name: 'light, 320 px', width: 320, colorScheme: 'light', forcedColors: 'none' },
  { name: 'dark, 320 px', width: 320, colorScheme: 'dark', forcedColors: 'none' },
] as const

export const accessibility: PageCheck = {
  name: 'axe',
  async inspect({ page, address }) {
    const found = []
    await withoutTransitions(page)
    for (const { name, width, ...media } of settings) {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ ...media, reducedMotion: 'reduce' })
      await openEverything(page)
      const faults = await accessibilityFaults(page)
      // Open menus cover the page, so they are inspected alone.
      for (const menu of await page.locator('header details > summary:visible').all()) {
        await menu.click()
        faults.push(...(await accessibilityFaults(page, '#header')))
        await page.keyboard.press('Escape')
      }
      // So do the search and toasts, which are the same on every page: once is enough.
      if (address === '/') {
        await openSearch(page)
        faults.push(...(await accessibilityFaults(page, 'dialog')))
        await page.keyboard.press('Escape')
        await raiseToasts(page)
        faults.push(...(await accessibilityFaults(page, toasts)))
        await dismissToasts(page)
      }
      // The site does not choose forced colors, so their contrast is no fault of it.
      const relevant = faults.filter(({ rule }) => media.forcedColors === 'none' || rule !== 'color-contrast')
      const names = await named(
        page,
        relevant.map(({ selector }) => selector),
      )
      for (const [at, { rule, message }] of relevant.entries())
        found.push({ page: address, ...names[at], message: `${name}: ${rule}: ${message}` })
    }
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', reducedMotion: 'reduce' })
    return found
  },
  requirements: {
    [`With everything opened no rule is violated (${tags.join(', ')}): ${settings.map(({ name }) => name).join('; ')}.`]:
      page => page.evaluate(() => document.querySelector('main')?.append(document.createElement('button'))),
    // A text over a picture is one whose contrast axe can't compute.
    'With everything opened no result is incomplete without an explanation.': page =>
      page.evaluate(() => {
        const text = document.createElement('p')
        text.textContent = 'Words over a picture.'
        text.style.backgroundImage = 'linear-gradient(red, blue)'
        document.querySelector('main')?.append(text)
      }),
    'Menus have no violation when they are open.': page =>
      page.evaluate(() =>
        document.querySelector('header details > :not(summary)')?.append(document.createElement('button')),
      ),
  },
}

/**
 * Ends all transitions at once: amid one between two color schemes, a text may have the color of its ground. A constructed
 * style sheet needs no permission of the page's policy.
 */
const withoutTransitions = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets = [sheet]
  })
