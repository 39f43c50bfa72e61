import { expect, type Locator, type Page } from 'playwright/test'
import { selectorOf } from '../../class-selector'
import { test } from '../same-page'
import { island } from './island-page'

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' }))

const styleOf = (element: Locator, property: string) =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property)

async function canvas(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
}

test('with forced colors, marked words can be read and are underlined', async ({ page }) => {
  await page.goto('/products/plan/')
  const mark = page.locator('.frame mark').first()
  expect(await styleOf(mark, 'color')).not.toBe(await canvas(page))
  expect(await styleOf(mark, 'background-color')).toMatch(/rgba\(.*, 0\)|transparent/)
})

test('with forced colors, what grounds alone would show has an edge', async ({ page }) => {
  const own = await selectorOf('bg-own')
  await page.goto('/products/flowbuilder/')
  const graph = island(page, 'NodeGraph')
  expect(await styleOf(graph.getByRole('button', { name: 'Replay' }), 'border-top-style')).toBe('solid')
  expect(await styleOf(graph.locator(`div${own}`).first(), 'outline-style')).toBe('solid')
  expect(await styleOf(graph.locator('[data-edge] > span').first(), 'background-color')).not.toBe(await canvas(page))
  await page.goto('/products/dublabs/')
  const languages = island(page, 'DubLine').locator('fieldset label')
  expect(await styleOf(languages.first(), 'outline-style')).toBe('solid')
  expect(await styleOf(languages.filter({ hasText: 'Deutsch' }), 'outline-width')).toBe('3px')
})
