import { expect, type Page } from 'playwright/test'
import { holdBack } from '../loading'
import { test } from '../same-page'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const field = (page: Page) => page.getByRole('textbox', { name: 'Search this site' })

test('letters typed while the search loads are its query', async ({ page }) => {
  await page.goto('/blog/', { waitUntil: 'networkidle' })
  const letGo = await holdBack(page, '**/assets/chunks/**')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('refund')
  await page.keyboard.press('Control+c')
  letGo()
  await expect(field(page)).toHaveValue('refund')
  await expect(dialog(page).locator('ol a').first()).toHaveAttribute('href', /refund/)
  await page.keyboard.type('s')
  await expect(field(page)).toHaveValue('refunds')
  await page.keyboard.press('Escape')
  await page.keyboard.type('x')
  await page.keyboard.press('Control+k')
  await expect(field(page)).toHaveValue('refunds')
})

test('letters typed at a result go on in the field', async ({ page }) => {
  await page.goto('/blog/', { waitUntil: 'networkidle' })
  await page.keyboard.press('Control+k')
  await field(page).fill('refund')
  const first = dialog(page).locator('ol a').first()
  await expect(first).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(first).toBeFocused()
  await page.keyboard.type(' price')
  await expect(field(page)).toHaveValue('refund price')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Backspace')
  await expect(field(page)).toHaveValue('refund pric')
  await expect(field(page)).toBeFocused()
})
