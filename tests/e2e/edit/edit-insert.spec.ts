import { expect, test } from '../dev/dev-server'
import { card, shareEditServer } from './edit-page'

const { editPage } = shareEditServer()

test('what can be inserted is in groups, and each component is shown as it looks', async ({ page }) => {
  await editPage(page, '/refund-policy/')
  await page
    .locator('.prose > p')
    .first()
    .click({ position: { x: 4, y: 4 } })
  await card(page).getByRole('button', { name: 'Insert below' }).click()
  await expect(card(page).locator('.insert-groups > section').getByRole('heading')).toHaveText(['Writing', 'Text'])
  const previews = card(page).locator('.preview')
  await expect(previews).toHaveCount(4)
  for (const preview of await previews.all()) {
    await preview.scrollIntoViewIfNeeded()
    // Each is rendered once it comes into sight.
    await expect(preview.locator('.example')).toBeVisible()
  }
  // What is found keeps its picture.
  await card(page).getByRole('searchbox').fill('note')
  await expect(card(page).locator('.preview[data-component="Note"] .example')).toBeVisible()
  await expect(previews.locator('visible=true')).toHaveCount(1)
})

test('the tools of a site without color names have colors of their own, in both schemes', async ({ page }) => {
  await editPage(page, '/refund-policy/')
  await page.locator('h1').click()
  const ground = () => card(page).evaluate(element => getComputedStyle(element).backgroundColor)
  expect(await ground()).toBe('rgb(255, 255, 255)')
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await ground()).toMatch(/^oklch\(0\.23 /)
})
