import type { Locator } from 'playwright/test'
import { expect } from 'playwright/test'
import { test } from '../same-page'

const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

for (const width of [1280, 360])
  test(`in PMCoach what is said keeps its size and place when the next turn opens, in a window of ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/products/pmcoach/')
    const turn = page.locator('.talk-turn').first()
    const sizes = () =>
      turn.locator('.bubble, label, .remark').evaluateAll(all =>
        all.map(part => {
          const { left, top, width, height } = part.getBoundingClientRect()
          return [left, top + scrollY, width, height].map(Math.round)
        }),
      )
    const before = await sizes()
    await page.getByText('Your next reply').click()
    await expect(page.getByRole('radio', { name: 'Please do.' })).toBeVisible()
    expect(await sizes()).toEqual(before)
  })

test('in PMCoach good advice that costs trust is a tick, and what hides a delay has the pen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/products/pmcoach/')
  const remarks = page.locator('.talk-reply > .remark')
  await expect(remarks.first()).not.toHaveClass(/passed/)
  await page.getByText('Your next reply').click()
  await page.getByRole('radio', { name: 'Before you do' }).check()
  await expect(remarks.nth(1)).toContainText('Taking back a yes costs a little.')
  await expect(remarks.nth(1)).toHaveClass(/passed/)
})

test('the margin of PMCoach is filled: the remark, the days, the numbers', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/products/pmcoach/')
  const parts = ['.talk-reply > .remark', '.talk-panel', '.two-weeks', '.measures']
  const [remark, panel, days, numbers] = await Promise.all(parts.map(part => boxOf(page.locator(part).first())))
  const sheet = await boxOf(page.locator('.frame-sheet').first())
  if (!remark || !panel || !days || !numbers) throw new Error('A part is missing.')
  expect(panel.y - remark.y - remark.height).toBeGreaterThanOrEqual(0)
  expect(days.y - remark.y - remark.height).toBeLessThan(64)
  expect(numbers.y - days.y - days.height).toBeLessThan(24)
  expect(Math.abs(sheet.y + sheet.height - numbers.y - numbers.height)).toBeLessThan(32)
})
