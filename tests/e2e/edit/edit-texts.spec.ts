import { accessibilityFaults } from '../../accessibility'
import { expect, origin, test } from '../dev/dev-server'
import { card, markdown, openByKeyboard, save, shareEditServer, texts, typeAtEnd } from './edit-page'

const { open, editPage, read } = shareEditServer()

/** The lines that are in a text and not in another one. */
const newLines = (before: string, after: string) => after.split('\n').filter(line => !before.split('\n').includes(line))

test('edit mode is off by default, loads nothing then, and is remembered', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', request => loaded.push(new URL(request.url()).pathname))
  await open(page, '/refund-policy/')
  const button = page.getByRole('button', { name: 'Edit', exact: true })
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  expect(loaded.filter(path => /edit-mode|session|codemirror|__edit/.test(path))).toEqual([])
  expect(await page.locator('[data-edit],[data-edit-block]').count()).toBe(0)

  await page.keyboard.press('Alt+Shift+E')
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  expect(loaded.filter(path => /codemirror/.test(path))).toEqual([])
  await page.goto(`${origin}/termsofservice/`)
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('page-editor')).toBeAttached()

  await page.keyboard.press('Alt+Shift+E')
  await expect(button).toBeFocused()
  await expect(page.locator('page-editor')).toHaveCount(0)
  await expect(page.locator('[data-edit],[data-edit-block]')).toHaveCount(0)
})

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

test('an error is shown while it is typed and is not written', async ({ page }) => {
  await editPage(page, '/refund-policy/')
  const before = read('legal/refund-policy.mdx')
  await page
    .locator('.prose > p')
    .first()
    .click({ position: { x: 4, y: 4 } })
  await typeAtEnd(page, ' See [the price](/products/nothing/).')
  await expect(card(page).getByRole('status').filter({ hasText: '/products/nothing/' })).toBeVisible()
  await expect(card(page).locator('.issue-error')).toHaveText('the price')
  await card(page).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(card(page)).toContainText('Not saved.')
  expect(read('legal/refund-policy.mdx')).toBe(before)
  await page.keyboard.press('Escape')
  await expect(card(page)).toHaveCount(0)
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

test('everything is reached, read out and saved by keyboard alone', async ({ page }) => {
  await open(page, '/refund-policy/')
  await page.keyboard.press('Alt+Shift+E')
  await expect(page.locator('page-editor [role=status]')).toContainText('Edit mode is on.')
  await expect(texts(page).and(page.locator(':focus'))).toHaveCount(1)
  await openByKeyboard(page, /^Heading: /)
  await typeAtEnd(page, ' by keyboard')
  await page.keyboard.press('Tab')
  await expect(card(page).getByRole('button', { name: 'Save', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('.prose h2').first()).toContainText('by keyboard')
  await expect(texts(page).and(page.locator(':focus'))).toHaveText(/^Heading: .*by keyboard$/)

  // A block moves with Alt and an arrow key, is removed with Delete, and comes back.
  const before = read('legal/refund-policy.mdx')
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(() => read('legal/refund-policy.mdx')).not.toBe(before)
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect.poll(() => read('legal/refund-policy.mdx')).toBe(before)
})

test('edit mode has no faults of accessibility, and its controls fit a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await editPage(page, '/refund-policy/')
  expect(await accessibilityFaults(page)).toEqual([])
  await page
    .locator('.prose > p')
    .first()
    .click({ position: { x: 4, y: 4 } })
  await expect(markdown(page)).toBeFocused()
  // The card covers a part of the page, which was judged before.
  expect(await accessibilityFaults(page, 'page-editor')).toEqual([])
  const small = await page.locator('page-editor').evaluate(host =>
    [...(host.shadowRoot?.querySelectorAll('button,input,select,textarea') ?? [])]
      .filter(control => !control.closest('.unseen') && control.checkVisibility())
      .map(control => [control.textContent, control.getBoundingClientRect().height] as const)
      .filter(([, height]) => height < 44),
  )
  expect(small).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await typeAtEnd(page, ' On a phone.')
  await save(page)
  await expect(page.locator('.prose > p').first()).toContainText('On a phone.')
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
