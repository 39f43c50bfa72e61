import { accessibilityFaults } from '../../accessibility'
import { expect, test } from '../dev/dev-server'
import { card, markdown, openByKeyboard, save, shareEditServer, texts, typeAtEnd } from './edit-page'

const { open, origin, editPage, read } = shareEditServer()

test('edit mode is off by default, loads nothing then, and is remembered', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', request => loaded.push(new URL(request.url()).pathname))
  await open(page, '/refund-policy/')
  const button = page.getByRole('button', { name: 'Edit', exact: true })
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  expect(loaded.filter(path => /edit-mode|session|codemirror|__edit/.test(path))).toEqual([])
  expect(await page.locator('[data-edit],[data-edit-block]').count()).toBe(0)

  await page.keyboard.press('Alt+Shift+E')
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  expect(loaded.filter(path => /codemirror/.test(path))).toEqual([])
  await page.goto(`${origin()}/termsofservice/`)
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('page-editor')).toBeAttached()

  await page.keyboard.press('Alt+Shift+E')
  await expect(button).toBeFocused()
  await expect(page.locator('page-editor')).toHaveCount(0)
  await expect(page.locator('[data-edit],[data-edit-block]')).toHaveCount(0)
})

test('an error is shown while it is typed and is not written', async ({ page }) => {
  await editPage(page, '/refund-policy/')
  const before = read('pages/refund-policy.mdx')
  await page
    .locator('.prose > p')
    .first()
    .click({ position: { x: 4, y: 4 } })
  await typeAtEnd(page, ' See [the price](/products/nothing/).')
  await expect(card(page).getByRole('status').filter({ hasText: '/products/nothing/' })).toBeVisible()
  await expect(card(page).locator('.issue-error')).toHaveText('the price')
  await card(page).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(card(page)).toContainText('Not saved.')
  expect(read('pages/refund-policy.mdx')).toBe(before)
  await page.keyboard.press('Escape')
  await expect(card(page)).toHaveCount(0)
})

test('everything is reached, read out and saved by keyboard alone', async ({ page }) => {
  await open(page, '/refund-policy/')
  await page.keyboard.press('Alt+Shift+E')
  await expect(page.locator('page-editor [role=status]')).toContainText('Edit mode is on.')
  await expect(texts(page).and(page.locator(':focus'))).toHaveCount(1)
  await openByKeyboard(page, /^Heading: /)
  await typeAtEnd(page, ' by keyboard')
  await page.keyboard.press('Tab')
  await expect(card(page).getByRole('button', { name: 'Save', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('.prose h2').first()).toContainText('by keyboard')
  await expect(texts(page).and(page.locator(':focus'))).toHaveText(/^Heading: .*by keyboard$/)

  // A block moves with Alt and an arrow key, is removed with Delete, and comes back.
  const before = read('pages/refund-policy.mdx')
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(() => read('pages/refund-policy.mdx')).not.toBe(before)
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect.poll(() => read('pages/refund-policy.mdx')).toBe(before)
})

test('edit mode has no faults of accessibility, and its controls fit a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await editPage(page, '/refund-policy/')
  expect(await accessibilityFaults(page)).toEqual([])
  await page
    .locator('.prose > p')
    .first()
    .click({ position: { x: 4, y: 4 } })
  await expect(markdown(page)).toBeFocused()
  // The card covers a part of the page, which was judged before.
  expect(await accessibilityFaults(page, 'page-editor')).toEqual([])
  const small = await page.locator('page-editor').evaluate(host =>
    [...(host.shadowRoot?.querySelectorAll('button,input,select,textarea') ?? [])]
      .filter(control => !control.closest('.unseen') && control.checkVisibility())
      .map(control => [control.textContent, control.getBoundingClientRect().height] as const)
      .filter(([, height]) => height < 44),
  )
  expect(small).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await typeAtEnd(page, ' On a phone.')
  await save(page)
  await expect(page.locator('.prose > p').first()).toContainText('On a phone.')
})
