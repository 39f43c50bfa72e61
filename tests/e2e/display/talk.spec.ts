import type { Locator, Page } from 'playwright/test'
import { expect } from 'playwright/test'
import { test } from '../same-page'

const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

const open = async (page: Page, width: number, height: number) => {
  await page.setViewportSize({ width, height })
  await page.goto('/products/pmcoach/')
  return page.locator('.frame').first()
}

/** Waits until the page has come to rest. */
const still = (page: Page) =>
  page.evaluate(async () => {
    for (let last = -1; last !== scrollY; await new Promise(resolve => setTimeout(resolve, 150))) last = scrollY
  })

for (const width of [1280, 360])
  test(`in PMCoach a reply that is chosen keeps its size and place, and so do the others, in a window of ${width} px`, async ({
    page,
  }) => {
    const turn = (await open(page, width, 800)).locator('.talk-turn').first()
    const places = () =>
      turn.locator('.bubble, label').evaluateAll(all =>
        all.map(part => {
          const { left, top, width, height } = part.getBoundingClientRect()
          return [part.textContent, ...[left, top + scrollY, width, height].map(Math.round)]
        }),
      )
    const before = await places()
    for (const reply of ['What goes wrong', 'No. Scope was frozen', 'Yes, we will fit it in.']) {
      await turn.getByRole('radio', { name: reply }).check()
      await expect(turn.getByText('Your reply', { exact: true })).toBeVisible()
      expect(await places(), reply).toEqual(before)
    }
  })

test('on a phone, wherever a reply of PMCoach is tapped, it stays in the window, and the answer to it comes into it', async ({
  page,
}) => {
  const figure = await open(page, 360, 740)
  await figure.getByRole('radio', { name: 'What goes wrong' }).check()
  for (const [turn, places] of [
    [0, [130, 300, 470, 650]],
    [1, [130, 300, 470, 650]],
  ] as const)
    for (const [index, place] of places.entries()) {
      const reply = figure
        .locator('.talk-turn')
        .nth(turn)
        .locator('label')
        .nth(index % 3)
      await still(page)
      await reply.evaluate(
        (label, top) => scrollBy({ top: label.getBoundingClientRect().top - top, behavior: 'instant' }),
        place,
      )
      const { x, y } = await boxOf(reply)
      const inPage = () => reply.evaluate(label => Math.round(label.getBoundingClientRect().top + scrollY))
      const before = await inPage()
      await page.mouse.click(x + 60, y + 16)
      await expect(reply.getByRole('radio')).toBeChecked()
      await still(page)
      const what = `turn ${turn + 1} at ${place}`
      expect(await inPage(), what).toBe(before)
      const [chosen, answer] = [await boxOf(reply), await boxOf(figure.locator('.is-next .bubble'))]
      expect(chosen.y, what).toBeGreaterThanOrEqual(64)
      expect(answer.y, what).toBeGreaterThan(chosen.y)
      expect(answer.y + answer.height, what).toBeLessThanOrEqual(740)
    }
})

test('on a phone nothing of PMCoach tells the end before the sponsor has asked, and nothing of it covers the talk', async ({
  page,
}) => {
  const figure = await open(page, 360, 740)
  const [asks, measures] = [figure.locator('.bubble').first(), figure.locator('.measures').first()]
  expect((await boxOf(measures)).y).toBeGreaterThan((await boxOf(asks)).y)
  expect((await boxOf(measures)).height).toBeLessThan(72)
  await expect(figure.locator('.measures').filter({ visible: true })).toHaveCount(1)
  const sticky = await figure
    .locator('*')
    .evaluateAll(all => all.filter(part => /sticky|fixed/.test(getComputedStyle(part).position)).length)
  expect(sticky).toBe(0)
})

for (const width of [320, 768, 1200, 1280, 1920])
  test(`in PMCoach all replies are below what they reply to, and the measures have one height, at ${width} px`, async ({
    page,
  }) => {
    const figure = await open(page, width, 800)
    for (const turn of await figure.locator('.talk-turn').filter({ visible: true }).all()) {
      const says = await boxOf(turn.locator('.bubble'))
      for (const reply of await turn.locator('label').all())
        expect((await boxOf(reply)).y).toBeGreaterThanOrEqual(says.y + says.height)
    }
    const heights = await figure
      .locator('.measures dd > span:visible')
      .evaluateAll(all => all.map(value => Math.round(value.getBoundingClientRect().height)))
    expect(heights).toHaveLength(3)
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(6)
  })

test('in PMCoach the turn that waits for a reply is marked, and open', async ({ page }) => {
  const figure = await open(page, 1280, 800)
  const next = figure.locator('.talk-turn.is-next')
  await expect(next).toHaveCount(1)
  await expect(next).toContainText('Your reply, 2 of 3')
  const [done, waiting] = await Promise.all(
    [figure.locator('.talk-turn').first(), next].map(turn =>
      turn.evaluate(part => getComputedStyle(part).backgroundColor),
    ),
  )
  expect(waiting).not.toBe(done)
  for (const reply of ['Please do.', 'Before you do', 'We will make it'])
    await expect(next.getByText(reply)).toBeInViewport({ ratio: 1 })
})

test('in PMCoach good advice that costs trust is a tick, and what hides a delay has the pen', async ({ page }) => {
  const figure = await open(page, 1280, 800)
  const remarks = figure.locator('.talk-turn .remark').filter({ visible: true })
  await expect(remarks.first()).not.toHaveClass(/passed/)
  await page.getByRole('radio', { name: 'Before you do' }).check()
  await expect(remarks.nth(1)).toContainText('Taking back a yes costs a little.')
  await expect(remarks.nth(1)).toHaveClass(/passed/)
})

test('the margin of PMCoach is filled from its top, and its measures stand still when a reply is chosen', async ({
  page,
}) => {
  const figure = await open(page, 1280, 800)
  const measures = figure.locator('.measures').first()
  const [sheet, numbers, remark] = await Promise.all(
    [figure.locator('.frame-sheet'), measures, figure.locator('.remark').first()].map(boxOf),
  )
  if (!sheet || !numbers || !remark) throw new Error('A part is missing.')
  expect(Math.abs(numbers.y - sheet.y)).toBeLessThan(16)
  expect(numbers.x).toBeGreaterThan((await boxOf(figure.locator('.talk-turn').first())).width)
  expect(remark.y - numbers.y - numbers.height).toBeGreaterThanOrEqual(0)
  expect(remark.y - numbers.y - numbers.height).toBeLessThan(24)
  for (const reply of ['What goes wrong', 'No. Scope was frozen']) {
    await figure.getByRole('radio', { name: reply }).check()
    await expect(measures).toContainText('On the date')
    expect(await boxOf(measures)).toEqual(numbers)
  }
})
