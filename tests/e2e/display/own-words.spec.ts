import { expect } from 'playwright/test'
import { test } from '../same-page'

test('a sentence typed in Vaja is placed by its words, and handed over where it can’t be', async ({ page }) => {
  await page.goto('/products/vaja/')
  const figure = page.locator('.frame').first()
  const typed = figure.getByLabel('Type a customer’s words')
  await typed.fill('My cat sat on the remote')
  await expect(figure.getByRole('radio', { checked: true })).toHaveCount(0)
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
  const typed = figure.getByLabel('Type a customer’s words')
  expect((await typed.boundingBox())?.width).toBeGreaterThan(500)
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

test('the sentence, the wait and the answer of Vaja are in the first screen of a phone, the field first', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/products/vaja/')
  const figure = page.locator('.frame').first()
  const parts = ['.own-words', '.wait', 'button', '.large-reply > mark']
  const tops = []
  for (const part of parts) {
    const { y = 0, height = 999 } = (await figure.locator(part).first().boundingBox()) ?? {}
    expect(y + height, part).toBeLessThanOrEqual(740)
    tops.push(y)
  }
  expect(tops[0]).toBe(Math.min(...tops))
  expect(tops[3]).toBe(Math.max(...tops))
  // The field holds a sample; the first key replaces it.
  await figure.locator('.own-words').click()
  await expect(page.locator('x-island[name=CallTranscript][awake]')).toBeAttached()
  await page.keyboard.type('Is there a warranty?')
  await expect(figure.locator('.own-words')).toHaveValue('Is there a warranty?')
  await expect(figure.locator('.large-reply')).toContainText('Two years.')
})

test('in Vaja, Play is beside the wait, and what is said of the wait is beside its number', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/products/vaja/')
  const figure = page.locator('.frame').first()
  await figure.getByLabel('Line delay').fill('200')
  await expect(figure.locator('.wait')).toHaveText('1.22\u00a0s')
  const box = async (part: string) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await figure.locator(part).boundingBox()) ?? {}
    return { top: y, bottom: y + height, left: x, right: x + width }
  }
  const [wait, play, remark] = [await box('.wait'), await box('button'), await box('.call-time > .remark')]
  expect(play.left - wait.right).toBeLessThan(140)
  expect(play.top).toBeLessThan(wait.bottom)
  expect(remark.top).toBeGreaterThan(wait.top - 20)
  expect(remark.top).toBeLessThan(wait.bottom)
})

test('in Vaja the reason of a handover is read whole, above the rules for the agent', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/products/vaja/')
  const figure = page.locator('.frame').first()
  await figure.getByRole('radio', { name: 'Um, the top bit' }).check()
  const reason = figure.locator('.large-reply > .remark')
  await expect(reason).toContainText('46% sure; 60% is needed.')
  // The pixel in the middle of the last line is the reason's.
  const isWhole = () =>
    reason.evaluate(note => {
      const line = [...note.getClientRects()].at(-1)
      return line && note.contains(document.elementFromPoint(line.left + 20, line.bottom - 8))
    })
  await expect.poll(isWhole).toBe(true)
  const [above, below] = [await reason.boundingBox(), await figure.getByText('Rules for the agent').boundingBox()]
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
})
