import type { Page } from 'playwright/test'
import { expect, test } from '../dev/dev-server'
import { card, markdown, save, shareEditServer, texts, tool } from './edit-page'

const { editPage, read } = shareEditServer()

/** Types words; a long text as the keyboard of a phone enters it, a part at once. */
const type = ({ keyboard }: Page, words: string) =>
  words.length > 20 ? keyboard.insertText(words) : keyboard.type(words)
const enter = (page: Page) => page.keyboard.press('Enter')
const setStyle = (page: Page, style: string) => card(page).getByLabel('Style').selectOption(style)

/** Types words with a format that a button turns on and off. */
async function typeWith(page: Page, name: string, words: string) {
  await tool(page, name).click()
  await expect(tool(page, name)).toHaveAttribute('aria-pressed', 'true')
  await type(page, words)
  await tool(page, name).click()
}

/** Links the last words that were typed to a page. */
async function linkLast(page: Page, words: string, address: string) {
  for (const _ of words) await page.keyboard.press('Shift+ArrowLeft')
  await tool(page, 'Link').click()
  const dialog = page.getByRole('dialog', { name: 'Link' })
  await expect(dialog.getByLabel('Words')).toHaveValue(words)
  await dialog.getByLabel('Page').fill(address)
  await dialog.getByRole('button', { name: 'Add the link' }).click()
  await expect(markdown(page)).toBeFocused()
  await page.keyboard.press('ArrowRight')
}

/** The body of a file. */
const bodyOf = (text: string) => text.replace(/^---[\s\S]*?\n---\n+/, '')

const written = `An answer that reads well can still be wrong. This page says how we read one **before** it is sent, and which of our [products](/blog/) does *what*.

## Read it twice

The first reading is for the facts. Each number, each name and each date is in a source, or it is not in the answer. Where the source is a file, open it with \`Ctrl+O\` and look at the place itself. A summary of a source is an answer too, and is read in the same way.

The second reading is for what is missing. A question has parts, and a model likes the part that it can answer. Write the parts down before you ask, and check them off.

- the number, with its unit
- the day on which it was true
- the person who can be asked

### Who reads

1. The person who asked reads first.
2. Somebody who did not ask reads second.
3. Whoever signs reads last, and reads **all of it**.

## What each claim needs

A claim is as good as its count. The table has the four that we hear most.

| Claim       | Counted        | Ask for            |
| ----------- | -------------- | ------------------ |
| It is fast  | The first word | The slowest of 100 |
| It is right | Our own cases  | Fifty of yours     |
| It is cheap | One call       | A month of calls   |

![A call is answered and its transcript is marked](/media/plan.webp)

> We know now which answer to trust.

Keep what you found beside the answer: the next reader begins where you ended.

<Note>Begin with a task that comes back each week. *Then* it pays.</Note>`

test('a text of three pages is written by clicking and typing, and is plain Markdown in the file', async ({ page }) => {
  test.setTimeout(300_000)
  await editPage(page, '/blog/')
  await page.getByRole('button', { name: 'New page' }).click()
  await card(page).getByLabel('What it is').selectOption('post')
  await card(page).getByLabel('Name').fill('How we read')
  await enter(page)
  await page.waitForURL('**/blog/how-we-read/')
  await expect(texts(page).first()).toHaveText(/: /)
  // The template's heading goes, its sentence is replaced.
  await page.locator('main').getByRole('heading', { name: 'The first heading' }).click()
  await tool(page, 'Remove').click()
  await expect(page.locator('main').getByText('The first heading')).toHaveCount(0)
  await page.locator('main').getByText('The text begins here.').click()
  await expect(markdown(page)).toBeFocused()
  await page.keyboard.press('Control+a')
  await type(page, 'An answer that reads well can still be wrong. This page says how we read one ')
  await typeWith(page, 'Bold', 'before')
  await type(page, ' it is sent, and which of our products')
  await linkLast(page, 'products', '/blog/')
  await type(page, ' does ')
  await page.keyboard.press('Control+i')
  await type(page, 'what')
  await page.keyboard.press('Control+i')
  await type(page, '.')

  await enter(page)
  await setStyle(page, 'Heading')
  await type(page, 'Read it twice')
  await enter(page)
  await type(
    page,
    'The first reading is for the facts. Each number, each name and each date is in a source, or it is not in the answer. Where the source is a file, open it with ',
  )
  await typeWith(page, 'Code', 'Ctrl+O')
  await type(
    page,
    ' and look at the place itself. A summary of a source is an answer too, and is read in the same way.',
  )
  await enter(page)
  await type(
    page,
    'The second reading is for what is missing. A question has parts, and a model likes the part that it can answer. Write the parts down before you ask, and check them off.',
  )
  await enter(page)
  await tool(page, 'List').click()
  for (const item of ['the number, with its unit', 'the day on which it was true', 'the person who can be asked']) {
    await type(page, item)
    await enter(page)
  }
  // Enter in an empty item ends the list.
  await enter(page)
  await setStyle(page, 'Heading, level 3')
  await type(page, 'Who reads')
  await enter(page)
  await tool(page, 'Numbered list').click()
  await type(page, 'The person who asked reads first.')
  await enter(page)
  await type(page, 'Somebody who did not ask reads second.')
  await enter(page)
  await type(page, 'Whoever signs reads last, and reads ')
  await typeWith(page, 'Bold', 'all of it')
  await type(page, '.')
  await enter(page)
  await enter(page)

  await setStyle(page, 'Heading')
  await type(page, 'What each claim needs')
  await enter(page)
  await type(page, 'A claim is as good as its count. The table has the four that we hear most.')
  await tool(page, 'Table').click()
  await type(page, 'Claim')
  await tool(page, 'Column after').click()
  await tool(page, 'Row below').click()
  for (const cell of ['Counted', 'Ask for', 'It is fast', 'The first word', 'The slowest of 100']) {
    await page.keyboard.press('Tab')
    await type(page, cell)
  }
  for (const cell of [
    'It is right',
    'Our own cases',
    'Fifty of yours',
    'It is cheap',
    'One call',
    'A month of calls',
  ]) {
    await page.keyboard.press('Tab')
    await type(page, cell)
  }
  // Enter in the last row goes on behind the table.
  await enter(page)
  await tool(page, 'Picture').click()
  const picture = page.getByRole('dialog', { name: 'Picture' })
  await picture.getByLabel('Picture in content/media').fill('/media/plan.webp')
  await picture.getByLabel('What it shows').fill('A call is answered and its transcript is marked')
  await picture.getByRole('button', { name: 'Add the picture' }).click()
  await enter(page)
  await tool(page, 'Quotation').click()
  await type(page, 'We know now which answer to trust.')
  await enter(page)
  await tool(page, 'Quotation').click()
  await type(page, 'Keep what you found beside the answer: the next reader begins where you ended.')
  await save(page)

  await page.locator('main').getByText('Keep what you found').click()
  await tool(page, 'Insert below').click()
  await card(page).getByRole('searchbox').fill('note')
  await card(page)
    .getByRole('button', { name: /^Note / })
    .click()
  // The text is asked for first, and is empty.
  await expect(card(page).getByRole('textbox', { name: 'Text' })).toBeFocused()
  await tool(page, 'Save').click()
  await expect(card(page)).toContainText('Not saved: this is still empty.')
  await type(page, 'Begin with a task that comes back each week. ')
  await typeWith(page, 'Italic', 'Then')
  await type(page, ' it pays.')
  await save(page)
  expect(bodyOf(read('blog/how-we-read.mdx')).trim()).toBe(written)
})
