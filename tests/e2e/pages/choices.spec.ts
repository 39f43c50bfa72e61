import { expect, type Page } from 'playwright/test'
import { test } from '../own-page'

// Choices on pages of text: they work without script.
test.use({ javaScriptEnabled: false })

/** Chooses the box or the circle whose label has this text. */
const choose = (page: Page, label: string) => page.locator('main label').filter({ hasText: label }).first().click()

test('a country that is pressed on the map has its answer, with the times on its clocks', async ({ page }) => {
  await page.goto('/aboutus/')
  const answer = page.locator('.place').filter({ visible: true })
  await expect(answer).toContainText('Professionals there have taken part.')
  await page.locator('.dot-map text').filter({ hasText: 'Kenya' }).click()
  await expect(answer).toHaveCount(1)
  await expect(answer).toContainText('Kenya')
  await expect(answer).toContainText('5 pm to 2 am in Nairobi, 1 of its 9 hours')
  await expect(answer).toContainText('by Wednesday, 11 pm')
  await page.keyboard.press('ArrowDown')
  await expect(answer).toContainText('Malaysia')
  await page.locator('.dot-map text').filter({ hasText: 'Elsewhere' }).click()
  await expect(answer).toContainText('Training comes to others too')
})

for (const width of [360, 768, 1100, 1280, 1920])
  test(`the answers for all countries are as tall as each other in a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/aboutus/')
    const heights = new Set<number>()
    await page.locator('.dot-map input').first().focus()
    for (let index = 0; index < 25; index++) {
      await page.keyboard.press('ArrowDown')
      heights.add((await page.locator('.place').filter({ visible: true }).boundingBox())?.height ?? 0)
    }
    expect([...heights]).toHaveLength(1)
  })

test('promises that a reader ticks are counted', async ({ page }) => {
  await page.goto('/aboutus/')
  await page.locator('.promises label').nth(0).click()
  await page.locator('.promises label').nth(3).click()
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const texts = nodes.map(({ name }) => String(name?.value ?? '').trim())
  expect(texts.join(' ')).toMatch(/\b2 +of +5\b/)
})

test('a term that leaves the glossary is the word of a dictionary', async ({ page }) => {
  await page.goto('/solution/gen-ai-solutions/')
  const subtitle = page.locator('.subtitle-line b')
  const read = async () => (await subtitle.innerText()).replace(/\s+/g, ' ')
  expect(await read()).toBe('The batch stays on hold until the inspection report is available.')
  await choose(page, 'gesperrt')
  expect(await read()).toBe('The batch stays blocked until the inspection report is available.')
  await choose(page, 'Prüfbericht')
  expect(await read()).toBe('The batch stays blocked until the test report is available.')
})

test('each question at the machine has its answer beside the paper that it is from', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/solution/ai-agents-solutions/')
  await expect(page.getByText('The guard isn’t locked. Let the drive stop')).toBeInViewport({ ratio: 1 })
  const paper = page.locator('.manual-page').filter({ visible: true })
  const marked = paper.locator('mark')
  await expect(marked).toContainText('Clear chips from the bolt')
  await choose(page, 'I did that, and E47 is back.')
  await expect(marked).toHaveText('If E47 comes back, call a technician.')
  await expect(page.getByText('Leave the drive stopped and call a technician.')).toBeVisible()
  await choose(page, 'We had this in spring. What was it?')
  await expect(paper).toContainText('Repair order')
  await choose(page, 'Is this pressure normal?')
  await expect(paper).toContainText('5.0 to 6.5 bar')
  await choose(page, 'Can I bypass the guard to clear it?')
  await expect(paper).toContainText('Refused')
  await expect(paper).toHaveCount(1)
})

test('the effect of a box of the planner is in the window of a phone when it is ticked', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/enterprise/custom/')
  await expect(page.getByText('Development waits for sign-on.')).toBeVisible()
  await choose(page, 'Access to the systems')
  await expect(page.getByText('Development waits for sign-on.')).toBeHidden()
  await expect(page.getByText('Development adds sign-on.')).toBeInViewport({ ratio: 1 })
  await choose(page, 'L3 alone')
  const size = page.locator('.planner li > div').filter({ visible: true })
  await expect(size).toContainText('4–8 weeks')
  await expect(size).toContainText('Discovery, design and development are within this time.')
  await expect(page.locator('.process > ol > li > h3 + p').filter({ visible: true })).toHaveCount(0)
  await size.getByRole('button').click()
  await expect(page).toHaveURL(/[/]contactUs[/][?]task=We\+have%3A\+Access[^&]*&about=agents$/)
})

test('on a phone, the map, its names and all of the first answer are in one window, in this order', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/aboutus/')
  const map = page.locator('.dot-map')
  await map.evaluate(element => scrollTo(0, element.getBoundingClientRect().top + scrollY - 64))
  const boxOf = (part: string) => map.locator(part).filter({ visible: true }).first().boundingBox()
  const [names, answer] = [await boxOf('label > span'), await boxOf('.place')]
  const dot = await map.locator('circle').first().boundingBox()
  expect(answer?.y).toBeGreaterThan((names?.y ?? 0) + (names?.height ?? 0))
  await expect(map.locator('.place').filter({ visible: true })).toBeInViewport({ ratio: 0.9 })
  await expect(map.locator('label > span').filter({ hasText: 'United States' })).toBeInViewport({ ratio: 1 })
  expect(dot?.width).toBeGreaterThan(12)
})

test('the answer for a country is in a phone’s window while its name is pressed', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/aboutus/')
  for (const country of ['Brazil', 'United States']) {
    const name = page.locator('.dot-map label > span').filter({ hasText: country })
    await name.scrollIntoViewIfNeeded()
    await name.click()
    await expect(page.locator('.place').filter({ visible: true })).toBeInViewport({ ratio: 0.6 })
  }
})

test('a change to review has lines that were taken out, which cannot be pressed', async ({ page }) => {
  await page.goto('/training/engineering/')
  await expect(page.locator('.to-mark del')).toHaveCount(1)
  await expect(page.locator('.to-mark li label')).toHaveCount(5)
})

test('a legal text in short is its headings with the sum of each section', async ({ page }) => {
  await page.goto('/termsofservice/')
  const sums = page.locator('.prose > .in-short')
  const paragraphs = page.locator('.prose > p').filter({ visible: true })
  expect(await paragraphs.count()).toBeGreaterThan(12)
  await choose(page, 'Each section in short')
  await expect(paragraphs).toHaveCount(1)
  await expect(sums.filter({ visible: true })).toHaveCount(12)
  await choose(page, 'The full text')
  expect(await paragraphs.count()).toBeGreaterThan(12)
})

test('a draft is not signed while one of its words has no answer', async ({ page }) => {
  await page.goto('/training/engineering/')
  const draft = page.locator('.draft')
  for (const [words, answer] of [
    ['low temperature', '−25 °C'],
    ['full pressure', '4 bar'],
    ['quickly', 'within 10 seconds'],
    ['every time', 'no answer'],
  ] as const) {
    await expect(draft.locator('dd').filter({ hasText: answer })).toBeHidden()
    await expect(draft.getByText('No number, no test.')).toBeHidden()
    await draft.locator('label').filter({ hasText: words }).click()
    await expect(draft.locator('dd').filter({ hasText: answer })).toBeVisible()
  }
  await expect(draft.getByText('No number, no test.')).toBeVisible()
})
