import { existsSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { expect, test } from '../dev/dev-server'
import { card, insertWorked, markdown, openField, save, shareEditServer, texts, typeAtEnd } from './edit-page'

const { editPage, path, read } = shareEditServer()

const undo = (page: Page) => page.getByRole('button', { name: 'Undo' })

test('a component is inserted, changed by its form, and removed', async ({ page }) => {
  await editPage(page, '/refund-policy/')
  const before = read('pages/refund-policy.mdx')
  await insertWorked(page)
  await card(page).getByLabel('Title').fill('A refund after a day')
  await save(page)
  await expect(page.getByLabel('Worked example: A refund after a day')).toBeVisible()
  const figure = page.getByLabel(/^Worked example/).first()
  await figure.click({ position: { x: 6, y: 6 } })
  await card(page).getByLabel('Title').fill('A refund after two days')
  await save(page)
  await expect(page.getByLabel('Worked example: A refund after two days')).toBeVisible()
  expect(read('pages/refund-policy.mdx')).toContain('title="A refund after two days"')
  await figure.click({ position: { x: 6, y: 6 } })
  await card(page).getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Worked removed.').first()).toBeAttached()
  await expect.poll(() => read('pages/refund-policy.mdx')).toBe(before)
})

test('components are completed while Markdown is typed', async ({ page }) => {
  await editPage(page, '/termsofservice/')
  await page
    .locator('.prose > p')
    .first()
    .click({ position: { x: 4, y: 4 } })
  await card(page).getByRole('button', { name: 'As Markdown' }).click()
  await expect(card(page).locator('.cm-content')).toBeFocused()
  await typeAtEnd(page, ' See [the post](/blog/a-fi')
  await expect(page.getByRole('option', { name: /^\/blog\/a-first-post\// })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expect(card(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card(page)).toHaveCount(0)
})

test('a picture that is dropped on a text is put below it, with what it shows', async ({ page }) => {
  await editPage(page, '/blog/a-second-post/')
  const bytes = [...readFileSync(path('media/plan.webp'))]
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
  expect(read('blog/a-second-post.mdx')).toContain('![A person with a headset](/media/call-centre.webp)\n')
})

test('a new page is written from a template, edited on the page and published', async ({ page }) => {
  await editPage(page, '/blog/')
  await page.getByRole('button', { name: 'New page' }).click()
  await card(page).getByLabel('What it is').selectOption('post')
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
  await openField(page, /^Author /)
  await card(page).getByRole('textbox').fill('Two readers')
  await save(page)
  await page.locator('main').getByText('The text begins here.').click()
  await card(page).getByRole('textbox').fill('Once for the facts, and once for what is missing.')
  await save(page)
  await openField(page, /^Draft /)
  await card(page).getByRole('checkbox').uncheck()
  await save(page)
  await expect(page.locator('page-badge summary')).not.toContainText('Draft')
  expect(read('blog/reading-answers.mdx')).toContain('title: Read an answer twice\n')
})

test('by keyboard alone: a list, code and a quotation of a legal text; what is removed comes back', async ({
  page,
}) => {
  const file = 'pages/termsofservice.mdx'
  await editPage(page, '/termsofservice/')
  const before = read(file)
  /** Opens an entry of the list that has the focus. */
  const openEntry = async (name: RegExp) => {
    await expect(async () => {
      await texts(page).filter({ hasText: name }).first().focus()
      await page.keyboard.press('Enter')
      await expect(markdown(page)).toBeFocused({ timeout: 3_000 })
    }).toPass()
  }
  for (const [name, typed] of [
    ['Code', 'The first line'],
    ['Quotation', 'The words of somebody'],
    ['List', 'The first point'],
  ] as const) {
    const words = new RegExp(`^${name}: ${typed}`)
    await openEntry(/^Paragraph: /)
    await card(page).getByRole('button', { name: 'Insert below' }).press('Enter')
    await expect(card(page).getByRole('searchbox')).toBeFocused()
    await page.keyboard.type(name)
    await card(page)
      .getByRole('button', { name: new RegExp(`^${name} `) })
      .first()
      .press('Enter')
    await expect(card(page).getByRole('textbox').first()).toBeFocused()
    await page.keyboard.type(typed)
    await page.keyboard.press('Control+Enter')
    await expect(texts(page).filter({ hasText: words })).toHaveCount(1)
  }
  await openEntry(/^Quotation: /)
  await typeAtEnd(page, ' Indeed.')
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('blockquote').first()).toContainText('Indeed.')

  const whole = read(file)
  await texts(page)
    .filter({ hasText: /^Quotation: / })
    .first()
    .focus()
  await page.keyboard.press('Delete')
  await expect(texts(page).filter({ hasText: /^Quotation: / })).toHaveCount(0)
  await undo(page).press('Enter')
  await expect.poll(() => read(file)).toBe(whole)
  await expect(async () => {
    await undo(page).press('Enter')
    expect(read(file)).toBe(before)
  }).toPass()
})
