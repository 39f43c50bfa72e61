import { expect } from 'playwright/test'
import { test } from '../own-page'
import { island } from './island-page'

test('a slider is named without its value, which is announced with its unit', async ({ page }) => {
  for (const [address, name, label, value] of [
    ['/products/vaja/', 'CallTranscript', 'Refund at most', '$100'],
    ['/products/vaja/', 'CallTranscript', 'Line delay', '40 ms'],
    ['/products/dublabs/', 'DubLine', 'Moment', '3.6 seconds: light, Licht'],
  ] as const) {
    await page.goto(address)
    const slider = island(page, name).getByRole('slider', { name: label, exact: true })
    await expect(slider).toHaveAttribute('aria-valuetext', value)
  }
})

test('what is side by side is divided where it is read aloud', async ({ page }) => {
  await page.goto('/products/dublabs/')
  const words = island(page, 'DubLine').locator('.dub-sentences')
  expect(await words.ariaSnapshot()).toMatch(
    /Filmed, English ?: Close .*valve[\s\S]*paragraph: "?Dubbed, German ?: Schließen .*Ventil[\s\S]*light[\s\S]*Licht/,
  )
  await page.goto('/products/vaja/')
  const choices = island(page, 'CallTranscript').getByRole('group', { name: 'Try another' })
  await expect(choices.getByRole('radio', { name: 'Money back' })).toBeChecked()
})
