import { expect } from 'playwright/test'
import { test } from '../same-page'

test('each subject is in the window, on phones too', async ({ page }) => {
  for (const width of [320, 360, 768]) {
    await page.setViewportSize({ width, height: 740 })
    for (const address of ['/blog/', '/blog/tag/leadership/']) {
      await page.goto(address)
      const subjects = page.getByRole('navigation', { name: 'Articles by subject' }).getByRole('link')
      await expect(subjects).toHaveCount(9)
      for (const subject of await subjects.all()) {
        const box = await subject.boundingBox()
        expect((box?.x ?? 0) + (box?.width ?? 0), `${width} ${address}`).toBeLessThanOrEqual(width)
      }
    }
  }
})

for (const width of [360, 1280])
  test(`the list of a tag ends with the other subjects, and no empty strip is below it at ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/blog/tag/leadership/')
    const last = await page.locator('.post-first').last().boundingBox()
    const end = await page.locator('.list-end').boundingBox()
    const closing = await page.locator('.closing').boundingBox()
    expect(Math.abs((last?.y ?? 0) + (last?.height ?? 0) - (end?.y ?? 0))).toBeLessThanOrEqual(1)
    expect(Math.abs((end?.y ?? 0) + (end?.height ?? 0) - (closing?.y ?? 0))).toBeLessThanOrEqual(1)
    const next = page.getByRole('navigation', { name: 'All subjects' }).getByRole('link')
    await expect(next.first()).toHaveText(/All/)
    await next.filter({ hasText: 'Prompting' }).click()
    await expect(page.locator('h1')).toHaveText('Articles about Prompting')
  })
