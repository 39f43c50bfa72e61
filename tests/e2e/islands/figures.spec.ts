import { expect, type Page } from 'playwright/test'
import { test as plainTest } from '../own-page'
import { test } from '../same-page'
import { island } from './island-page'

const figures = [
  ['/', 'DictatedMail'],
  ['/enterprise/solutions/', 'LevelFinder'],
  ['/training/', 'AnswerCheck'],
  ['/training/', 'HoursSum'],
] as const

async function open(page: Page, address: string, name: string) {
  await page.goto(address, { waitUntil: 'networkidle' })
  return island(page, name)
}

test('the answers find the level, its weeks and what to bring', async ({ page }) => {
  const figure = await open(page, '/enterprise/solutions/', 'LevelFinder')
  const start = figure.getByRole('row').filter({ hasText: 'Start here' })
  await expect(start).toContainText('L2')
  await figure.getByText('In how our experts decide').click()
  await figure.getByText('One', { exact: true }).click()
  await expect(figure.getByRole('row').filter({ hasText: 'Too few cases yet' })).toContainText('L4')
  await figure.getByText('Enough to learn from').click()
  await expect(start).toContainText('6–12 weeks')
  await expect(figure).toContainText('The experts who decided them')
  await expect(figure.getByRole('status')).toContainText('Start on L4 CUSTOMIZE')
})

test('marks on an answer are compared with what a participant finds', async ({ page }) => {
  const figure = await open(page, '/training/', 'AnswerCheck')
  await figure.getByLabel('driven by new customers.').focus()
  await page.keyboard.press('Space')
  await figure.locator('label', { hasText: 'Travel cost' }).click()
  await expect(figure.getByText('1 of 3 found')).toBeHidden()
  await figure.locator('summary').click()
  await expect(figure.locator('.findings-sum')).toHaveText('1 of 3 found, 2 missed, 1 false alarm.')
  await expect(figure).toContainText('0.3\u00a0÷\u00a03.9\u00a0=\u00a07.7%')
  await figure.getByText('Sales', { exact: true }).click()
  await expect(figure.locator('label input:checked')).toHaveCount(1)
  await expect(figure.locator('.findings-sum')).toBeHidden()
})

test('hours are a sum of four numbers, and no sum without one of them', async ({ page }) => {
  const figure = await open(page, '/training/', 'HoursSum')
  await expect(figure).toContainText('660 hours a year')
  await figure.getByLabel('people').fill('40')
  await expect(figure).toContainText('1,320 hours a year')
  await figure.getByLabel('weeks a year').fill('53')
  await expect(figure).toContainText('weeks a year from 1 to 52')
})

for (const [address, name] of figures) {
  test(`${name} on ${address} does not move while it is used`, async ({ page }) => {
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const figure = await open(page, address, name)
      const height = () => figure.locator('figure').evaluate(element => element.getBoundingClientRect().height)
      const before = await height()
      await figure.locator('select, input[type=radio], input[type=number]').first().focus()
      await expect(page.locator(`x-island[name=${name}][awake]`)).toHaveCount(1)
      const radios = figure.locator('input[type=radio]')
      for (let index = 0; index < (await radios.count()); index++) {
        const radio = radios.nth(index)
        if ((await radio.getAttribute('value')) === 'your words') continue
        await radio.check({ force: true })
        expect(Math.abs((await height()) - before), `${await radio.getAttribute('value')} at ${width}`).toBeLessThan(30)
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    }
  })
}

const stages = [
  '/',
  ...['draftemail', 'joblyn', 'pmcoach', 'shubh', 'vaja', 'coursetranslate'].map(slug => `/products/${slug}/`),
  '/products/flowbuilder/',
]

