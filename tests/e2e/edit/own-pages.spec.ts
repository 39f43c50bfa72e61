import { expect, shareDevServer, test } from '../dev/dev-server'
import { card, openField, save, shareEditServer } from './edit-page'

const { editPage, read } = shareEditServer(shareDevServer())

test('each kind of field has its form: choice, number, link, picture, list', async ({ page }) => {
  await editPage(page, '/products/vaja/')
  await openField(page, /^Status /)
  await card(page).getByRole('combobox').selectOption('Beta')
  await save(page)
  await expect(page.getByText('Beta', { exact: true }).first()).toBeVisible()

  await openField(page, /^Order /)
  await card(page).getByRole('textbox').fill('often')
  await expect(
    card(page)
      .getByRole('status')
      .filter({ hasText: /number|integer/i }),
  ).toBeVisible()
  await card(page).getByRole('textbox').fill('7')
  await card(page).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(card(page)).toHaveCount(0)

  await openField(page, /^External link /)
  await card(page).getByRole('combobox').fill('https://vaja.example/start/')
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
  const text = read('products/vaja.mdx')
  expect(text).toContain('status: Beta\n')
  expect(text).toContain('order: 7\n')
  expect(text).toContain('externalLink: https://vaja.example/start/\n')
  expect(text).not.toContain(two)
})

test('a price that several pages state is changed once, from the page that shows it', async ({ page }) => {
  await editPage(page, '/products/draftemail/')
  await page.getByText('$97/month. Free tier: 5 emails daily', { exact: true }).click({ position: { x: 12, y: 8 } })
  const price = card(page).getByRole('textbox').first()
  await expect(price).toHaveValue('$97/month')
  await expect(card(page)).toContainText('Every page that shows this follows.')
  await price.fill('$98/month')
  await save(page)
  await expect(page.getByText('$98/month. Free tier: 5 emails daily', { exact: true })).toBeVisible()
  expect(read('facts.yaml')).toContain('value: $98/month\n')
})
