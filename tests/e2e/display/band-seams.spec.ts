import { expect, type Page } from 'playwright/test'
import sharp from 'sharp'
import { test } from '../same-page'

/** Two parts of one ground, of which one ends where the other begins, within a pixel: a page, and the lower part. */
const meetings = [
  ['/products/joblyn/', '.band + .band'],
  ['/products/flowbuilder/', '.band + .band'],
  ['/demo/', '.tryout > section'],
] as const

/** The sums of red, green and blue in a column of pixels at the left edge around a part's upper edge. */
async function pixelsAround(page: Page, part: string): Promise<number[]> {
  const edge = await page
    .locator(part)
    .first()
    .evaluate(each => {
      scrollBy(0, each.getBoundingClientRect().top - 450)
      return each.getBoundingClientRect().top
    })
  const picture = await page.screenshot({ clip: { x: 2, y: Math.floor(edge) - 5, width: 1, height: 10 } })
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
  return Array.from({ length: info.height }, (_, row) => {
    const at = row * info.channels
    return (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)
  })
}

test('no line shows between two parts of one ground', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1280, height: 900 })
  for (const [address, part] of meetings) {
    await page.goto(address)
    const sums = await pixelsAround(page, part)
    // Chromium spreads a color over its neighbors that differ by one.
    expect(Math.max(...sums) - Math.min(...sums), `${address} ${sums}`).toBeLessThanOrEqual(9)
  }
})

test('each product in the catalog has its drawing beside its lines', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/products/')
  const drawings = page.locator('.tool-rows .excerpt svg')
  await expect(drawings).toHaveCount(10)
  for (const drawing of await drawings.all()) await expect(drawing).toBeVisible()
})
