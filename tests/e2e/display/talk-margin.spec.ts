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
    const [remark, panel, turn, last] = await Promise.all(
      ['.talk-reply > .remark', '.talk-panel', '.talk-turn', '.talk-reply:not(.is-yours)'].map(part =>
        figure.locator(part).first().boundingBox(),
      ),
    )
    if (!remark || !panel || !turn || !last) throw new Error('A part is missing.')
    expect(panel.y - remark.y - remark.height).toBeGreaterThanOrEqual(-2)
    expect(turn.y + turn.height - last.y - last.height).toBeLessThan(32)
    // What is asked has two lines in any colors.
    expect((await figure.locator('legend .bubble').first().boundingBox())?.height).toBeLessThan(90)
  })

alone('without a script each later turn of PMCoach has its measures', async ({ withoutScript: page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/products/pmcoach/')
  const figure = page.locator('.frame').first()
  for (const name of ['Your next reply', 'Your last reply']) await figure.getByText(name).click()
  await expect(figure.getByText('After it: 26 of 20 days, trust at 64. 3 days late.')).toBeVisible()
  await expect(figure.getByText('After it: 19 of 20 days, trust at 70. On the date.')).toBeVisible()
  // Those of the first turn stay beside it, above its remark.
  const [panel, remark] = await Promise.all(
    ['.talk-panel', '.talk-reply > .remark'].map(part => figure.locator(part).first().boundingBox()),
  )
  expect((panel?.y ?? 999) + (panel?.height ?? 0)).toBeLessThanOrEqual((remark?.y ?? 0) + 2)
})
