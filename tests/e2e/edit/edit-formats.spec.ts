import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { accessibilityFaults } from '../../accessibility'
import { expect, test } from '../dev/dev-server'
import { card, markdown, save, shareEditServer, tool } from './edit-page'

const { editPage, read } = shareEditServer()

/** Opens the second item of the first list of the refund policy. */
async function openItem(page: Page) {
  await editPage(page, '/refund-policy/')
  const item = page.locator('.prose > ul li').nth(1)
  await item.evaluate(element => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await item.click({ position: { x: 40, y: 8 } })
  await expect(markdown(page)).toBeFocused()
}

test('the sign of an item is not part of its text, and Ctrl+Z undoes outside of it', async ({ page }) => {
  const file = 'pages/refund-policy.mdx'
  await openItem(page)
  const before = read(file)
  // All of the item's words are deleted, and others typed.
  await page.keyboard.press('Shift+Home')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('no certificate is out;')
  await page.keyboard.press('Enter')
  await page.keyboard.type('nobody else has streamed it.')
  await save(page)
  await expect(page.locator('.prose > ul').first().locator('li')).toHaveCount(3)
  expect(read(file)).toBe(
    before.replace('- no certificate has been issued.', '- no certificate is out;\n- nobody else has streamed it.'),
  )
  await page.locator('body').press('Control+z')
  await expect.poll(() => read(file)).toBe(before)
  await page.locator('body').press('Control+y')
  await expect.poll(() => read(file)).not.toBe(before)
})

test('a text of Word is pasted with its format, and what no page can have is left out', async ({ page }) => {
  const file = 'pages/termsofservice.mdx'
  await editPage(page, '/termsofservice/')
  const before = read(file)
  await page
    .locator('.prose > p')
    .first()
    .click({ position: { x: 4, y: 4 } })
  await expect(markdown(page)).toBeFocused()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  const html = readFileSync(join(import.meta.dirname, '../../fixtures/clipboard/word.html'), 'utf8')
  await markdown(page).evaluate((element, content) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', content)
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true, composed: true }),
    )
  }, html)
  await expect(markdown(page).getByRole('cell', { name: 'The slowest of 100' })).toBeVisible()
  await save(page)
  const added = read(file).replace(before.slice(0, before.indexOf('\n\n', before.indexOf('---\n\n') + 5)), '')
  expect(added).toContain('\n\n- Calls that were answered\n  - by day\n- Calls that ended **without** a person\n')
  expect(added).toContain('| Fast \\| cheap | The *slowest* of 100 |')
  expect(added).not.toMatch(/mso|file:|<o:p>/)
})

test('a click while edit mode is starting says so, and opens the text', async ({ page }) => {
  await editPage(page, '/refund-policy/')
  // The parts of edit mode come late.
  await page.route('**/edit-mode*', async route => {
    await new Promise(resolve => setTimeout(resolve, 3_000))
    await route.continue()
  })
  await page.reload()
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toHaveAttribute('aria-busy', 'true')
  await page.locator('h1').click()
  await expect(page.getByText('Edit mode is starting.')).toBeVisible()
  await expect(card(page).getByRole('textbox')).toHaveValue('Refund Policy', { timeout: 60_000 })
})

test('the tools are one stop of the keyboard, and say what is on', async ({ page }) => {
  await openItem(page)
  const bar = card(page).getByRole('toolbar', { name: 'Format' })
  await expect(tool(page, 'List')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Shift+Tab')
  // In an item, Shift and Tab take it out of its list.
  await expect(tool(page, 'List')).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('Control+z')
  await tool(page, 'Bold').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tool(page, 'Italic')).toBeFocused()
  await page.keyboard.press('End')
  await expect(tool(page, 'Picture')).toBeFocused()
  expect(await bar.locator('[tabindex="0"]').count()).toBe(1)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(card(page)).toHaveCount(0)
})
