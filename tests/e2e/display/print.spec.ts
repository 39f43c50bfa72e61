import { expect, test } from 'playwright/test'

test('a printed page has no bars and buttons, open answers and no cut-off text', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/faq/')
  await expect(page.locator('body > header')).toBeHidden()
  await expect(page.locator('body > footer')).toBeHidden()
  await expect(page.locator('main .btn')).toBeHidden()
  for (const answer of await page.locator('details > p').all()) await expect(answer).toBeVisible()
  await page.goto('/blog/team-ai-rollout-plan/')
  await expect(page.getByRole('heading', { name: 'New articles by email' })).toBeHidden()
  await expect(page.locator('.prose table').first()).toBeVisible()
})

test('print styles do not block rendering', async ({ page }) => {
  await page.goto('/')
  const blocking = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(entry => /print\.\w+\.css/.test(entry.name))
      .map(entry => (entry as PerformanceResourceTiming & { renderBlockingStatus: string }).renderBlockingStatus),
  )
  expect(blocking).toEqual(['non-blocking'])
})
