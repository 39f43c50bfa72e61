import { expect } from 'playwright/test'
import { test } from '../own-page'
import { formal, holdCode, island, mail } from './island-page'

test('a choice is shown at once while the code of its figure is loading, and then takes effect', async ({ page }) => {
  const release = await holdCode(page, 'DictatedMail')
  await page.goto(mail, { waitUntil: 'networkidle' })
  await island(page).getByText('Formal', { exact: true }).click()
  await expect(formal(page)).toBeChecked()
  await expect(page.getByText(/^Dear Jonas/)).toBeHidden()
  release()
  await expect(page.getByText(/^Dear Jonas/)).toBeVisible()
  await expect(formal(page)).toBeChecked()
  await expect(island(page).locator('input:checked')).toHaveCount(2)
})

test('the first click in a field leaves the caret where it was put', async ({ page }) => {
  await page.goto('/products/deployit/', { waitUntil: 'networkidle' })
  const field = page.getByLabel('Pasted code')
  await field.click({ position: { x: 150, y: 120 } })
  await expect(page.locator('x-island[name=DeployTimeline][awake]')).toHaveCount(1)
  await page.keyboard.type('X')
  expect((await field.inputValue()).indexOf('X')).toBeGreaterThan(50)
})

test('code that is pasted into a sample replaces it, and into code of one’s own is added', async ({ page }) => {
  await page.goto('/products/deployit/', { waitUntil: 'networkidle' })
  const field = page.getByLabel('Pasted code')
  const paste = async (text: string) => {
    await page.evaluate(async given => {
      const data = new DataTransfer()
      data.setData('text/plain', given)
      const area = document.activeElement as HTMLTextAreaElement
      area.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
      document.execCommand('insertText', false, given)
    }, text)
  }
  await field.click()
  await expect(page.locator('x-island[name=DeployTimeline][awake]')).toHaveCount(1)
  await paste('<h1>Launch week</h1>')
  await expect(field).toHaveValue('<h1>Launch week</h1>')
  await field.press('Control+End')
  await paste('<p>Monday</p>')
  await expect(field).toHaveValue('<h1>Launch week</h1><p>Monday</p>')
})

test('a node dropped over its neighbor takes its place', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/products/flowbuilder/', { waitUntil: 'networkidle' })
  const figure = island(page, 'NodeGraph')
  const grips = figure.locator('[data-slot] button:has-text("drag")')
  await grips.first().focus()
  await expect(page.locator('x-island[name=NodeGraph][awake]')).toHaveCount(1)
  await expect(grips.first()).toContainText('Filter')
  const [own, neighbor] = [
    await figure.locator('[data-slot]').first().boundingBox(),
    await figure.locator('[data-slot]').nth(1).boundingBox(),
  ]
  const grip = await grips.first().boundingBox()
  if (!own || !neighbor || !grip) throw new Error('the nodes have no boxes')
  await page.mouse.move(grip.x + 5, grip.y + 10)
  await page.mouse.down()
  // Half way, the line between the two nodes is behind the dragged one.
  await page.mouse.move(grip.x + 5 + (neighbor.x - own.x) * 0.3, grip.y + 10, { steps: 8 })
  const middle = { x: neighbor.x - 12, y: own.y + own.height / 2 }
  expect(await page.evaluate(({ x, y }) => !!document.elementFromPoint(x, y)?.closest('[data-slot]'), middle)).toBe(
    true,
  )
  await page.mouse.move(grip.x + 5 + (neighbor.x - own.x) * 0.7, grip.y + 10, { steps: 8 })
  await page.mouse.up()
  await expect(grips.first()).toContainText('Classify')
  await expect(grips.nth(1)).toContainText('Filter')
  await figure.getByLabel('Filter keeps').selectOption('Travel only')
  await expect(figure.locator('tfoot')).toContainText('Keeps 3 of 8.')
})

test('a drag that begins while the code of its figure is loading goes on when it is there', async ({ page }) => {
  const release = await holdCode(page, 'NodeGraph')
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/products/flowbuilder/', { waitUntil: 'networkidle' })
  const figure = island(page, 'NodeGraph')
  const grips = figure.locator('[data-slot] button:has-text("drag")')
  const [own, neighbor] = [await grips.first().boundingBox(), await grips.nth(1).boundingBox()]
  if (!own || !neighbor) throw new Error('the grips have no boxes')
  await page.mouse.move(own.x + 5, own.y + 10)
  await page.mouse.down()
  await page.mouse.move(own.x + 40, own.y + 10)
  release()
  await expect(page.locator('x-island[name=NodeGraph][awake]')).toHaveCount(1)
  await page.mouse.move(own.x + 5 + (neighbor.x - own.x) * 0.7, own.y + 10, { steps: 4 })
  await page.mouse.up()
  await expect(grips.first()).toContainText('Classify')
})
