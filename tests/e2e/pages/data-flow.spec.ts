import { expect } from 'playwright/test'
import { test } from '../own-page'

// The ways that data takes: they are chosen without script.
test.use({ javaScriptEnabled: false })

test('the first screen on security shows all of one way, with its facts', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/enterprise/security/')
  const flow = page.locator('.data-flow')
  for (const text of ['Your people', 'A provider of models', 'One line to cross.', 'that access is reviewed'])
    await expect(flow.getByText(text).filter({ visible: true })).toBeInViewport({ ratio: 1 })
})

for (const width of [320, 700, 1280])
  test(`a reader chooses one of three ways and sees its drawing and facts; nothing moves at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/enterprise/security/')
    const flow = page.locator('.data-flow')
    const shown = flow.locator('.flow-way').filter({ visible: true })
    const height = (await flow.boundingBox())?.height
    await expect(shown).toHaveCount(1)
    await flow.locator('.flow-choice').nth(1).click()
    await expect(shown).toHaveCount(1)
    await expect(shown).toContainText('Nothing crosses.')
    await expect(shown).toContainText('Those your own administrators allow')
    await page.keyboard.press('ArrowDown')
    await expect(flow.getByRole('radio', { name: 'On-Premise' })).toBeChecked()
    await expect(shown).toContainText('On your own servers')
    expect((await flow.boundingBox())?.height).toBeCloseTo(height ?? 0, 1)
  })

test('all ways are printed', async ({ page }) => {
  await page.goto('/enterprise/security/')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.flow-way').filter({ visible: true })).toHaveCount(3)
})
