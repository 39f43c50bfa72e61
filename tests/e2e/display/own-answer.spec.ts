import { expect } from 'playwright/test'
import { test } from '../same-page'

test('one’s own answer in Joblyn is seen whole, and the next question below it is as large as that of the samples', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/products/joblyn/')
  const figure = page.locator('.frame').first()
  const size = () =>
    figure.locator('p:text("They will ask next") + p').evaluate(words => getComputedStyle(words).fontSize)
  const before = await size()
  await figure.getByText('Yours', { exact: true }).click()
  await expect.poll(size).toBe(before)
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
