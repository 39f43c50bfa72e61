import { expect } from 'playwright/test'
import { test } from '../own-page'

// Choices on pages of text: they work without script.
test.use({ javaScriptEnabled: false })

test('a country that is pressed on the map has its answer, with the times on its clocks', async ({ page }) => {
  await page.goto('/aboutus/')
  const answer = page.locator('.place').filter({ visible: true })
  await expect(answer).toContainText('Singapore: yes')
  await page.locator('.dot-map text').filter({ hasText: 'Kenya' }).click()
  await expect(answer).toHaveCount(1)
  await expect(answer).toContainText('Kenya: yes')
  await expect(answer).toContainText('5 pm to 2 am in Nairobi, 1 of its 9 hours')
  await expect(answer).toContainText('by Wednesday, 11 pm')
  await page.keyboard.press('ArrowDown')
  await expect(answer).toContainText('Malaysia: yes')
  await page.locator('.dot-map text').filter({ hasText: 'Elsewhere' }).click()
  await expect(answer).toContainText('Elsewhere: not marked')
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
