import { expect, type Page } from 'playwright/test'
import { test } from '../same-page'

const find = (page: Page, words: string) => page.getByLabel('Type a word or your whole question').fill(words)

test('an answer opens below its question and moves nothing that is beside or above it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/faq/')
  const band = page.locator('#about-training')
  const name = band.getByRole('heading')
  await band.scrollIntoViewIfNeeded()
  const [before, top] = [await band.boundingBox(), await name.boundingBox()]
  await band.getByText('Do you come to us?').click()
  const answer = band.locator('details[open] .sheet')
  await expect(answer).toBeVisible()
  expect(await name.boundingBox()).toEqual(top)
  const after = await band.boundingBox()
  const grown = (after?.height ?? 0) - (before?.height ?? 0)
  // The band is as much longer as the answer is: no part of it is stretched.
  expect(grown).toBeLessThan(((await answer.boundingBox())?.height ?? 0) + 30)
  expect(after?.y).toBe(before?.y)
})

test('each answer has an address, which opens it below its question, without script too', async ({
  plain,
  page,
  baseURL,
}) => {
  for (const each of [plain, page]) {
    await each.goto(`${baseURL}/faq/#vaja-what-does-it-answer-from`)
    await expect(each.getByText('From material that your team stands behind.')).toBeInViewport()
    await expect(each.locator('summary').getByText('What does it answer from?').last()).toBeInViewport()
  }
})

const said = (page: Page) => page.getByRole('form', { name: 'Questions' }).getByRole('status')

/** The questions that are shown, from top to bottom. */
const shown = (page: Page) =>
  page
    .locator('.all-questions li summary:visible, .asked summary:visible')
    .evaluateAll(all => all.map(each => each.textContent))

test('words that are typed leave the questions that have them, while the field stays in its place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/faq/')
  const all = await shown(page)
  const field = page.getByLabel('Type a word or your whole question')
  const place = await field.boundingBox()
  await find(page, 'trial')
  await expect(page.getByText(/^3 of \d+ questions$/)).toBeVisible()
  expect(await shown(page)).toHaveLength(3)
  await expect(page.getByText('What limits does the 14-day trial have?')).toBeVisible()
  await expect(page.getByText('Is there a discount for a year?')).toBeHidden()
  expect(await field.boundingBox()).toEqual(place)
  // The word is in the answer alone, of a tool whose questions are closed.
  await find(page, 'guessing')
  await expect(page.getByText('it hands over instead of guessing')).toBeVisible()
  await find(page, 'zebra')
  await expect(said(page)).toHaveText('No question here has these words.')
  await expect(page.getByRole('link', { name: 'Ask us about “zebra”' })).toBeVisible()
  await find(page, '')
  expect(await shown(page)).toEqual(all)
  await expect(page.locator('.all-questions li:has(summary)[hidden]')).toHaveCount(0)
  await expect(page.locator('.of-tool[open]')).toHaveCount(0)
})

for (const [typed, question] of [
  ['How do I get my money back?', 'Can I get my money back?'],
  ['refunf', 'Can I get my money back?'],
  ['certif', 'Do I get a certificate?'],
  ['certifcate', 'Do I get a certificate?'],
  ['Where can I download my course videos?', 'Can I download the videos?'],
  ['what happens when I cancel', 'What happens when we leave?'],
  ['how much does it cost for a team of 20', 'What do training and a build cost?'],
  ['How long does dubbing take?', 'Whose voice may be cloned?'],
] as const) {
  test(`“${typed}” finds the question that answers it first, and says how many are shown`, async ({ page }) => {
    await page.goto('/faq/')
    await find(page, typed)
    const status = said(page)
    await expect(status).toHaveText(/^\d+ of \d+ questions$/)
    const questions = await shown(page)
    expect(questions[0]).toBe(question)
    expect(Number.parseInt((await status.textContent()) ?? '', 10)).toBe(questions.length)
  })
}

test('where no question has most of the words, the three that are nearest are shown as that', async ({ page }) => {
  await page.goto('/faq/')
  await find(page, 'May I bring my spaniel to your office tomorrow morning?')
  await expect(said(page)).toHaveText(/^Nearest questions: [123]$/)
  const questions = await shown(page)
  expect(questions[0]).toBe('Can I visit the office in Princeton?')
  await expect(said(page)).toHaveText(`Nearest questions: ${questions.length}`)
})

test('words are marked in questions and answers, and nowhere else', async ({ page }) => {
  await page.goto('/faq/')
  for (const typed of ['prices', 'answer']) {
    await find(page, typed)
    await expect(said(page)).toHaveText(/ of \d+ questions/)
    const places = await page.evaluate(() => {
      const marked = [...(CSS.highlights.get('found') ?? [])] as Range[]
      const elements = marked.map(({ startContainer }) => startContainer.parentElement)
      const outside = elements.filter(each => !each?.closest('li summary, .asked summary, details p:first-of-type'))
      return { count: marked.length, outside: outside.map(each => each?.textContent) }
    })
    expect(places.count).toBeGreaterThan(0)
    expect(places.outside).toEqual([])
  }
})

test('the way to a page says what is on it, not the heading above it again', async ({ page }) => {
  await page.goto('/faq/')
  for (const section of await page.locator('.all-questions section[aria-label]').all()) {
    const name = (await section.getAttribute('aria-label')) ?? ''
    const link = section.locator('p > a').first()
    expect(await link.textContent()).not.toBe(`Go to ${name}`)
    expect(((await link.textContent()) ?? '').length).toBeGreaterThan(name.length)
  }
})

test('Enter opens the first question that was found', async ({ page }) => {
  await page.goto('/faq/')
  await find(page, 'refund')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The refund policy says how')).toBeVisible()
  await expect(page.locator('summary:focus')).toHaveText('Can I get my money back?')
  await find(page, 'certificate')
  await page.keyboard.press('Enter')
  await expect(page.locator('summary:focus')).toHaveText('Do I get a certificate?')
  await expect(page.getByText('when you complete the course')).toBeVisible()
})

test('links in an answer are as large as its text', async ({ page }) => {
  await page.goto('/faq/#contactUs-do-i-have-to-write-to-you-before-i-start-a-trial')
  const answer = page.locator('#contactUs-do-i-have-to-write-to-you-before-i-start-a-trial > p').first()
  const size = (element: Element) => getComputedStyle(element).fontSize
  expect(await answer.getByRole('link', { name: 'refund policy' }).evaluate(size)).toBe(await answer.evaluate(size))
})
