import { expect, type Locator } from 'playwright/test'
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
  const parts = ['.own-words', '.wait', 'button', '.large-reply > p']
  const tops = []
  for (const part of parts) {
    const { y = 0, height = 999 } = (await figure.locator(part).first().boundingBox()) ?? {}
    expect(y + height, part).toBeLessThanOrEqual(740)
    tops.push(y)
  }
  expect(tops[0]).toBe(Math.min(...tops))
  expect(tops[3]).toBe(Math.max(...tops))
  // The field holds a sample, which the first key replaces.
  await figure.locator('.own-words').click()
  await expect(page.locator('x-island[name=CallTranscript][awake]')).toBeAttached()
  await page.keyboard.type('Is there a warranty?')
  await expect(figure.locator('.own-words')).toHaveValue('Is there a warranty?')
  await expect(figure.locator('.large-reply')).toContainText('Two years.')
})

const boxOf = async (part: Locator) => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await part.boundingBox()) ?? {}
  return { top: y, bottom: y + height, left: x, right: x + width }
}

test('in Vaja, Play is beside the wait, and what is said of the wait is beside its silence', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/products/vaja/')
  const figure = page.locator('.frame').first()
  await figure.getByLabel('Line delay').fill('200')
  await expect(figure.locator('.wait')).toHaveText('1.22\u00a0s')
  const parts = ['.wait', 'button', 'svg:has(rect)', '.call-rules > .remark']
  const [wait, play, silence, remark] = await Promise.all(parts.map(part => boxOf(figure.locator(part).first())))
  if (!wait || !play || !silence || !remark) throw new Error('A part is missing.')
  expect(play.left - wait.right).toBeLessThan(140)
  expect(play.top).toBeLessThan(wait.bottom)
  expect(remark.top).toBeGreaterThan(wait.top)
  expect(remark.top).toBeLessThan(silence.bottom)
})

test('the rules of Vaja begin at the top of its margin, with the one that decided in bold', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/products/vaja/')
  const figure = page.locator('.frame').first()
  const [rules, sheet] = await Promise.all(
    [figure.getByText('Rules for the agent'), figure.locator('.frame-sheet')].map(boxOf),
  )
  expect((rules?.top ?? 999) - (sheet?.top ?? 0)).toBeLessThan(24)
  const boldest = () =>
    figure
      .locator('.call-rule label')
      .evaluateAll(all => all.filter(label => Number(getComputedStyle(label).fontWeight) > 500).map(l => l.textContent))
  expect(await boldest()).toEqual(['Refund at most $100'])
  await figure.getByText('Unclear words').click()
  await expect.poll(boldest).toEqual(['Hand over below 60%'])
  await figure.getByText('Hours').click()
  await expect.poll(boldest).toEqual([])
})

test('no reply of Vaja moves what is below it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/products/vaja/')
  const figure = page.locator('.frame').first()
  const top = async () => Math.round((await boxOf(figure.locator('summary'))).top)
  const before = await top()
  for (const name of ['New jar', 'My order', 'Hours', 'Unclear words', 'A person']) {
    await figure.getByText(name, { exact: true }).click()
    await expect(figure.getByRole('radio', { name })).toBeChecked()
    expect(await top(), name).toBe(before)
  }
  await figure.getByLabel('Type a customer’s words').fill('I cut my hand')
  await expect(figure.locator('.large-reply')).toContainText('call 911 first')
  expect(await top()).toBe(before)
})

test('in Vaja the reason of a handover is read whole, below the rules for the agent', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/products/vaja/')
  const figure = page.locator('.frame').first()
  await figure.getByText('Unclear words').click()
  const reason = figure.locator('.large-reply > .remark')
  await expect(reason).toContainText('46% sure; 60% is needed.')
  // The pixel in the middle of the last line is the reason's.
  const isWhole = () =>
    reason.evaluate(note => {
      const line = [...note.getClientRects()].at(-1)
      return line && note.contains(document.elementFromPoint(line.left + 20, line.bottom - 8))
    })
  await expect.poll(isWhole).toBe(true)
  const [rules, below] = [await boxOf(figure.locator('.call-rules')), await boxOf(reason)]
  expect(rules.bottom).toBeLessThanOrEqual(below.top)
})
