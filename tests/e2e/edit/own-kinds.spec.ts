import type { Page } from 'playwright/test'
import { expect, shareDevServer, test } from '../dev/dev-server'
import { card, openField, save, shareEditServer } from './edit-page'

const { editPage, read } = shareEditServer(shareDevServer())

const undo = (page: Page) => page.getByRole('button', { name: 'Undo' })

test('an article: day, choice, yes or no, and a reference among the articles', async ({ page }) => {
  const file = 'blog/test-ai-vendor-claims.mdx'
  await editPage(page, '/blog/test-ai-vendor-claims/')
  await openField(page, /^Date /)
  await card(page).getByLabel('Date').fill('2025-04-09')
  await save(page)
  await expect(page.getByText('April 9, 2025').first()).toBeVisible()

  await openField(page, /^Featured /)
  await card(page).getByRole('checkbox').check()
  await save(page)
  expect(read(file)).toMatch(/^featured: true$/m)
  await undo(page).click()
  await expect.poll(() => read(file)).not.toMatch(/^featured:/m)

  await openField(page, /^Related posts /)
  await card(page)
    .getByRole('button', { name: /^Edit: team-ai/ })
    .click()
  const reference = card(page).getByRole('combobox')
  await reference.fill('no-such-article')
  await card(page).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(card(page)).toContainText('Not saved.')
  await reference.fill('rehearse')
  await expect(card(page).locator('datalist option').first()).toBeAttached()
  const value = await card(page).locator('datalist option').first().getAttribute('value')
  await reference.fill(value ?? '')
  await save(page)
  expect(read(file)).toMatch(new RegExp(`^relatedPosts:\\n {2}- ${value}\\n`, 'm'))
})

test('a product: a picture is chosen and seen before it is saved', async ({ page }) => {
  await editPage(page, '/products/draftemail/')
  await openField(page, /^Thumbnail /)
  const picture = card(page).getByRole('combobox')
  await picture.fill('/media/vaja.webp')
  await expect(card(page).locator('img')).toBeVisible()
  await save(page)
  expect(read('products/draftemail.mdx')).toMatch(/^thumbnail: \/media\/vaja\.webp$/m)
})

test('the texts of the phone’s menu are edited while it is open', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await editPage(page, '/refund-policy/')
  await page.locator('header details > summary', { hasText: 'Menu' }).click()
  await expect(page.locator('main')).toHaveAttribute('inert')
  await page.locator('header nav[aria-label="Menu"] a', { hasText: 'Training' }).click()
  await expect(card(page).getByRole('textbox')).toBeFocused()
  await expect(card(page).getByRole('textbox')).toHaveValue('Training')
})
