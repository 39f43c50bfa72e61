import { expect } from 'playwright/test'
import { onePerLayout } from '../../built-site'
import { test } from '../own-page'

/** The default font size that a visitor with low vision has set: twice the usual one. */
const fontPx = 32

/** A phone, in CSS pixels. */
const viewport = { width: 360, height: 740 }

test.use({
  viewport,
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${fontPx}`] }),
})

test('with letters of twice the usual size no page of a phone scrolls sideways', async ({ page }) => {
  test.slow()
  const wide: Record<string, number> = {}
  for (const address of [...onePerLayout, '/no-such-page/']) {
    await page.goto(address)
    const { font, width } = await page.evaluate(() => ({
      font: getComputedStyle(document.documentElement).fontSize,
      width: document.documentElement.scrollWidth,
    }))
    expect(font, 'the setting is in force').toBe(`${fontPx}px`)
    if (width > viewport.width) wide[address] = width
  }
  expect(wide).toEqual({})
})

test('with such letters a demo, which cuts off what is wider, cuts off no words', async ({ page }) => {
  for (const [address, parts] of [
    ['/products/deployit/', '.frame details p'],
    ['/training/', '.hours-term > *'],
  ] as const) {
    await page.goto(address)
    for (const more of await page.locator('.frame summary').all()) await more.click()
    const ends = await page
      .locator(parts)
      .evaluateAll(boxes => boxes.map(box => Math.round(box.getBoundingClientRect().right)))
    expect(ends.length).toBeGreaterThan(0)
    expect(Math.max(...ends)).toBeLessThan(viewport.width)
  }
})
