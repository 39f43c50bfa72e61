import { expect, test } from 'playwright/test'

test('a figure that counts never states less than nine tenths of what it is', async ({ page }) => {
  await page.goto('/products/')
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(globalThis, { seen })
    new MutationObserver(() => {
      for (const copy of document.querySelectorAll('.closing [data-count] > [aria-hidden]'))
        seen.push(copy.textContent ?? '')
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  await page.mouse.wheel(0, 100)
  await page.locator('.closing').scrollIntoViewIfNeeded()
  await expect(page.locator('.closing [data-count]').last()).toHaveText('500+')
  await expect(page.locator('.closing [data-count] > [aria-hidden]')).toHaveCount(0)
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen)
  expect(seen.length).toBeGreaterThan(1)
  for (const text of seen.filter(text => text.endsWith('+')))
    expect(Number.parseInt(text, 10)).toBeGreaterThanOrEqual(450)
})

test('while a figure of the first screen counts, all its characters are in one line', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/training/')
  const figure = page.locator('.hero [data-count]', { hasText: '4.83/5' })
  await expect(figure).toHaveText('4.83/5')
  const tops = await figure
    .locator('.digits > i')
    .evaluateAll(parts => parts.map(part => Math.round(part.getBoundingClientRect().top)))
  expect(tops.length).toBe(6)
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThanOrEqual(1)
})
