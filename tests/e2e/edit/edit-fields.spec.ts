import type { Page } from 'playwright/test'
import { expect, test } from '../dev/dev-server'
import { card, openField, save, shareEditServer } from './edit-page'

const { editPage, read } = shareEditServer()

const file = 'tools/draftemail.mdx'
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' })

test('each kind of field has its form: choice, number, link, list', async ({ page }) => {
  await editPage(page, '/tools/draftemail/')
  await openField(page, /^Status /)
  await card(page).getByRole('combobox').selectOption('Beta')
  await save(page)
  await expect(page.getByText('Beta').first()).toBeVisible()

  await openField(page, /^Order /)
  await card(page).getByRole('textbox').fill('often')
  await expect(
    card(page)
      .getByRole('status')
      .filter({ hasText: /number|integer/i }),
  ).toBeVisible()
  await card(page).getByRole('textbox').fill('7')
  await save(page)

  await openField(page, /^External link /)
  await card(page).getByRole('combobox').fill('https://draftemail.example/start/')
  await save(page)

  await openField(page, /^Use cases /)
  const rows = card(page).getByRole('listitem')
  await expect(rows).toHaveCount(3)
  const [one = '', two = ''] = await rows.locator('.text').allTextContents()
  await rows.first().getByRole('button', { name: /^Down/ }).click()
  await expect(rows.first()).toContainText(two)
  await rows
    .first()
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(rows.first()).toContainText(one)
  await card(page).getByRole('button', { name: 'Close' }).click()
  const text = read(file)
  expect(text).toContain('status: Beta\n')
  expect(text).toContain('order: 7\n')
  expect(text).toContain('externalLink: https://draftemail.example/start/\n')
  expect(text).not.toContain(two)
})

test('a day, yes or no, and a reference among the tools', async ({ page }) => {
  await editPage(page, '/tools/draftemail/')
  await openField(page, /^Released /)
  await card(page).getByLabel('Released').fill('2025-04-09')
  await save(page)
  await expect(page.locator('time')).toHaveText('2025-04-09')

  await openField(page, /^Featured /)
  await card(page).getByRole('checkbox').check()
  await save(page)
  expect(read(file)).toMatch(/^featured: true$/m)
  await undo(page).click()
  await expect.poll(() => read(file)).not.toMatch(/^featured:/m)

  await openField(page, /^Related /)
  await card(page)
    .getByRole('button', { name: /^Edit: plan/ })
    .click()
  const reference = card(page).getByRole('combobox')
  await reference.fill('no-such-tool')
  await card(page).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(card(page)).toContainText('Not saved.')
  await reference.fill('draft')
  await expect(card(page).locator('datalist option').first()).toBeAttached()
  const value = await card(page).locator('datalist option').first().getAttribute('value')
  await reference.fill(value ?? '')
  await save(page)
  expect(read(file)).toMatch(new RegExp(`^related:\\n {2}- ${value}\\n`, 'm'))
})

test('a picture is chosen and seen before it is saved', async ({ page }) => {
  await editPage(page, '/tools/draftemail/')
  await openField(page, /^Thumbnail /)
  await card(page).getByRole('combobox').fill('/media/plan.webp')
  await expect(card(page).locator('img')).toBeVisible()
  await save(page)
  expect(read(file)).toMatch(/^thumbnail: \/media\/plan\.webp$/m)
})

test('a price that several pages state is changed once, from the page that shows it', async ({ page }) => {
  await editPage(page, '/tools/draftemail/')
  await page.getByText('$97/month', { exact: true }).click({ position: { x: 12, y: 8 } })
  const price = card(page).getByRole('textbox').first()
  await expect(price).toHaveValue('$97/month')
  await expect(card(page)).toContainText('Every page that shows this follows.')
  await price.fill('$98/month')
  await save(page)
  await expect(page.getByText('$98/month', { exact: true })).toBeVisible()
  expect(read('facts.yaml')).toContain('value: $98/month\n')
})
