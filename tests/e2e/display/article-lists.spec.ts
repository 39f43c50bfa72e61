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
  test(`the list of a tag ends with the way to all articles, and no empty strip is below it at ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/blog/tag/leadership/')
    const last = await page.locator('.post-first').last().boundingBox()
    const end = await page.locator('.list-end').boundingBox()
    const closing = await page.locator('.closing').boundingBox()
    expect(Math.abs((last?.y ?? 0) + (last?.height ?? 0) - (end?.y ?? 0))).toBeLessThanOrEqual(1)
    expect(Math.abs((end?.y ?? 0) + (end?.height ?? 0) - (closing?.y ?? 0))).toBeLessThanOrEqual(1)
    // Its subjects are above it once.
    await expect(page.getByRole('link', { name: /^Prompting \d/ })).toHaveCount(1)
    await page.locator('.list-end').getByRole('link', { name: 'All articles' }).click()
    await expect(page).toHaveURL('/blog/')
  })

test('each article of a tag has that tag first, marked', async ({ page }) => {
  await page.goto('/blog/tag/checking-output/')
  for (const article of await page.locator('.post-first, .post-row').all()) {
    const first = article.locator('> div').first().getByRole('listitem').first()
    await expect(first).toHaveText('Checking Output')
    await expect(first.locator('[aria-current]')).toHaveCount(1)
  }
})

test('the first title of a tag is in the first window of a phone, with no question above it that says the same', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/blog/tag/checking-output/')
  const subjects = await page.getByRole('navigation', { name: 'Articles by subject' }).boundingBox()
  expect(subjects?.height).toBeLessThan(215)
  const title = await page.locator('.post-first h3').first().boundingBox()
  expect((title?.y ?? 0) + 60).toBeLessThan(740)
  await expect(page.locator('.post-question')).toHaveCount(0)
})

test('nothing moves on the page of an article when the pen is shown', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/blog/tag/checking-output/')
    for (const paper of await page.locator('.post-first .handout').all()) {
      const places = () =>
        paper
          .locator('li > span:first-child, label')
          .evaluateAll(all => all.map(each => [(each as HTMLElement).offsetTop, (each as HTMLElement).offsetHeight]))
      const before = await places()
      await paper.getByRole('checkbox').check()
      await expect(paper.locator('em').first()).toBeVisible()
      expect(await places()).toEqual(before)
    }
  }
})