for (const address of stages) {
  test(`the remarks on ${address} stand beside their words, and none covers another`, async ({ page }) => {
    await page.goto(address)
    for (const width of [360, 768, 1200, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const figure = page.locator('.frame').first()
      const boxes = await figure.locator('.remark, .verdict').evaluateAll(remarks =>
        remarks.map(remark => {
          const { left, right, top, bottom } = remark.getBoundingClientRect()
          return { left, right, top, bottom, text: remark.textContent }
        }),
      )
      expect(boxes.length).toBeGreaterThan(0)
      for (const [index, one] of boxes.entries()) {
        expect(one.right, one.text ?? '').toBeLessThanOrEqual(width)
        for (const other of boxes.slice(index + 1)) {
          const apart =
            other.top >= one.bottom - 1 ||
            other.bottom <= one.top + 1 ||
            other.left >= one.right ||
            other.right <= one.left
          expect(apart, `${width}: “${one.text}” and “${other.text}”`).toBe(true)
        }
      }
      const lines = await figure.locator('mark + .leader').evaluateAll(leaders =>
        leaders.map(leader => {
          const [from, word] = [leader.getBoundingClientRect(), leader.previousElementSibling?.getClientRects()]
          const end = [...(word ?? [])].at(-1)
          return {
            isShown: from.width > 0,
            away: Math.abs(from.left - (end?.right ?? 0)),
            below: from.top - (end?.top ?? 0) - Math.max(0, (end?.height ?? 0) - 30),
          }
        }),
      )
      for (const { isShown, away, below } of lines) {
        expect(isShown).toBe(width >= 1200)
        if (isShown) expect(away).toBeLessThan(12)
        if (isShown) expect(below).toBeGreaterThan(10)
        if (isShown) expect(below).toBeLessThan(40)
      }
    }
  })
}

test('the marks of a snippet are behind its words, and a long snippet scrolls with them', async ({ page }) => {
  await page.goto('/products/deployit/')
  const field = page.locator('.code-field > div')
  const code = field.locator('textarea')
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const heights = await field.evaluate(({ children }) => [...children].map(one => (one as HTMLElement).offsetHeight))
    expect(heights[0]).toBe(heights[1])
    await field.locator('mark').scrollIntoViewIfNeeded()
    await expect(field.locator('mark')).toBeInViewport()
  }
  await code.focus()
  await expect(page.locator('x-island[name=DeployTimeline][awake]')).toHaveCount(1)
  await code.fill(`<!doctype html>\n<p>Long\n${'<br>\n'.repeat(40)}<script src="https://cdn.example/last.js"></script>`)
  await expect(field.locator('mark')).toHaveText('https://cdn.example/last.js')
  const [shown, all] = await field.evaluate(one => [one.parentElement?.clientHeight, one.scrollHeight])
  expect(all).toBeGreaterThan(2 * (shown ?? 0))
  expect(await code.evaluate(one => one.scrollHeight - one.clientHeight)).toBe(0)
})

plainTest.describe('without script', () => {
  plainTest.use({ javaScriptEnabled: false })

  plainTest('the table of levels is whole', async ({ page }) => {
    const figure = await open(page, '/enterprise/solutions/', 'LevelFinder')
    await expect(figure.getByRole('row')).toHaveCount(6)
    for (const weeks of ['1–3 weeks', '3–6 weeks', '4–8 weeks', '6–12 weeks', '3–6 months'])
      await expect(figure.getByRole('table')).toContainText(weeks)
    await expect(figure.getByRole('row').nth(2)).toContainText('Search by meaning · Answers with their source')
  })

  plainTest('what a participant finds can be opened, without a count of marks', async ({ page }) => {
    const figure = await open(page, '/training/', 'AnswerCheck')
    await figure.locator('summary').click()
    await expect(figure.getByText('The cause is made up.')).toBeVisible()
    await expect(figure.locator('.findings-sum')).toBeHidden()
  })

  plainTest('the note, its mail and its facts can be read', async ({ page }) => {
    const figure = await open(page, '/', 'DictatedMail')
    await expect(figure.locator('.mail-text')).toContainText('I’m sorry, but we can’t make Thursday1 because')
    await expect(figure.locator('.fact')).toHaveCount(6)
    await expect(figure.getByRole('note')).toHaveText([
      '“Her” is no name: put one in.',
      'Facts as said: 5 of 5.',
      'No date given for when the board meets; none invented.',
    ])
  })
})
