import type { Page } from 'playwright'

/** Opens a page of a dev server and waits until it follows the files; again, where the server was still starting. */
export async function openInDev(page: Page, url: string): Promise<void> {
  const badge = page.locator('page-badge summary')
  const open = async (timeout: number) => {
    await page.goto(url, { timeout: 120_000 })
    await badge.waitFor({ state: 'attached', timeout })
  }
  await open(45_000).catch(() => open(90_000))
}
