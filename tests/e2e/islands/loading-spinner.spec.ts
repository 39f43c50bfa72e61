import { expect, type Page } from 'playwright/test'
import { holdBack, loadingScreen, watchScripts } from '../loading'
import { test } from '../own-page'
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
    await expect(page.getByText('I’m sorry, but we can’t make Friday’s call')).toBeVisible()
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThanOrEqual(0.001)
    letGo()
    await expect(page.getByText(/^Dear Jonas/)).toBeVisible()
    await expect(page.locator('.waiting')).toHaveCount(1)
  })

  test('that loads quickly or only gets the focus shows no spinner', async ({ page }) => {
    // "Quickly" may not depend on the machine: the waits of 300 ms are counted and never come to their end.
    await page.addInitScript(() => {
      const running = new Set<number>()
      const counted = { started: 0, running }
      const { setTimeout: set, clearTimeout: clear } = window
      const start = (run: TimerHandler, ms?: number, ...rest: unknown[]): number => {
        if (ms !== 300) return set(run, ms, ...rest)
        const timer = set(() => {}, 2 ** 30)
        counted.started++
        running.add(timer)
        return timer
      }
      const end = (timer?: number) => {
        if (timer !== undefined) running.delete(timer)
        clear(timer)
      }
      Object.assign(window, { waits: counted, setTimeout: start, clearTimeout: end })
    })
    const waits = () =>
      page.evaluate(() => {
        const { waits } = window as unknown as { waits: { started: number; running: Set<number> } }
        return { started: waits.started, running: waits.running.size }
      })
    const scripts = watchScripts(page)
    await page.goto(mail, { waitUntil: 'networkidle' })
    await formal(page).evaluate((input: HTMLInputElement) => input.click())
    await expect(page.getByText(/^Dear Jonas/)).toBeVisible()
    expect(await waits()).toEqual({ started: 1, running: 0 })
    await page.goto('/products/deployit/', { waitUntil: 'networkidle' })
    await holdBack(page, '**/assets/chunks/**')
    await page.locator('x-island textarea').first().focus()
    await page.keyboard.press('Tab')
    await page.waitForTimeout(500)
    expect(await waits()).toEqual({ started: 0, running: 0 })
    await expect(spinner(page)).toHaveCount(0)
    expect(await scripts.hasPlayer()).toBe(false)
  })
})
