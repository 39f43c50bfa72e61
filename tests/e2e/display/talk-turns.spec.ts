import type { Page } from 'playwright/test'
import { expect } from 'playwright/test'
import { test } from '../same-page'

/** Opens the talk, and chooses the replies; that of the sample is chosen already. */
async function talk(page: Page, replies: string[] = [], width = 1280) {
  await page.setViewportSize({ width, height: width < 600 ? 740 : 800 })
  await page.goto('/products/pmcoach/')
  const figure = page.locator('.frame').first()
  if (replies[0] === lie[0]) await figure.getByText('Your next reply').click()
  for (const reply of replies) await figure.getByRole('radio', { name: reply }).check()
  return figure
}

/** The ways that end with a lie, and with the best of all ends. */
const lie = ['Yes, we will fit it in.', 'Please do.', 'No, all fine.']
const finest = ['What goes wrong', 'Then a check by hand', 'It is first in the next release.']

test('PMCoach leaves every turn after the sample to the visitor', async ({ page }) => {
  const figure = await talk(page)
  await expect(figure.locator('.talk-reply.is-yours').first()).toContainText('Sample reply')
  await figure.getByText('Your next reply').click()
  const second = figure.locator('.talk-more[open] > .talk-turn').first()
  await expect(second.getByRole('radio')).toHaveCount(3)
  await expect(second.getByRole('radio', { checked: true })).toHaveCount(0)
  const heights = await second
    .locator('label')
    .evaluateAll(all => all.map(label => getComputedStyle(label).fontSize + getComputedStyle(label).backgroundColor))
  expect(new Set(heights).size).toBe(1)
  await expect(figure.getByText('Your last reply')).toHaveCount(0)
  await second.getByRole('radio', { name: 'Please do.' }).check()
  await expect(figure.getByRole('radio', { name: 'No, all fine.' })).toBeVisible()
  await expect(figure.getByRole('radio', { name: 'No, all fine.' })).not.toBeChecked()
  await expect(figure.getByText('Sample reply')).toHaveCount(0)
})

test('the end of PMCoach opens by itself, names the turn that decided it, and leads back to it', async ({ page }) => {
  const figure = await talk(page, lie)
  const end = figure.locator('.talk-end')
  await expect(end).toBeVisible()
  await expect(end).toContainText('Turn 3 decided it.')
  await expect(end).toContainText('“No, all fine.”')
  await expect(end).toContainText('“Yes. It only fits if the export page waits. Can it?”')
  await end.getByRole('button', { name: 'Back to turn 3' }).click()
  await expect(figure.getByRole('radio', { name: 'No, all fine.' })).toBeFocused()
  await expect(figure.getByText('No, all fine.', { exact: true })).toBeInViewport()
  await figure.getByRole('radio', { name: 'What goes wrong' }).check()
  await expect(end).toHaveCount(0)
})

test('of the best talk, PMCoach says that none ends better', async ({ page }) => {
  const end = (await talk(page, finest)).locator('.talk-end')
  await expect(end).toContainText('trust at 82')
  await expect(end).toContainText('No way through this talk ends better.')
  await expect(end.getByRole('button')).toHaveCount(0)
})

for (const width of [360, 1280])
  test(`the measures stay in sight in each turn of PMCoach, in a window of ${width} px`, async ({ page }) => {
    const figure = await talk(page, [], width)
    const names = figure.locator('.measures dt')
    await figure.getByText('Your next reply').click()
    for (const reply of lie) {
      const radio = figure.getByRole('radio', { name: reply })
      await radio.check()
      await radio.evaluate(input => input.closest('.talk-turn')?.scrollIntoView({ block: 'center' }))
      await expect(names).toHaveText(['Trust', 'Date'])
      for (const part of ['.two-weeks svg', '.measures svg >> nth=1'])
        await expect(figure.locator(part).first()).toBeInViewport({ ratio: 1 })
    }
  })

test('PMCoach on a phone has its measures above the replies, and leaves them most of the window', async ({ page }) => {
  const figure = await talk(page, [], 360)
  const [measures, first] = await Promise.all(
    [figure.locator('.measures').last(), figure.locator('label').first()].map(part => part.boundingBox()),
  )
  expect((measures?.y ?? 999) + (measures?.height ?? 0)).toBeLessThan(first?.y ?? 0)
  expect((await figure.locator('.talk-panel').boundingBox())?.height).toBeLessThan(130)
})

test('after a lie the trust of PMCoach is the same in the margin, in the end and in what is announced', async ({
  page,
}) => {
  const figure = await talk(page, lie)
  await expect(figure.locator('.talk-panel')).toContainText('72 to 56')
  await expect(figure.locator('.talk-panel')).toContainText('−18 on the day of release')
  await expect(figure.locator('.talk-end')).toContainText('with trust at 56')
  await expect(figure.locator('[aria-live]').first()).toContainText('56 of 100')
})

test('with the keyboard, Tab goes from a reply of PMCoach into the replies of the turn that it opened', async ({
  page,
}) => {
  const figure = await talk(page)
  await figure.getByRole('radio', { name: 'Yes, we will fit it in.' }).focus()
  for (const [key, reply] of [
    ['ArrowDown', 'Then a check by hand'],
    ['Space', 'It is first in the next release.'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(figure.getByRole('radio', { name: reply })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(figure.getByRole('radio', { name: reply })).toBeFocused()
  }
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await expect(figure.locator('.talk-end').getByRole('button')).toBeFocused()
})

test('all chosen replies of PMCoach have one size', async ({ page }) => {
  for (const width of [360, 1280]) {
    const figure = await talk(page, lie, width)
    const sizes = await figure
      .locator('.is-yours > .bubble')
      .evaluateAll(all => all.map(bubble => getComputedStyle(bubble).fontSize))
    expect(sizes).toHaveLength(3)
    expect(new Set(sizes).size).toBe(1)
  }
})
