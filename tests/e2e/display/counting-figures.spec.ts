import { expect } from 'playwright/test'
import { test } from '../same-page'

test('every number on the way of a counting figure is true, on the baseline of its last one', async ({ page }) => {
  await page.goto('/signup/')
  await page.evaluate(() => {
    const seen: { text: string; rise: number }[] = []
    Object.assign(globalThis, { seen })
    new MutationObserver(() => {
      for (const copy of document.querySelectorAll('.closing [data-count] > [aria-hidden]')) {
        const [figure, shown] = [copy.previousElementSibling ?? copy, copy].map(each => each.getBoundingClientRect())
        seen.push({ text: copy.textContent ?? '', rise: (figure?.bottom ?? 0) - (shown?.bottom ?? 0) })
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  const line = page.locator('.closing dd').last()
  const height = (await line.boundingBox())?.height
  await page.mouse.wheel(0, 100)
  await expect(page.locator('.closing [data-count] > [aria-hidden]')).toHaveCount(1)
  expect((await line.boundingBox())?.height).toBe(height)
  await page.locator('.closing').scrollIntoViewIfNeeded()
  await expect(page.locator('.closing [data-count]')).toHaveText('500+')
  await expect(page.locator('.closing [data-count] > [aria-hidden]')).toHaveCount(0)
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: { text: string; rise: number }[] }).seen)
  expect(seen.length).toBeGreaterThan(1)
  for (const { text, rise } of seen) {
    expect(text).toMatch(/^\d+\+$/)
    expect(Number.parseInt(text, 10)).toBeGreaterThanOrEqual(490)
    expect(Number.parseInt(text, 10)).toBeLessThanOrEqual(500)
    expect(Math.abs(rise)).toBeLessThan(1)
  }
})

// Ratings, shares and exact counts are false claims until they are complete.
for (const [address, values] of [['/enterprise/products/', ['10', '99.9%', 'SOC 2', '24/7']]] as const)
  test(`the figures in the first screen of ${address} are printed from the first paint on`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(address, { waitUntil: 'commit' })
    const figures = page.locator('.hero dd')
    await expect(figures).toHaveText([...values])
    for (const figure of await figures.all()) {
      await expect(figure).toBeInViewport()
      expect(await figure.evaluate(each => each.getAnimations({ subtree: true }).length)).toBe(0)
    }
  })

test('ratings and exact counts below the first screen are printed too, and only a least number counts', async ({
  page,
}) => {
  await page.goto('/training/', { waitUntil: 'commit' })
  const figures = page.locator('main .ground-band > dl:not(.workings) dd')
  await expect(figures).toHaveText(['7', '1000+', '4.83/5', '92%'])
  await expect(figures.locator('[data-count]')).toHaveText(['1000+'])
})
