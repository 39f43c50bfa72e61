import { existsSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { expect, test } from '../dev/dev-server'
import { card, save, shareEditServer, texts } from './edit-page'

const { editPage, open, path, read, said } = shareEditServer()

const file = 'pages/refund-policy.mdx'
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' })

test('a renaming is undone: the page is at its old address again, and its file too', async ({ page }) => {
  await editPage(page, '/refund-policy/')
  const before = read(file)
  await page.getByRole('button', { name: 'Fields', exact: true }).click()
  await card(page).getByLabel('Name in the address').fill('money-back')
  await card(page).getByRole('button', { name: 'Rename the page' }).click()
  await page.waitForURL('**/money-back/')
  await expect.poll(() => existsSync(path(file))).toBe(false)
  // The server starts again with the link in the settings, and the page loads again: what is clicked before is lost.
  await expect(async () => {
    await open(page, '/money-back/')
    await expect(texts(page).first()).toHaveText(/: /)
    await undo(page).click()
    await page.waitForURL('**/refund-policy/', { timeout: 10_000 })
  }).toPass({ timeout: 120_000 })
  await expect(page.locator('h1')).toHaveText('Refund Policy')
  expect(read(file)).toBe(before)
  expect(existsSync(path('pages/money-back.mdx'))).toBe(false)
})

test('a new page that undo takes away is left, and comes back', async ({ page }) => {
  await editPage(page, '/blog/')
  await page.getByRole('button', { name: 'New page' }).click()
  await card(page).getByLabel('Name').fill('Not for long')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/blog/not-for-long/')
  await expect(texts(page).first()).toHaveText(/: /)
  await undo(page).click()
  await page.waitForURL(/:\d+\/$/)
  expect(existsSync(path('blog/not-for-long.mdx'))).toBe(false)
  await expect(texts(page).first()).toHaveText(/: /)
  await page.getByRole('button', { name: 'Redo' }).click()
  await page.waitForURL('**/blog/not-for-long/')
  await expect(page.locator('h1')).toHaveText('Not for long')
  expect(existsSync(path('blog/not-for-long.mdx'))).toBe(true)
})

test('a text of the footer is edited in the settings; undo outlives the restart that follows', async ({ page }) => {
  await editPage(page, '/termsofservice/')
  const before = read('site.ts')
  const restarts = () => said().split('the server restarts').length
  const restartsBefore = restarts()
  const copyright = page.locator('footer p').first()
  await copyright.click()
  await expect(card(page)).toContainText('content/site.ts')
  await card(page).getByRole('textbox').fill('© 2025 The editors’ friends')
  await save(page)
  await expect(copyright).toHaveText('© 2025 The editors’ friends', { timeout: 60_000 })
  expect(read('site.ts')).toBe(before.replace('© 2025 The editors', '© 2025 The editors’ friends'))
  // The server has started again with it, and the page loads again.
  await expect(async () => {
    await open(page, '/termsofservice/')
    await expect(texts(page).first()).toHaveText(/: /)
    await undo(page).click({ timeout: 5_000 })
    await expect.poll(() => read('site.ts')).toBe(before)
  }).toPass({ timeout: 90_000 })
  // And once more: the page of the next test would be loaded again amid it.
  await expect.poll(restarts).toBeGreaterThanOrEqual(restartsBefore + 2)
  await open(page, '/termsofservice/')
})
