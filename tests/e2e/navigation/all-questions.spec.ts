import { expect, type Page } from 'playwright/test'
import { test } from '../same-page'

const find = (page: Page, words: string) => page.getByLabel('Find a question by its words').fill(words)

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

test('words that are typed leave the questions that have them, while the field stays in its place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/faq/')
  const field = page.getByLabel('Find a question by its words')
  const place = await field.boundingBox()
  await find(page, 'trial')
  await expect(page.getByText('3 of 52 questions')).toBeVisible()
  await expect(page.getByText('What limits does the 14-day trial have?')).toBeVisible()
  await expect(page.getByText('Is there a discount for a year?')).toBeHidden()
  expect(await field.boundingBox()).toEqual(place)
  // The word is in the answer alone, of a tool whose questions are closed.
  await find(page, 'guessing')
  await expect(page.getByText('it hands over instead of guessing')).toBeVisible()
  await find(page, 'certificate')
  await expect(page.getByText('Do I get a certificate?')).toBeVisible()
  await expect(page.getByText('No question here has these words.')).toBeHidden()
  await find(page, 'zebra')
  await expect(page.getByText('No question here has these words.')).toBeVisible()
  await find(page, '')
  await expect(page.locator('.all-questions li:has(summary)[hidden]')).toHaveCount(0)
  await expect(page.locator('.of-tool[open]')).toHaveCount(0)
})

test('Enter opens the first question that was found', async ({ page }) => {
  await page.goto('/faq/')
  await find(page, 'refund')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The refund policy says how')).toBeVisible()
  await expect(page.locator('summary:focus')).toHaveText('Can I get my money back?')
})
