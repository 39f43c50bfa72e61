import { expect } from 'playwright/test'
import { test } from '../same-page'

for (const view of ['The full text', 'Each section in short'])
  test(`the contents mark the section that was chosen there, with “${view}”`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/privacy-policy/', { waitUntil: 'networkidle' })
    await page.locator('.legal-views label').filter({ hasText: view }).click()
    const links = page.locator('.sections nav a')
    for (const index of [3, 5, 2]) {
      const link = links.nth(index)
      await link.click()
      await expect(link).toHaveAttribute('aria-current', 'true')
      await expect(page.locator('.sections [aria-current]')).toHaveCount(1)
    }
  })
