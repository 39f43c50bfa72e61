import { expect, shareDevServer, test } from '../dev/dev-server'
import { card, markdown, newLines, openByKeyboard, save, shareEditServer, typeAtEnd } from './edit-page'

const { editPage, read } = shareEditServer(shareDevServer())

test('a title is edited where it is shown, with its length; only its bytes change', async ({ page }) => {
  await editPage(page, '/products/draftemail/')
  const before = read('products/draftemail.mdx')
  await page.locator('h1').click()
  const title = card(page).getByRole('textbox')
  await expect(title).toHaveValue('Your spoken note becomes the email')
  await expect(title).toHaveCSS(
    'font-size',
    await page.locator('h1').evaluate(element => getComputedStyle(element).fontSize),
  )
  await title.fill('Your spoken note is the email')
  await title.press('Enter')
  await expect(page.locator('h1')).toHaveText('Your spoken note is the email')
  expect(newLines(before, read('products/draftemail.mdx'))).toEqual(['  title: Your spoken note is the email'])

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('h1')).toHaveText('Your spoken note becomes the email')
  expect(read('products/draftemail.mdx')).toBe(before)
})

test('paragraphs and headings of an article, a legal text and a page are edited as Markdown', async ({ page }) => {
  for (const [address, file, what] of [
    ['/blog/test-ai-vendor-claims/', 'blog/test-ai-vendor-claims.mdx', '.prose > p'],
    ['/privacy-policy/', 'legal/privacy-policy.mdx', '.prose > h2'],
    ['/aboutus/', 'pages/aboutus.mdx', '.prose > h2'],
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
  await editPage(page, '/blog/test-ai-vendor-claims/')
  const before = read('blog/test-ai-vendor-claims.mdx')
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
  const [first = '', second = '', ...others] = newLines(before, read('blog/test-ai-vendor-claims.mdx'))
  expect(first).toContain('| 98% accuracy by words')
  expect(second.replace(/ +/g, ' ')).toBe('| Speaks \\| 20 languages | | | Ten of your own sentences |')
  expect(others).toEqual([])

  await editPage(page, '/faq/')
  await page.locator('x-island').filter({ hasText: 'certificate' }).getByText('certificate?').click()
  await card(page).getByRole('button', { name: 'All of “Faqs”', exact: true }).click()
  await card(page).getByRole('button', { name: 'Add', exact: true }).click()
  await card(page).getByLabel('Question').fill('Which tools are free?')
  await card(page).getByLabel('Answer').fill('Most have a trial. ')
  await card(page).getByRole('button', { name: 'Link' }).click()
  const link = page.getByRole('dialog', { name: 'Link' })
  await link.getByLabel('Words').fill('See the prices')
  await link.getByLabel('Page').fill('/products/')
  await link.getByRole('button', { name: 'Add the link' }).click()
  await save(page)
  await expect(page.locator('summary', { hasText: 'Which tools are free?' })).toBeAttached()
  expect(read('pages/faq.mdx')).toContain('answer: Most have a trial. [See the prices](/products/)')
})

test('a question and its answer are edited each in its place', async ({ page }) => {
  await editPage(page, '/faq/')
  const before = read('pages/faq.mdx')
  const list = page.locator('x-island').filter({ hasText: 'certificate' })
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
    expect.stringMatching(/^ {4}answer: No, the videos are for watching only\. Some courses/),
  ])
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
