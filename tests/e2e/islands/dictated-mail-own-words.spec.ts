import { expect } from 'playwright/test'
import { test } from '../same-page'
import { island } from './island-page'

const long =
  'Tell Mark I can’t come to the meeting on Tuesday because my train is late. The coffee was cold. Offer Thursday at 3 or ' +
  'Friday morning, and ask whether the numbers for the second quarter are still needed by the end of May, or whether those ' +
  'of the first quarter will do for the board.'

test('the field for a long note shows all of it, and the facts that were read keep their tick', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/', { waitUntil: 'networkidle' })
    const figure = await island(page, 'DictatedMail')
    await figure.getByText('Your words').click()
    const field = figure.getByLabel('The note in your words')
    const empty = (await field.boundingBox())?.height ?? 0
    await field.fill(long)
    expect(await field.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThan(2)
    expect((await field.boundingBox())?.height ?? 0).toBeGreaterThan(empty)
    await expect(figure.locator('.mail-text mark').first()).toContainText('The coffee was cold.')
    await expect(figure.locator('.mail-text .passed').first()).toHaveText(/^.?Facts as said: (\d) of \1\.$/)
  }
})
