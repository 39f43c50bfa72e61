import { readdirSync } from 'node:fs'
import { expect } from 'playwright/test'
import { test } from '../same-page'

const products = readdirSync('content/products').map(file => file.replace(/\.mdx$/, ''))

test('an example begins below its title, and no phone, dial or drawing is cut by the end of a sheet', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' })
  // A4 without its margins.
  const [width, height] = [673, 979]
  await page.setViewportSize({ width, height })
  const objects = 'svg, .minute, .live-page, .phone-page'
  for (const slug of products) {
    await page.goto(`/products/${slug}/`)
    const cut = await page.locator('main').evaluate((main, selector) => {
      const name = (part: Element) => part.getAttribute('class') ?? part.tagName
      const isSplit = (part: Element) => {
        for (let at: Element | null = part; at && at !== main; at = at.parentElement)
          if (getComputedStyle(at).breakInside === 'avoid') return false
        return part.getBoundingClientRect().height > 100 && !part.querySelector('figure, svg, table, li')
      }
      return [...main.querySelectorAll(selector)].filter(part => part.checkVisibility() && isSplit(part)).map(name)
    }, objects)
    expect.soft(cut, slug).toEqual([])
    const heights = await page
      .locator('.stage + .page x-island .frame *')
      .evaluateAll(parts =>
        parts
          .filter(part => getComputedStyle(part).breakInside === 'avoid')
          .map(part => Math.round(part.getBoundingClientRect().height)),
      )
    expect.soft(Math.max(...heights), slug).toBeLessThan(0.55 * height)
  }
})

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
