import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from '../dev/dev-server'
import { card, insertWorked, save, shareEditServer, texts, typeAtEnd } from './edit-page'

const { editPage, path, read } = shareEditServer()

/** Opens the form of a field from the list of all fields. */
async function openField(page: Parameters<typeof card>[0], name: RegExp) {
  await page.getByRole('button', { name: 'Fields', exact: true }).click()
  await card(page).getByRole('button', { name }).first().click()
}

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

test('a component is inserted, changed by its form, and removed', async ({ page }) => {
  await editPage(page, '/refund-policy/')
  const before = read('legal/refund-policy.mdx')
  await insertWorked(page)
  await card(page).getByLabel('Title').fill('A refund after a day')
  await save(page)
  await expect(page.getByLabel('Worked example: A refund after a day')).toBeVisible()
  const figure = page.getByLabel(/^Worked example/).first()
  await figure.click({ position: { x: 6, y: 6 } })
  await card(page).getByLabel('Title').fill('A refund after two days')
  await save(page)
  await expect(page.getByLabel('Worked example: A refund after two days')).toBeVisible()
  expect(read('legal/refund-policy.mdx')).toContain('title="A refund after two days"')
  await figure.click({ position: { x: 6, y: 6 } })
  await card(page).getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Worked removed.').first()).toBeAttached()
  await expect.poll(() => read('legal/refund-policy.mdx')).toBe(before)
})

test('components are completed while Markdown is typed', async ({ page }) => {
  await editPage(page, '/termsofservice/')
  await page
    .locator('.prose > p')
    .first()
    .click({ position: { x: 4, y: 4 } })
  await card(page).getByRole('button', { name: 'As Markdown' }).click()
  await expect(card(page).locator('.cm-content')).toBeFocused()
  await typeAtEnd(page, ' See [the prices](/produ')
  await expect(page.getByRole('option', { name: /^\/products\/vaja\// })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expect(card(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card(page)).toHaveCount(0)
})

test('a picture that is dropped on a text is put below it, with what it shows', async ({ page }) => {
  await editPage(page, '/blog/test-ai-vendor-claims/')
  const bytes = [...readFileSync(path('media/vaja-small.webp'))]
  const data = await page.evaluateHandle(content => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([new Uint8Array(content)], 'Call centre.webp', { type: 'image/webp' }))
    return transfer
  }, bytes)
  await page.locator('.prose > p').first().dispatchEvent('drop', { dataTransfer: data })
  await expect(card(page).getByLabel('Picture in content/media')).toHaveValue('/media/call-centre.webp')
  await card(page).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(card(page).getByLabel('What it shows')).toBeFocused()
  await expect(card(page)).toContainText('Not saved: this is still empty.')
  await page.keyboard.type('A person with a headset')
  await save(page)
  await expect(page.getByRole('img', { name: 'A person with a headset' })).toBeVisible()
  expect(existsSync(path('media/call-centre.webp'))).toBe(true)
  expect(read('blog/test-ai-vendor-claims.mdx')).toContain('![A person with a headset](/media/call-centre.webp)\n')
})

test('a new page is written from a template, edited on the page and published', async ({ page }) => {
  await editPage(page, '/blog/')
  await page.getByRole('button', { name: 'New page' }).click()
  await card(page).getByLabel('What it is').selectOption('blog post')
  await card(page).getByLabel('Name').fill('Reading answers')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/blog/reading-answers/')
  await expect(page.locator('page-badge summary')).toContainText('Draft')
  await expect(texts(page).first()).toHaveText(/: /)
  await page.locator('h1').click()
  await card(page).getByRole('textbox').fill('Read an answer twice')
  await save(page)
  await expect(page.locator('h1')).toHaveText('Read an answer twice')
  // A published page has neither the text of the template nor the examples of its type.
  await openField(page, /^Excerpt /)
  await card(page)
    .getByRole('textbox')
    .fill('Read an answer twice before it is sent: once for its facts, once for what it leaves out.')
  await save(page)
  await openField(page, /^Author bio /)
  await card(page).getByRole('textbox').fill('They read every answer before it leaves the house.')
  await save(page)
  await page.locator('#main').getByText('The text begins here.').click()
  await card(page).getByRole('textbox').fill('Once for the facts, and once for what is missing.')
  await save(page)
  await openField(page, /^Draft /)
  await card(page).getByRole('checkbox').uncheck()
  await save(page)
  await expect(page.locator('page-badge summary')).not.toContainText('Draft')
  expect(read('blog/reading-answers.mdx')).toContain('title: Read an answer twice\n')
})
