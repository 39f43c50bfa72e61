import { expect } from 'playwright/test'
import { test } from '../same-page'

test('a sentence typed in Vaja is placed by its words, and handed over where it can’t be', async ({ page }) => {
  await page.goto('/products/vaja/')
  const figure = page.locator('.frame').first()
  const typed = figure.getByLabel('What the caller says')
  await typed.fill('My cat sat on the remote')
  await expect(figure.getByRole('radio', { name: 'Something else' })).toBeChecked()
  await expect(figure.locator('.large-reply')).toContainText(
    'I can’t help with that myself. I’m passing you to a colleague.',
  )
  await expect(figure.locator('.large-reply .remark')).toContainText('It is not in this sample.')
  await typed.fill('A refund, please')
  await expect(figure.locator('.large-reply')).toContainText('Done. $84 goes back')
})

test('a customer’s own sentence has room in Vaja, and the caption is in the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/products/vaja/')
  const figure = page.locator('.frame').first()
  const typed = figure.getByLabel('What the caller says')
  expect((await typed.boundingBox())?.width).toBeGreaterThan(600)
  const caption = figure.locator('figcaption')
  const bottom = async () => {
    const box = await caption.boundingBox()
    return (box?.y ?? 0) + (box?.height ?? 999)
  }
  expect(await bottom()).toBeLessThanOrEqual(794)
  await typed.fill('Someone cut a finger on the jar and it is bleeding')
  await expect(figure.locator('.large-reply')).toContainText('call 911 first')
  expect(await bottom()).toBeLessThanOrEqual(794)
})
