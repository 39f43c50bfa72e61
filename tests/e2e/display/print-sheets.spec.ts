import { readdirSync } from 'node:fs'
import { expect } from 'playwright/test'
import { test } from '../same-page'

/** The space between the margins of a sheet, in px: A4, and US Letter. */
const sheets = [
  { width: 673, height: 979 },
  { width: 695, height: 912 },
]

test('an example in an article is whole on one sheet, and headings are larger than the text', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  for (const file of readdirSync('content/blog')) {
    const address = `/blog/${file.replace(/\.mdx$/, '')}/`
    await page.goto(address)
    const sizes = (selector: string) =>
      page.locator(selector).evaluateAll(parts => parts.map(part => Number.parseFloat(getComputedStyle(part).fontSize)))
    const [headings, texts] = await Promise.all([sizes('.prose > h2'), sizes('.lead, .prose > p')])
    expect.soft(Math.min(...headings), address).toBeGreaterThan(Math.max(...texts))
    for (const { width, height } of sheets) {
      await page.setViewportSize({ width, height })
      for (const frame of await page.locator('article .frame').all()) {
        await expect.soft(frame, address).toHaveCSS('break-inside', 'avoid')
        expect.soft((await frame.boundingBox())?.height, address).toBeLessThan(height)
      }
    }
  }
})

test('the prices are printed on four sheets', async ({ page }) => {
  await page.goto('/signup/')
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)
  expect(sheets?.length).toBeLessThanOrEqual(4)
})
