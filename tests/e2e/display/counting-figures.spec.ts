import { expect, test } from 'playwright/test'

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
