import { expect } from 'playwright/test'
import { test } from '../same-page'

test('a visitor takes the pen off an exercise and puts it back, without script; nothing moves', async ({
  plain: page,
  baseURL,
}) => {
  await page.goto(`${baseURL}/training/finance/`)
  const handout = page.locator('.hero .handout')
  const remark = handout.locator('em').first()
  const box = handout.getByRole('checkbox', { name: 'Hide the pen. What would you mark?' })
  const height = async () => (await handout.boundingBox())?.height
  const before = await height()
  await expect(remark).toBeVisible()
  await box.check()
  await expect(remark).toBeHidden()
  await expect(handout.locator('s').first()).toHaveCSS('text-decoration-color', 'rgba(0, 0, 0, 0)')
  await expect(handout.getByText('The rest of the year is on plan.')).toBeVisible()
  expect(await height()).toBe(before)
  await box.press('Space')
  await expect(remark).toBeVisible()
})
