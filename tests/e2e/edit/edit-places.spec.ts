import type { Page } from 'playwright/test'
import { expect, test } from '../dev/dev-server'
import { card, markdown, newLines, openByKeyboard, save, shareEditServer, typeAtEnd } from './edit-page'

const { editPage, read } = shareEditServer()

const undo = (page: Page) => page.getByRole('button', { name: 'Undo' })

test('a title is edited where it is shown, with its length; only its bytes change', async ({ page }) => {
  await editPage(page, '/refund-policy/')
  const before = read('pages/refund-policy.mdx')
  await page.locator('h1').click()
  const title = card(page).getByRole('textbox')
  await expect(title).toHaveValue('Refund Policy')
  await expect(title).toHaveCSS(
    'font-size',
    await page.locator('h1').evaluate(element => getComputedStyle(element).fontSize),
  )
  await title.fill('Refunds and returns')
  await title.press('Enter')
  await expect(page.locator('h1')).toHaveText('Refunds and returns')
  expect(newLines(before, read('pages/refund-policy.mdx'))).toEqual(['title: Refunds and returns'])

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('h1')).toHaveText('Refund Policy')
  expect(read('pages/refund-policy.mdx')).toBe(before)
})

test('paragraphs and headings of an article and of two pages are edited as Markdown', async ({ page }) => {
  for (const [address, file, what] of [
    ['/blog/a-first-post/', 'blog/a-first-post.mdx', '.prose > p'],
    ['/refund-policy/', 'pages/refund-policy.mdx', '.prose > h2'],
    ['/termsofservice/', 'pages/termsofservice.mdx', '.prose > h2'],
  ] as const) {
    await editPage(page, address)
    const before = read(file)
    await page
      .locator(what)
      .first()
      .click({ position: { x: 4, y: 4 } })
    await typeAtEnd(page, ' Added *here*')
    await save(page)
    await expect(page.locator(what).first()).toContainText('Added here')
    expect(newLines(before, read(file))).toHaveLength(1)
    expect(newLines(before, read(file))[0]).toMatch(/ Added \*here\*$/)
  }
})

test('a row is added to a table, and a question to a list', async ({ page }) => {
  await editPage(page, '/claims/')
  const before = read('pages/claims.mdx')
  await page.getByRole('cell', { name: '98% accuracy' }).click()
  await expect(markdown(page)).toBeFocused()
  // The cursor is at the end of the clicked cell.
  await page.keyboard.type(' by words')
  await card(page).getByRole('button', { name: 'Row below' }).click()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Speaks | 20 languages')
  for (let cell = 0; cell < 3; cell++) await page.keyboard.press('Tab')
  await page.keyboard.type('Ten of your own sentences')
  await save(page)
  await expect(page.getByRole('cell', { name: 'Speaks | 20 languages' })).toBeVisible()
  const [first = '', second = '', ...others] = newLines(before, read('pages/claims.mdx'))
  expect(first).toContain('| 98% accuracy by words')
  expect(second.replace(/ +/g, ' ')).toBe('| Speaks \\| 20 languages | | | Ten of your own sentences |')
  expect(others).toEqual([])

  await editPage(page, '/faq/')
  await page.locator('summary', { hasText: 'How do I access my courses?' }).click()
  await card(page).getByRole('button', { name: 'All of “Faqs”', exact: true }).click()
  await card(page).getByRole('button', { name: 'Add', exact: true }).click()
  await card(page).getByLabel('Question').fill('Which tools are free?')
  await card(page).getByLabel('Answer').fill('Most have a trial. ')
  await card(page).getByRole('button', { name: 'Link' }).click()
  const link = page.getByRole('dialog', { name: 'Link' })
  await link.getByLabel('Words').fill('See the list')
  await link.getByLabel('Page').fill('/blog/')
  await link.getByRole('button', { name: 'Add the link' }).click()
  await save(page)
  await expect(page.locator('summary', { hasText: 'Which tools are free?' })).toBeAttached()
  expect(read('pages/faq.mdx')).toContain('answer: Most have a trial. [See the list](/blog/)')
})

test('a question and its answer are edited each in its place', async ({ page }) => {
  await editPage(page, '/faq/')
  const before = read('pages/faq.mdx')
  const list = page.locator('main')
  await list.getByText('Can I download the videos?').click()
  await expect(card(page).getByRole('textbox')).toHaveValue('Can I download the videos?')
  await card(page).getByRole('textbox').fill('May I download the videos?')
  await save(page)
  await expect(list.getByText('May I download the videos?')).toBeVisible()
  await openByKeyboard(page, /^Faqs 2, answer: /)
  const answer = card(page).getByLabel('Answer')
  await answer.fill((await answer.inputValue()).replace('streaming only', 'watching only'))
  await save(page)
  expect(newLines(before, read('pages/faq.mdx'))).toEqual([
    '  - question: May I download the videos?',
    '    answer: No, the videos are for watching only.',
  ])
})

test('the length of a title and its limit are said while it is typed', async ({ page }) => {
  await editPage(page, '/termsofservice/')
  await page.locator('h1').click()
  const title = card(page).getByRole('textbox')
  await title.fill('')
  await title.pressSequentially('Words ')
  await expect(card(page)).toContainText('6 characters, at least 3, at most 70')
  await title.fill('x'.repeat(71))
  await expect(title).toHaveAttribute('aria-invalid', 'true')
  await card(page).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(card(page)).toContainText('Not saved.')
  await page.keyboard.press('Escape')
  await expect(card(page)).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('a text of a list is edited where it is shown, in the file of its page', async ({ page }) => {
    const [file, words] = ['blog/a-first-post.mdx', 'A first post']
    const before = read(file)
    await editPage(page, '/blog/')
    const title = page.locator('main').getByText(words, { exact: true }).first()
    await title.evaluate(element => scrollTo(0, element.getBoundingClientRect().top + scrollY - 200))
    await title.tap()
    await expect(card(page).getByRole('textbox')).toHaveValue(words)
    await card(page).getByRole('textbox').fill('A first post of many')
    await save(page)
    await expect(page.locator('main').getByText('of many').first()).toBeVisible()
    expect(read(file)).toBe(before.replace(`title: ${words}`, 'title: A first post of many'))
    await undo(page).tap()
    await expect.poll(() => read(file)).toBe(before)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  })

  test('the home page: a field and a paragraph', async ({ page }) => {
    await editPage(page, '/')
    await page.locator('h1').tap()
    const title = card(page).getByRole('textbox')
    const words = await title.inputValue()
    await title.fill(`${words} now`)
    await save(page)
    await expect(page.locator('h1')).toContainText('now')
    await undo(page).tap()
    await expect(page.locator('h1')).not.toContainText('now')
  })
})
