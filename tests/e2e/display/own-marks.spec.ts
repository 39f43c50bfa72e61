import { expect, type Page } from 'playwright/test'
import { test } from '../same-page'

async function openJoblyn(page: Page) {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/products/joblyn/')
  return page.locator('.frame').first()
}

test('nothing lies over the marks on one’s own answer in Joblyn, and the next question is in the first window', async ({
  page,
}) => {
  const figure = await openJoblyn(page)
  await figure.getByRole('button', { name: 'Answer this' }).click()
  const words =
    'In my last job I was the lead engineer on a migration. I had to get it live before the audit. I talked to every team and cut the two features nobody used. I called the vendor each morning. In the end we went live on time without any errors.'
  for (const answer of [await figure.getByLabel('Your answer').inputValue(), words]) {
    await figure.getByLabel('Your answer').fill(answer)
    const rows = figure.locator('li').filter({ hasText: /^(Situation|Task|Action|Result)/ })
    const next = (await figure.getByText('They will ask next').boundingBox())?.y ?? 0
    for (const row of await rows.all()) {
      const box = await row.boundingBox()
      expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThan(next)
    }
    await expect(figure.locator('p:text("They will ask next") + p')).toBeInViewport({ ratio: 1 })
    // Below the six lines of the sample there is room for the question, below five for the caption too.
    if (answer === words) await expect(figure.locator('figcaption')).toBeInViewport({ ratio: 1 })
  }
})

test('the second try in Joblyn is as high as the first, and its last line is a result', async ({ page }) => {
  const figure = await openJoblyn(page)
  const before = (await figure.boundingBox())?.height
  await figure.getByText('Second try', { exact: true }).click()
  await expect(figure.locator('li').last()).toHaveText(/^Result/)
  expect((await figure.boundingBox())?.height).toBe(before)
})

test('the counts of an answer in Joblyn are three, apart from the remark above them', async ({ page }) => {
  const figure = await openJoblyn(page)
  await expect(figure.locator('dt')).toHaveText(['Words in each part', 'Who acts', 'Speaking time'])
  const list = await figure.locator('dl').boundingBox()
  const remark = await figure.locator('.remark').last().boundingBox()
  const counts = await figure.locator('dt').first().boundingBox()
  expect((counts?.y ?? 0) - (remark?.y ?? 999) - (remark?.height ?? 0)).toBeGreaterThan(24)
  expect(list?.y ?? 0).toBeGreaterThanOrEqual((remark?.y ?? 999) + (remark?.height ?? 0))
})

test('another question in Joblyn has no samples, and they come back with the first one', async ({ page }) => {
  const figure = await openJoblyn(page)
  await figure.getByText('Second try', { exact: true }).click()
  const another = figure.getByRole('button', { name: 'Another question' })
  await another.click()
  await expect(figure.getByText('Question 2 of 3, without a sample')).toBeVisible()
  await expect(figure.getByText('Second try', { exact: true })).toHaveCount(0)
  await expect(figure.getByLabel('Your answer')).toHaveValue('')
  await another.click()
  await another.click()
  await expect(figure.getByLabel('Second try')).toBeChecked()
  await expect(figure.locator('li').last()).toHaveText(/^Result/)
})

test('what is said of an answer in Joblyn is what they will ask and its remarks, and goes when the field is cleared', async ({
  page,
}) => {
  const figure = await openJoblyn(page)
  await figure.getByText('Yours', { exact: true }).click()
  await figure.getByLabel('Your answer').fill('Basically, I called the client.')
  const said = figure.locator('[role=status]')
  await expect(said).toContainText('They will ask next: I called the client. And what came of it?')
  await expect(said).toContainText('No line gives a result.')
  await figure.getByLabel('Your answer').fill('')
  await expect(said).toHaveText('Write a sentence first.')
})

test('on phones Joblyn’s week is directly below its heading, which counts its evenings', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/products/joblyn/')
  const heading = page.getByRole('heading', { name: 'Four evenings before a Friday' })
  const [above, week] = [await heading.boundingBox(), await page.locator('.sample-sheet').boundingBox()]
  expect((week?.y ?? 999) - (above?.y ?? 0) - (above?.height ?? 0)).toBeLessThan(60)
  await expect(page.locator('.sample-sheet')).toContainText('9 of 14 lines vague')
})
