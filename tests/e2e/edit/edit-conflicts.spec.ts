import { expect, test } from '../dev/dev-server'
import { card, insertWorked, markdown, save, shareEditServer, texts, typeAtEnd } from './edit-page'

const { editPage, edit, read, start, stop } = shareEditServer()

const first = '.prose > p'

test('two tabs and an editor write one page at once: the other places of the file stay as they are', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await editPage(page, '/refund-policy/')
  await editPage(other, '/refund-policy/')
  await page
    .locator(first)
    .first()
    .click({ position: { x: 4, y: 4 } })
  await typeAtEnd(page, ' From the first tab.')
  await other
    .locator('.prose > h2')
    .first()
    .click({ position: { x: 4, y: 4 } })
  await typeAtEnd(other, ' second tab')
  await save(other)
  edit('pages/refund-policy.mdx', /^excerpt: .*$/m, 'excerpt: An editor wrote this sentence meanwhile.')
  await save(page)
  const text = read('pages/refund-policy.mdx')
  for (const words of [' From the first tab.', ' second tab', 'An editor wrote this sentence meanwhile.'])
    expect(text).toContain(words)
  for (const tab of [page, other]) {
    await expect(tab.locator(first).first()).toContainText('From the first tab.')
    await expect(tab.locator('.prose > h2').first()).toContainText('second tab')
  }
})

test('a text that an editor changed meanwhile is shown beside what was typed, and nothing is overwritten', async ({
  page,
}) => {
  await editPage(page, '/termsofservice/')
  const paragraph = page.locator(first).first()
  const words = ((await paragraph.textContent()) ?? '').slice(0, 20)
  await paragraph.click({ position: { x: 4, y: 4 } })
  await typeAtEnd(page, ' Typed here.')
  edit('pages/termsofservice.mdx', words, `Written elsewhere. ${words}`)
  await expect(paragraph).toContainText('Written elsewhere.')
  await expect(markdown(page)).toContainText('Typed here.')
  await card(page).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(card(page)).toContainText('This text was changed elsewhere')
  await expect(card(page).getByLabel('In the file now')).toHaveValue(/Written elsewhere\./)
  expect(read('pages/termsofservice.mdx')).not.toContain('Typed here.')

  const mine = card(page).getByLabel('Your text')
  await expect(mine).toHaveValue(/Typed here\./)
  await mine.fill(`Both. ${await mine.inputValue()}`)
  await card(page).getByRole('button', { name: 'Save your text' }).click()
  await expect(card(page)).toHaveCount(0)
  await expect(paragraph).toContainText(/^Both\./)
  expect(read('pages/termsofservice.mdx')).toContain('Typed here.')
})

test('nothing typed is lost when the server ends and starts amid an edit', async ({ page }) => {
  test.setTimeout(240_000)
  await editPage(page, '/refund-policy/')
  await page
    .locator(first)
    .first()
    .click({ position: { x: 4, y: 4 } })
  await typeAtEnd(page, ' Typed before the end.')
  await stop()
  try {
    await expect(page.locator('page-badge')).toContainText('The server has ended')
    await page.keyboard.type(' Typed after it.')
    await card(page).getByRole('button', { name: 'Save', exact: true }).click()
    await expect(card(page)).toContainText('The server does not answer.')
  } finally {
    await start()
  }
  // Vite loads the page again.
  await expect(page.getByText('This was typed before and not saved yet.').first()).toBeAttached({ timeout: 120_000 })
  await expect(markdown(page)).toContainText('Typed before the end. Typed after it.')
  await save(page)
  await expect(page.locator(first).first()).toContainText('Typed before the end. Typed after it.')
  // Saved is saved: the next load opens nothing.
  await page.reload()
  await expect(texts(page).first()).toHaveText(/: /)
  await expect(card(page)).toHaveCount(0)
})

test('what is typed in a form survives a reload: a group, a new item, a new component', async ({ page }) => {
  const restored = async () => {
    await page.reload()
    await expect(page.getByText('This was typed before and not saved yet.').first()).toBeAttached()
  }
  const fill = async (label: string, text: string) => {
    await card(page).getByLabel(label, { exact: true }).fill(text)
    await restored()
    await expect(card(page).getByLabel(label, { exact: true })).toHaveValue(text)
  }
  await editPage(page, '/faq/')
  await page.getByRole('button', { name: 'Fields', exact: true }).click()
  await card(page)
    .getByRole('button', { name: /^Faqs / })
    .click()
  await card(page)
    .getByRole('button', { name: /^Edit: / })
    .first()
    .click()
  await fill('Answer', 'Open My Courses in your own account.')
  await save(page)
  expect(read('pages/faq.mdx')).toContain('Open My Courses in your own account.')

  await page.getByRole('button', { name: 'Fields', exact: true }).click()
  await card(page)
    .getByRole('button', { name: /^Faqs / })
    .click()
  await card(page).getByRole('button', { name: 'Add', exact: true }).click()
  await fill('Question', 'Which tools are free?')
  await card(page).getByLabel('Answer').fill('Most have a trial.')
  await save(page)
  expect(read('pages/faq.mdx')).toContain('  - question: Which tools are free?\n    answer: Most have a trial.\n')

  await editPage(page, '/termsofservice/')
  await insertWorked(page)
  await fill('Title', 'A brief that was typed')
  await save(page)
  await expect(page.getByLabel('Worked example: A brief that was typed')).toBeVisible()
})
