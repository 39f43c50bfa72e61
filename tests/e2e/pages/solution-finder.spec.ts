import { expect, type Page } from 'playwright/test'
import { test } from '../own-page'

// The page of all solutions: its choices work without script.
test.use({ javaScriptEnabled: false })

/** Chooses the circle whose label has this text. */
const choose = (page: Page, label: string) => page.locator('main label').filter({ hasText: label }).first().click()

test('a task leads to its solution, and from there to a letter about it', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/solution/')
    const answer = page.locator('.solution-finder .sheet').filter({ visible: true })
    await choose(page, 'Manufacturing')
    await expect(page.getByLabel('Fault codes explained at the machine')).toBeInViewport({ ratio: 1 })
    await expect(answer).toContainText('The guard isn’t locked.')
    await choose(page, 'Media and education')
    await choose(page, 'Course videos in 20 languages')
    await expect(answer).toHaveCount(1)
    await expect(answer).toBeInViewport()
    await expect(answer).toContainText('Gire la llave a la izquierda.')
    await expect(answer.getByRole('link', { name: 'Ask about it' })).toHaveAttribute(
      'href',
      '/contactUs/?about=custom-ai-solutions',
    )
  }
  await page.locator('.solution-finder').getByRole('link', { name: 'Video Translation Suite' }).click()
  await expect(page).toHaveURL(/\/solution\/custom-ai-solutions\/$/)
})

for (const width of [360, 700, 1280])
  test(`the tasks of one industry are shown at a time, and nothing moves, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/solution/')
    const finder = page.locator('.solution-finder')
    const tasks = finder.locator('li > label').filter({ visible: true })
    const heights = new Set<number>()
    for (const industry of ['Manufacturing', 'Media and education', 'Healthcare', 'Financial services']) {
      await finder.getByText(industry, { exact: true }).click()
      await expect(tasks).toHaveCount(3)
      for (const task of await tasks.all()) {
        await task.click()
        await expect(finder.locator('.sheet').filter({ visible: true })).toHaveCount(1)
        heights.add(Math.round((await finder.boundingBox())?.height ?? 0))
      }
    }
    expect([...heights]).toHaveLength(1)
    await expect(finder.getByText('Media and education')).toBeInViewport()
  })
