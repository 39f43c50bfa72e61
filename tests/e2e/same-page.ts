import { test as ownPage } from './own-page'

/**
 * Tests that share one page in each worker: a new one takes as long as most of what is looked at on it. What a test
 * leaves is undone before the next one: listeners, routes, storage, cookies, media, window and pointer. Not so scripts
 * that it adds for later documents, and files that the browser has: tests of these get a page of their own.
 */
export const test = ownPage.extend({
  context: ({ shared }, use) => use(shared.context()),
  page: async ({ shared: page, viewport }, use) => {
    await page.goto('/robots.txt')
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    await page.context().clearCookies()
    await page.emulateMedia({
      media: null,
      colorScheme: 'light',
      reducedMotion: 'no-preference',
      forcedColors: 'none',
      contrast: 'no-preference',
    })
    if (viewport) await page.setViewportSize(viewport)
    await page.mouse.move(0, 0)
    await use(page)
    page.removeAllListeners()
    await page.unrouteAll()
  },
})
