import { type Page, test as plainTest } from 'playwright/test'

/**
 * Tests with a page of their own. They have all fixtures of workers, used or not: Playwright ends a worker and its
 * browser before a file whose tests have other ones, and starting both takes two seconds of a processor.
 */
export const test = plainTest.extend<{ plain: Page }, { shared: Page; withoutScript: Page }>({
  /** A page for tests that undo what the one before has left: `same-page.ts`. */
  shared: [
    async ({ browser }, use, { project }) => {
      const page = await browser.newPage({ baseURL: project.use.baseURL })
      await use(page)
      await page.close()
    },
    { scope: 'worker' },
  ],
  /** A page without script, which has no state but its address and its size. */
  plain: async ({ withoutScript: page, viewport }, use) => {
    if (viewport) await page.setViewportSize(viewport)
    await use(page)
  },
  withoutScript: [
    async ({ browser }, use) => {
      const page = await browser.newPage({ javaScriptEnabled: false })
      await use(page)
      await page.close()
    },
    { scope: 'worker' },
  ],
})
