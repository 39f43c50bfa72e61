import type { Page } from 'playwright/test'
import { expect } from 'playwright/test'
import { test } from '../same-page'

/** Opens the talk, and chooses the replies; that of the sample is chosen already. */
async function talk(page: Page, replies: string[] = [], width = 1280) {
  await page.setViewportSize({ width, height: width < 600 ? 740 : 800 })
  await page.goto('/products/pmcoach/')
  const figure = page.locator('.frame').first()
  for (const reply of replies) await figure.getByRole('radio', { name: reply }).check()
  return figure
}

/** The ways that end with a lie, and with the best of all ends. */
const lie = ['Yes, we will fit it in.', 'Please do.', 'No, all fine.']
const finest = ['What goes wrong', 'Then a check by hand', 'It is first in the next release.']

test('PMCoach leaves every turn after the sample to the visitor', async ({ page }) => {
  const figure = await talk(page)
  await expect(figure.getByText('Sample reply').filter({ visible: true })).toHaveCount(1)
  const second = figure.locator('.with-script > .talk-turn').first()
  await expect(second.getByRole('radio')).toHaveCount(3)
  await expect(second.getByRole('radio', { checked: true })).toHaveCount(0)
  const looks = await second
    .locator('label')
    .evaluateAll(all => all.map(label => getComputedStyle(label).fontSize + getComputedStyle(label).backgroundColor))
  expect(new Set(looks).size).toBe(1)
  await expect(figure.getByText('Your reply, 3 of 3')).toHaveCount(0)
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
  test(`the measures are in sight with each reply of PMCoach, in a window of ${width} px`, async ({ page }) => {
    const figure = await talk(page, lie, width)
    for (const reply of lie) {
      const turn = figure.locator('.talk-turn').filter({ has: page.getByRole('radio', { name: reply }) })
      await turn.locator('.talk-effect').evaluate(part => part.scrollIntoView({ block: 'end', behavior: 'instant' }))
      await expect(turn.getByText(reply, { exact: true })).toBeInViewport({ ratio: 1 })
      await expect(turn.locator('.measures dt')).toHaveText(['Work', 'Trust', 'Date'])
      for (const part of await turn.locator('.measures svg').all()) await expect(part).toBeInViewport({ ratio: 1 })
    }
  })

test('after a lie the trust of PMCoach is the same in the margin, in the end and in what is announced', async ({
  page,
}) => {
  const figure = await talk(page, lie)
  await expect(figure.locator('.measures').last()).toContainText('72 to 56')
  await expect(figure.locator('.measures').last()).toContainText('−18 on the day of release')
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
      .locator('.talk-reply:has(:checked)')
      .evaluateAll(all => all.map(reply => getComputedStyle(reply).fontSize))
    expect(sizes).toHaveLength(3)
    expect(new Set(sizes).size).toBe(1)
  }
})
