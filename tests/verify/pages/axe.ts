import { accessibilityFaults, tags } from '../../accessibility'
import type { PageCheck } from '../check'
import { named } from './element'
import { openEverything } from './open-everything'
import { dismissToasts, openSearch, raiseToasts, toasts } from './use-everything'

/** Widths and color schemes in which a page is judged. */
const looks = [
  { name: 'light, 1280 px', width: 1280, colorScheme: 'light', forcedColors: 'none' },
  { name: 'dark, 1280 px', width: 1280, colorScheme: 'dark', forcedColors: 'none' },
  { name: 'forced colors, 1280 px', width: 1280, colorScheme: 'light', forcedColors: 'active' },
  { name: 'light, 768 px', width: 768, colorScheme: 'light', forcedColors: 'none' },
  { name: 'light, 320 px', width: 320, colorScheme: 'light', forcedColors: 'none' },
  { name: 'dark, 320 px', width: 320, colorScheme: 'dark', forcedColors: 'none' },
] as const

export const accessibility: PageCheck = {
  name: 'axe',
  holds: `No violation and nothing unexplained (${tags.join(', ')}): ${looks.map(({ name }) => name).join('; ')}; all opened.`,
  async look({ page, address }) {
    const found = []
    for (const { name, width, ...media } of looks) {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ ...media, reducedMotion: 'reduce' })
      await openEverything(page)
      // Colors that still change from one look to the next would be judged halfway.
      await page.waitForTimeout(300)
      const judged = await accessibilityFaults(page)
      // Open menus lie over the page: they are judged by themselves.
      for (const menu of await page.locator('header details > summary:visible').all()) {
        await menu.click()
        judged.push(...(await accessibilityFaults(page, '#header')))
        await page.keyboard.press('Escape')
      }
      // So do the search and toasts, which are the same on every page.
      if (address === '/') {
        await openSearch(page)
        judged.push(...(await accessibilityFaults(page, 'dialog')))
        await page.keyboard.press('Escape')
        await raiseToasts(page)
        judged.push(...(await accessibilityFaults(page, toasts)))
        await dismissToasts(page)
      }
      // Forced colors are the reader's own: their contrast is not ours to judge.
      const ours = judged.filter(({ rule }) => media.forcedColors === 'none' || rule !== 'color-contrast')
      const names = await named(
        page,
        ours.map(({ selector }) => selector),
      )
      for (const [at, { rule, says }] of ours.entries())
        found.push({ page: address, ...names[at], says: `${name}: ${rule}: ${says}` })
    }
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', reducedMotion: 'reduce' })
    return found
  },
  spoil: page => page.evaluate(() => document.querySelector('main')?.append(document.createElement('button'))),
}
