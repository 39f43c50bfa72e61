import type { Locator, Page } from 'playwright/test'
import { expect, test } from '../dev/dev-server'
import { card, shareEditServer, texts } from './edit-page'

const { editPage, read } = shareEditServer()

const file = 'pages/refund-policy.mdx'
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
