import { expect, type Page } from 'playwright/test'
import sharp from 'sharp'
import { test } from '../same-page'

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/demo/')
})

test('the phone of DeployIt covers no words below its example', async ({ page }) => {
  const example = page.locator('#try-deployit')
  const phone = await example.locator('.live-page').evaluate(each => each.getBoundingClientRect().toJSON())
  const words = await example.locator('.caption > span, .tryout-more a, .tryout-more summary').evaluateAll(all =>
    all.flatMap(each => {
      const range = document.createRange()
      range.selectNodeContents(each)
      return [...range.getClientRects()].map(box => box.toJSON())
    }),
  )
  expect(words.length).toBeGreaterThan(3)
  expect(words.filter(box => box.right > phone.left && box.top < phone.bottom)).toEqual([])
})

test('the numbers of PMCoach stand apart from their names', async ({ page }) => {
  const gaps = await page.locator('#try-pmcoach .measures > div:visible').evaluateAll(all =>
    all.map(each => {
      const range = document.createRange()
      range.selectNodeContents(each.querySelector('dt') as Element)
      const number = each.querySelector('dd > span') as Element
      const [name, value] = [range, number].map(part => part.getBoundingClientRect())
      // A number below its name is apart from it.
      if (!name || !value || value.top >= name.bottom - 4) return 16
      return value.left - name.right
    }),
  )
  expect(gaps.length).toBeGreaterThanOrEqual(2)
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(16)
})

/** The colors of a column of pixels around the upper edge of an example. */
async function column(page: Page, x: number, edge: number): Promise<number[]> {
  const picture = await page.screenshot({ clip: { x, y: Math.floor(edge) - 5, width: 1, height: 10 } })
  return [...(await sharp(picture).removeAlpha().raw().toBuffer())]
}

test('one ground ends where the next begins, across the whole window', async ({ page }) => {
  for (const section of await page.locator('.tryout > section + section').all()) {
    const edge = await section.evaluate(each => {
      scrollBy(0, each.getBoundingClientRect().top - 450)
      return each.getBoundingClientRect().top
    })
    const [inside, atEdge] = [await column(page, 640, edge), await column(page, 2, edge)]
    // Chromium spreads a color over its neighbors that differ by one.
    const apart = Math.max(...inside.map((value, index) => Math.abs(value - (atEdge[index] ?? 0))))
    expect(apart, `${await section.getAttribute('id')}`).toBeLessThanOrEqual(3)
  }
})
