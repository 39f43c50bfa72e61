import { expect, type Page } from 'playwright/test'
import { test } from '../same-page'

const field = (page: Page) => page.getByLabel('Type a word or your whole question')
const said = (page: Page) => page.getByRole('form', { name: 'Questions' }).getByRole('status')
const subjects = (page: Page) => page.getByRole('navigation', { name: 'Subjects' })

test('the field is right below the title and its sentence, and no button is above it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/faq/')
  const lead = await page.locator('.stage .lead').boundingBox()
  const box = await field(page).boundingBox()
  expect((box?.y ?? 0) - (lead?.y ?? 0) - (lead?.height ?? 0)).toBeLessThan(80)
  expect(box?.y).toBeLessThan(400)
  await expect(page.locator('.stage .btn')).toHaveCount(0)
  await expect(page.locator('.find-question .btn')).toHaveCount(0)
})

test('the subjects have as many questions as the search says', async ({ page }) => {
  await page.goto('/faq/')
  const counts = await subjects(page).locator('a > span').allTextContents()
  await field(page).fill('trial')
  await expect(said(page)).toHaveText(`3 of ${counts.reduce((sum, count) => sum + Number(count), 0)} questions`)
  await field(page).fill('')
  await subjects(page).getByRole('link', { name: 'Your courses' }).click()
  await expect(page.getByRole('heading', { name: 'About a course you bought' })).toBeInViewport()
})

test('where nothing is found, the subjects stay and lead to their questions', async ({ page }) => {
  await page.goto('/faq/')
  for (const typed of ['SOC 2', 'invoice', 'student', 'datev']) {
    await field(page).fill(typed)
    await expect(said(page)).toHaveText('No question here has these words.')
    await expect(subjects(page).getByRole('link')).toHaveCount(7)
    await expect(subjects(page)).toBeVisible()
    const list = await page.locator('.all-questions').boundingBox()
    const links = await subjects(page).boundingBox()
    // No empty ground is below them.
    expect((list?.y ?? 0) + (list?.height ?? 0) - (links?.y ?? 0) - (links?.height ?? 0)).toBeLessThan(50)
  }
  await subjects(page).getByRole('link', { name: 'Security' }).click()
  await expect(field(page)).toHaveValue('')
  await expect(page.locator('#about-security')).toBeInViewport()
  await expect(page.getByText('Who are your subprocessors?')).toBeVisible()
})

test('what no question answers is a letter to us, with the words in it', async ({ page }) => {
  await page.goto('/faq/')
  await expect(page.locator('.find-question').getByRole('link')).toHaveText('Ask us')
  await field(page).fill('SOC 2 & ISO')
  await page.getByRole('link', { name: 'Ask us about “SOC 2 & ISO”' }).click()
  await expect(page).toHaveURL(/\/contactUs\/\?about=&task=/)
  await expect(page.getByLabel('The task, and how often it comes back')).toHaveValue('Looking for: SOC 2 & ISO')
})

test('the answer that fits best is open, whether its question or its answer has the word', async ({ page }) => {
  await page.goto('/faq/')
  for (const [typed, answer] of [
    ['certificate', 'when you complete the course'],
    ['guessing', 'it hands over instead of guessing'],
    ['subprocessors', 'Their names are not on this site'],
  ] as const) {
    await field(page).fill(typed)
    await expect(page.getByText(answer)).toBeVisible()
  }
  await field(page).fill('')
  await expect(page.getByText('Their names are not on this site')).toBeHidden()
})

test('Escape shows all questions again, from an answer too', async ({ page }) => {
  await page.goto('/faq/')
  for (const goOn of ['', 'Enter']) {
    await field(page).fill('refund')
    await expect(said(page)).toHaveText(/ of \d+ questions/)
    if (goOn) await page.keyboard.press(goOn)
    await page.keyboard.press('Escape')
    await expect(field(page)).toHaveValue('')
    await expect(field(page)).toBeFocused()
    await expect(said(page)).toHaveText('')
    await expect(page.getByText('Who are your subprocessors?')).toBeVisible()
  }
})

test('neighboring subjects on one ground have a line between them', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/faq/')
  const looks = await subjects(page)
    .getByRole('listitem')
    .evaluateAll(all => all.map(each => [getComputedStyle(each).backgroundColor, getComputedStyle(each).boxShadow]))
  for (const [index, [ground, line]] of looks.entries())
    if (index > 0 && ground === looks[index - 1]?.[0]) expect(line).not.toBe('none')
})

test('questions that belong to a closed tool do not look like links', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/faq/')
  const tool = page.locator('.of-tool').first()
  await tool.getByText('When do people open it?').first().hover()
  const lined = (element: Element) => getComputedStyle(element).textDecorationLine
  expect(await tool.locator('summary').first().evaluate(lined)).toBe('none')
  expect(await tool.locator('h3').evaluate(lined)).toBe('underline')
})

test('all questions are of one size', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/faq/')
    const sizes = await page
      .locator('.all-questions li summary, .asked summary')
      .evaluateAll(all => all.map(each => getComputedStyle(each).fontSize))
    expect(new Set(sizes).size).toBe(1)
  }
})
