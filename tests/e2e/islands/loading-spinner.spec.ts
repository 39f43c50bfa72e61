import { expect, type Page, test } from 'playwright/test'
import { holdBack, loadingScreen, watchScripts } from '../loading'
import { formal, mail } from './island-page'

const spinner = (page: Page) => page.locator('.waiting:not(#waiting) > div')

test.describe('an island', () => {
  test('used before its script loads shows a spinner in place without layout shift', async ({ page }) => {
    await page.addInitScript(() => {
      const state = Object.assign(window, { shift: 0 })
      new PerformanceObserver(list => {
        for (const entry of list.getEntries()) state.shift += (entry as PerformanceEntry & { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(mail, { waitUntil: 'networkidle' })
    const letGo = await holdBack(page, '**/assets/chunks/**')
    await formal(page).evaluate((input: HTMLInputElement) => input.click())
    await expect(spinner(page)).toBeVisible()
    await expect(loadingScreen(page)).toBeHidden()
    const island = await page.locator('x-island[name=DictatedMail] > *').boundingBox()
    const shown = await spinner(page).boundingBox()
    if (!island || !shown) throw new Error('Nothing is drawn')
    expect(shown.x).toBeGreaterThanOrEqual(island.x)
    expect(shown.x + shown.width).toBeLessThanOrEqual(island.x + island.width)
    expect(shown.y).toBeGreaterThanOrEqual(island.y)
    expect(shown.y + shown.height).toBeLessThanOrEqual(island.y + island.height)
    await expect(page.getByText('Thank you for holding Thursday')).toBeVisible()
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThanOrEqual(0.001)
    letGo()
    await expect(page.getByText('Good morning,')).toBeVisible()
    await expect(page.locator('.waiting')).toHaveCount(1)
  })

  test('that loads quickly or only gets the focus shows no spinner', async ({ page }) => {
    const scripts = watchScripts(page)
    await page.goto(mail, { waitUntil: 'networkidle' })
    await formal(page).evaluate((input: HTMLInputElement) => input.click())
    await expect(page.getByText('Good morning,')).toBeVisible()
    await page.goto('/products/joblyn/', { waitUntil: 'networkidle' })
    await holdBack(page, '**/assets/chunks/**')
    await page.locator('x-island textarea').first().focus()
    await page.keyboard.press('Tab')
    await page.waitForTimeout(500)
    await expect(spinner(page)).toHaveCount(0)
    expect(await scripts.hasPlayer()).toBe(false)
  })
})
