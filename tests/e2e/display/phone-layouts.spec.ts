import { expect, type Page } from 'playwright/test'
import { test } from '../same-page'

test.use({ viewport: { width: 360, height: 740 } })

/** The left edges of elements, each once. */
const leftEdges = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll(elements => [...new Set(elements.map(element => Math.round(element.getBoundingClientRect().left)))])

for (const address of ['/', '/signup/', '/enterprise/'])
  test(`the three numbers of the closing of ${address} stand alike, each before its label`, async ({ page }) => {
    await page.goto(address)
    expect(await leftEdges(page, '.closing dd')).toHaveLength(1)
    expect(await leftEdges(page, '.closing dt')).toHaveLength(1)
    const rows = await page.locator('.closing dl > div').evaluateAll(rows =>
      rows
        .map(row => [...row.children].map(part => part.getBoundingClientRect()))
        .map(([label, value]) => ({
          isBeside: (value?.right ?? 0) <= (label?.left ?? 0),
          isLevel: (label?.top ?? 0) < (value?.bottom ?? 0),
        })),
    )
    expect(rows).toEqual(Array.from({ length: 3 }, () => ({ isBeside: true, isLevel: true })))
  })

for (const width of [360, 768])
  test(`the canvas of Plan is shown as a whole in a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/products/plan/')
    const canvas = page
      .locator('.frame svg:visible')
      .filter({ has: page.locator('rect') })
      .first()
    await expect(canvas.locator('rect')).toHaveCount(9)
    const { width: drawn = 0, height = 1 } = (await canvas.boundingBox()) ?? {}
    expect(drawn).toBeGreaterThan(200)
    expect(drawn / height).toBeGreaterThan(1.4)
  })

test('the picture of an article is shown large enough to read it', async ({ page }) => {
  await page.goto('/blog/automate-shared-inbox-without-code/')
  const image = page.locator('main figure img:visible')
  await image.scrollIntoViewIfNeeded()
  // Pictures are taken at twice the size in which their letters have the size of text.
  const scale = await image.evaluate(element => {
    const { offsetWidth, height, width } = element as HTMLImageElement
    return offsetWidth / (Number(element.getAttribute('width') ?? width ?? height) / 2)
  })
  expect(scale).toBeGreaterThan(0.8)
})

test('a link to the fields of the contact page shows their heading and the first field', async ({ page }) => {
  await page.goto('/contactUs/?about=finance')
  await expect(page.getByLabel('What it is about')).toHaveValue(/.+/)
  await page.goto('/contactUs/#write-to-us')
  const field = page.getByLabel('What it is about')
  await expect(field).toBeInViewport()
  const { y = 0 } = (await field.boundingBox()) ?? {}
  expect(y).toBeGreaterThan(64)
})

test('the page about training is shorter than eleven screens', async ({ page }) => {
  await page.goto('/training/')
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(8000)
})
