import { expect } from 'playwright/test'
import { test as alone } from '../own-page'
import { test } from '../same-page'

for (const forcedColors of ['none', 'active'] as const)
  test(`among all examples the remark of PMCoach is read whole, and its first turn has no empty end: forced colors ${forcedColors}`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors })
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/demo/')
    const figure = page.locator('x-island[name=StakeholderTalk] .frame')
    await figure.scrollIntoViewIfNeeded()
    const [remark, measures, turn, last] = await Promise.all(
      ['.remark', '.measures', '.talk-turn', '.talk-turn:first-child > label:nth-of-type(3)'].map(part =>
        figure.locator(part).first().boundingBox(),
      ),
    )
    if (!remark || !measures || !turn || !last) throw new Error('A part is missing.')
    expect(remark.y - measures.y - measures.height).toBeGreaterThanOrEqual(-2)
    expect(remark.y + remark.height).toBeLessThanOrEqual(turn.y + turn.height)
    expect(turn.y + turn.height - last.y - last.height).toBeLessThan(32)
    // What is asked has two lines in any colors.
    expect((await figure.locator('legend .bubble').first().boundingBox())?.height).toBeLessThan(90)
  })

alone('without a script each later turn of PMCoach has its measures', async ({ withoutScript: page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/products/pmcoach/')
  const figure = page.locator('.frame').first()
  const turns = figure.locator('.talk-turn').filter({ visible: true })
  await expect(turns).toHaveCount(3)
  for (const [index, measures] of [
    [0, ['26 of 20 days', '68', '3 days late']],
    [1, ['26 of 20 days', '64', '3 days late']],
    [2, ['19 of 20 days', '70', 'On the date']],
  ] as const)
    for (const measure of measures) await expect(turns.nth(index).locator('.measures')).toContainText(measure)
  await expect(figure.getByText('Your reply').filter({ visible: true })).toHaveCount(0)
  await expect(figure.locator('.talk-end')).toBeVisible()
})
