import { expect } from 'playwright/test'
import { test } from '../same-page'

test('one’s own answer in Joblyn is seen whole, and the next question below it is smaller, so that its marks have room', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/products/joblyn/')
  const figure = page.locator('.frame').first()
  const size = () =>
    figure.locator('p:text("They will ask next") + p').evaluate(words => getComputedStyle(words).fontSize)
  const before = await size()
  await figure.getByText('Yours', { exact: true }).click()
  await expect.poll(async () => Number.parseFloat(await size())).toBeLessThan(Number.parseFloat(before) - 8)
  const answer = figure.getByLabel('Your answer')
  expect(await answer.evaluate(field => field.scrollHeight - field.clientHeight)).toBe(0)
  await answer.fill('Last year I led a project. I called the client every day. In the end we were done on time.')
  await expect(figure.getByText('With how many days to spare?')).toBeInViewport({ ratio: 1 })
  // Each part has its place, with a line or without one, and all are in the first screen.
  const parts = figure.locator('li').filter({ hasText: /^(Situation|Task|Action|Result)/ })
  await expect(parts).toHaveText([
    /^Situation/,
    'TaskNo line found.No line says what was yours to do.',
    /^Action/,
    /^Result/,
  ])
  await expect(parts.last()).toBeInViewport()
  // Each count is below its name, in one line.
  for (const count of await figure.locator('dt + dd:visible').all())
    expect((await count.boundingBox())?.height ?? 99).toBeLessThan(32)
})

test('the field for one’s own answer in Joblyn has room for three lines from the start, on phones for four', async ({
  page,
}) => {
  for (const [width, height] of [
    [1280, 800],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/products/joblyn/')
    const figure = page.locator('.frame').first()
    await figure.getByText('Yours', { exact: true }).click()
    expect((await figure.getByLabel('Your answer').boundingBox())?.height, `${width}`).toBeGreaterThanOrEqual(
      width < 500 ? 108 : 84,
    )
    await figure.getByLabel('Your answer').fill('I dont know')
    await expect(figure.getByText('What comes closest?')).toBeVisible()
  }
})

test('before an answer is written in Joblyn each part says what belongs in it, and an answer’s counts are in the first screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/products/joblyn/')
  const figure = page.locator('.frame').first()
  await figure.getByText('Yours', { exact: true }).click()
  const last = figure.locator('li').last()
  await expect(last).toHaveText('ResultAnd what came of it?')
  await expect(last).toBeInViewport({ ratio: 1 })
  await figure
    .getByLabel('Your answer')
    .fill('In 2023 our shop lost two of its staff. I redrew the rota and trained a temp. In a month sales rose 12%.')
  await expect(figure.getByText('Compared with when?')).toBeInViewport({ ratio: 1 })
  await expect(figure.locator('dd:visible').last()).toBeInViewport({ ratio: 1 })
  await expect(figure.locator('li').filter({ hasText: /^Result/ })).toBeInViewport({ ratio: 1 })
})

test('the marks on one’s own answer in Joblyn begin directly below the field', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/products/joblyn/')
  const figure = page.locator('.frame').first()
  await figure.getByText('Yours', { exact: true }).click()
  const field = figure.getByLabel('Your answer')
  await field.fill('Last year I led a project. I called the client every day. In the end we were done on time.')
  const marked = figure.locator('li').filter({ hasText: /^Situation/ })
  const [box, first] = [await field.boundingBox(), await marked.boundingBox()]
  expect((first?.y ?? 999) - (box?.y ?? 0) - (box?.height ?? 0)).toBeLessThan(16)
})

test('under five own lines in Joblyn the last line and the next question are in the first window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/products/joblyn/')
  const figure = page.locator('.frame').first()
  await figure.getByText('Yours', { exact: true }).click()
  await figure
    .getByLabel('Your answer')
    .fill(
      'In my last job I led the CRM migration. My task was to move 12,000 contacts before the contract ended. I mapped every field with the sales team. I called the vendor each morning. We went live four days early.',
    )
  const parts = figure.locator('li').filter({ hasText: /^(Situation|Task|Action|Result)/ })
  await expect(parts).toHaveText([/^Situation \+\u00a0action/, /^Task/, /^Action/, /^Action, continued/, /^Result/])
  const question = figure.getByText('What else could explain it?')
  await expect(question).toBeInViewport({ ratio: 1 })
  await expect(figure.locator('dd:visible').last()).toBeInViewport({ ratio: 1 })
  // The question covers no words of the last line.
  const isSeen = await parts.last().evaluate(row => {
    const words = row.querySelector('b') as Element
    const { left, bottom } = words.getBoundingClientRect()
    return words.contains(document.elementFromPoint(left + 4, bottom - 4))
  })
  expect(isSeen).toBe(true)
})

test('in Joblyn another question can be answered, and each keeps its answer', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/products/joblyn/')
  const figure = page.locator('.frame').first()
  const another = figure.getByRole('button', { name: 'Another question' })
  await another.click()
  const asked = figure.getByText('When did you disagree with your boss? How did it end?')
  await expect(asked).toBeVisible()
  const answer = figure.getByLabel('Your answer')
  await answer.fill('Last year I said no to a date. We shipped two weeks later.')
  await another.click()
  await expect(answer).toHaveValue('')
  await another.click()
  await another.click()
  await expect(asked).toBeVisible()
  await expect(answer).toHaveValue(/^Last year I said no/)
})

test('the next question about a sample in Joblyn can be answered at once, and another one follows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/products/joblyn/')
  const figure = page.locator('.frame').first()
  await figure.getByRole('button', { name: 'Answer this' }).click()
  const answer = figure.getByLabel('Your answer')
  await expect(answer).toBeFocused()
  await page.keyboard.type('Complaints fell from 60 to 9.')
  await expect(answer).toHaveValue(/a lot happier\. Complaints fell from 60 to 9\.$/)
  await expect(figure.getByText('Which part of that was yours?')).toBeInViewport({ ratio: 1 })
})

test('the caption of Joblyn is one line in the first window of a laptop', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/products/joblyn/')
  const box = await page.locator('figcaption').first().boundingBox()
  expect(box?.height).toBeLessThan(40)
  expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(800)
})

test('between two own lines of one part in Joblyn is no gap, though the remark on the first has two lines', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/products/joblyn/')
  const figure = page.locator('.frame').first()
  await figure.getByText('Yours', { exact: true }).click()
  await figure
    .getByLabel('Your answer')
    .fill(
      'Last year our project was late. My task was to save it. We called the vendor every day. Then we cut three features. It was done in May and everyone was happy.',
    )
  const remark = figure.getByText('“We” twice in the action. Say which part was yours.')
  await expect(remark).toBeVisible()
  const [first, second, note, next] = await Promise.all(
    [
      figure.getByText('called the vendor every day.'),
      figure.getByText('cut three features.'),
      remark,
      figure.getByText('This doesn’t say how much changed.'),
    ].map(part => part.last().boundingBox()),
  )
  if (!first || !second || !note || !next) throw new Error('A part is missing.')
  expect(second.y - first.y).toBeLessThan(40)
  expect(note.height).toBeGreaterThan(40)
  expect(note.y + note.height).toBeLessThanOrEqual(next.y)
  // The remark is read whole.
  const isSeen = await remark.evaluate(words => {
    const { left, bottom } = words.getBoundingClientRect()
    return words.contains(document.elementFromPoint(left + 30, bottom - 8))
  })
  expect(isSeen).toBe(true)
})
