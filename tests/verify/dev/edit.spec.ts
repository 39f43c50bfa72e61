import { expect, shareDevServer, test } from '../../e2e/dev/dev-server'
import { card, shareEditServer } from '../../e2e/edit/edit-page'

const { editPage } = shareEditServer(shareDevServer())

test('what can be inserted is in groups, and each component is shown as it looks', async ({ page }) => {
  await editPage(page, '/blog/test-ai-vendor-claims/')
  await page
    .locator('.prose > p')
    .first()
    .click({ position: { x: 4, y: 4 } })
  await card(page).getByRole('button', { name: 'Insert below' }).click()
  const groups = card(page).locator('.insert-groups > section')
  await expect(groups.first().getByRole('heading')).toHaveText('Writing')
  expect(await groups.count()).toBeGreaterThan(5)
  const previews = card(page).locator('.preview')
  const names = await previews.evaluateAll(all => all.map(each => (each as HTMLElement).dataset.component ?? ''))
  expect(names.length).toBeGreaterThan(50)
  // Each is rendered once it comes into sight.
  const empty: string[] = []
  for (const name of names) {
    const preview = card(page).locator(`.preview[data-component="${name}"]`)
    await preview.scrollIntoViewIfNeeded()
    await expect(preview.locator('.example')).toBeAttached()
    const { width, height } = await preview.evaluate(each => each.getBoundingClientRect())
    if (width < 40 || height < 10) empty.push(`${name} ${width} × ${height}`)
  }
  expect(empty).toEqual([])
  // What is found keeps its picture.
  await card(page).getByRole('searchbox').fill('note')
  await expect(card(page).locator('.preview[data-component="Note"] .example')).toBeVisible()
})

test('the texts of the phone’s menu are edited while it is open', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await editPage(page, '/refund-policy/')
  await page.locator('header details > summary', { hasText: 'Menu' }).click()
  await expect(page.locator('main')).toHaveAttribute('inert')
  await page.locator('header nav[aria-label="Menu"] a', { hasText: 'Training' }).click()
  await expect(card(page).getByRole('textbox')).toBeFocused()
  await expect(card(page).getByRole('textbox')).toHaveValue('Training')
})
