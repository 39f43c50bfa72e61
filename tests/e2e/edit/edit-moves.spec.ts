import { existsSync } from 'node:fs'
import type { Locator, Page } from 'playwright/test'
import { expect, test } from '../dev/dev-server'
import { card, save, shareEditServer, texts } from './edit-page'

const { editPage, open, path, read } = shareEditServer()

const file = 'legal/refund-policy.mdx'
const line = (page: Page) => page.locator('page-editor .drop-line')
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' })

/** The middle of the upper or lower edge of an element, in px of the window. */
async function edgeOf(element: Locator, side: 'top' | 'bottom') {
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not seen.')
  return { x: box.x + box.width / 2, y: side === 'top' ? box.y + 2 : box.y + box.height - 2 }
}

/** The first two blocks of the page in the upper part of the window. */
async function firstBlocks(page: Page) {
  const [paragraph, heading] = [page.locator('.prose > p').first(), page.locator('.prose > h2').first()]
  await paragraph.evaluate(element => scrollTo(0, element.getBoundingClientRect().top + scrollY - 150))
  await expect(texts(page).filter({ hasText: /^Paragraph: / })).not.toHaveCount(0)
  return { paragraph, heading }
}

/** Whether the first paragraph of the text is behind its first heading. */
const isMoved = () => /^## .*\n\n/.test(read(file).replace(/^---[\s\S]*?\n---\n+/, ''))

test('a block is dragged with the mouse: a line shows its place, Escape leaves it, undo brings it back', async ({
  page,
}) => {
  await editPage(page, '/refund-policy/')
  const before = read(file)
  const { paragraph, heading } = await firstBlocks(page)
  const handle = page.locator('page-editor .outline span')
  // Again where the page was just being updated, and its blocks are not known yet.
  const take = () =>
    expect(async () => {
      await page.mouse.up()
      await paragraph.hover({ position: { x: 30, y: 6 } })
      await expect(handle).toHaveText('Paragraph', { timeout: 2_000 })
      await handle.hover({ timeout: 2_000 })
      await page.mouse.down()
      const to = await edgeOf(heading, 'bottom')
      await page.mouse.move(to.x, to.y, { steps: 4 })
      await expect(line(page)).toBeVisible({ timeout: 2_000 })
    }).toPass()
  await take()
  await page.keyboard.press('Escape')
  await expect(line(page)).toBeHidden()
  await page.mouse.up()
  expect(read(file)).toBe(before)

  await take()
  await page.mouse.up()
  await expect(page.locator('page-editor .message')).toHaveText('Paragraph moved.')
  expect(isMoved()).toBe(true)
  expect([...read(file)].sort().join('')).toBe([...before].sort().join(''))
  await expect(page.locator('.prose > :first-child')).toHaveText(/^(?!This policy)/)
  await undo(page).click()
  await expect.poll(() => read(file)).toBe(before)
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })

  test('a finger that holds a block drags it, and one that moves at once scrolls', async ({ page }) => {
    await editPage(page, '/refund-policy/')
    const before = read(file)
    const { paragraph, heading } = await firstBlocks(page)
    const client = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: { x: number; y: number }) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] })
    const start = await edgeOf(paragraph, 'top')
    await touch('touchStart', start)
    for (let step = 1; step <= 5; step++) await touch('touchMove', { x: start.x, y: start.y - step * 20 })
    await touch('touchEnd')
    await expect(line(page)).toBeHidden()
    expect(read(file)).toBe(before)

    // Loaded again, the page no longer glides on after the finger.
    await editPage(page, '/refund-policy/')
    const { paragraph: block } = await firstBlocks(page)
    await touch('touchStart', await edgeOf(block, 'top'))
    await expect(page.locator('page-editor .outline.dragged')).toBeVisible()
    await touch('touchMove', await edgeOf(heading, 'bottom'))
    await expect(line(page)).toBeVisible()
    await touch('touchEnd')
    await expect.poll(isMoved).toBe(true)
    await expect(card(page)).toHaveCount(0)
    await undo(page).click()
    await expect.poll(() => read(file)).toBe(before)
  })
})

test('a renaming is undone: the page is at its old address again, and its file too', async ({ page }) => {
  await editPage(page, '/refund-policy/')
  const before = read(file)
  await page.getByRole('button', { name: 'Fields', exact: true }).click()
  await card(page).getByLabel('Name in the address').fill('money-back')
  await card(page).getByRole('button', { name: 'Rename the page' }).click()
  await page.waitForURL('**/money-back/')
  await expect.poll(() => existsSync(path(file))).toBe(false)
  // The server starts again with the link in the settings, and the page loads again: what is clicked before is lost.
  await expect(async () => {
    await open(page, '/money-back/')
    await expect(texts(page).first()).toHaveText(/: /)
    await undo(page).click()
    await page.waitForURL('**/refund-policy/', { timeout: 10_000 })
  }).toPass({ timeout: 120_000 })
  await expect(page.locator('h1')).toHaveText('Refund Policy')
  expect(read(file)).toBe(before)
  expect(existsSync(path('legal/money-back.mdx'))).toBe(false)
})

test('a new page that undo takes away is left, and comes back', async ({ page }) => {
  await editPage(page, '/blog/')
  await page.getByRole('button', { name: 'New page' }).click()
  await card(page).getByLabel('Name').fill('Not for long')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/blog/not-for-long/')
  await expect(texts(page).first()).toHaveText(/: /)
  await undo(page).click()
  await page.waitForURL(/:\d+\/$/)
  expect(existsSync(path('blog/not-for-long.mdx'))).toBe(false)
  await expect(texts(page).first()).toHaveText(/: /)
  await page.getByRole('button', { name: 'Redo' }).click()
  await page.waitForURL('**/blog/not-for-long/')
  await expect(page.locator('h1')).toHaveText('Not for long')
  expect(existsSync(path('blog/not-for-long.mdx'))).toBe(true)
})

test('a text of the footer is edited in the settings; undo outlives the restart that follows', async ({ page }) => {
  await editPage(page, '/termsofservice/')
  const before = read('site.ts')
  const copyright = page.locator('footer p').first()
  await copyright.click()
  await expect(card(page)).toContainText('content/site.ts')
  await card(page).getByRole('textbox').fill('© 2025 Workings’s people')
  await save(page)
  await expect(copyright).toHaveText('© 2025 Workings’s people', { timeout: 60_000 })
  expect(read('site.ts')).toBe(before.replace('© 2025 Workings', '© 2025 Workings’s people'))
  // The server has started again with it, and the page loads again.
  await expect(async () => {
    await open(page, '/termsofservice/')
    await expect(texts(page).first()).toHaveText(/: /)
    await undo(page).click({ timeout: 5_000 })
    await expect.poll(() => read('site.ts')).toBe(before)
  }).toPass({ timeout: 90_000 })
})
