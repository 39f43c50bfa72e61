import { expect } from 'playwright/test'
import { test } from '../same-page'
import { island } from './island-page'

for (const address of ['/', '/products/draftemail/'])
  test(`on ${address} a note in Spanish becomes an email in English, fact by fact`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(address, { waitUntil: 'networkidle' })
    const figure = await island(page, 'DictatedMail')
    const height = () => figure.evaluate(each => each.getBoundingClientRect().height)
    const first = await height()
    await figure.getByText('Spanish', { exact: true }).click()
    const note = figure.locator('.slots')
    await expect(note).toHaveAttribute('lang', 'es')
    await expect(note).toContainText('Avisa a Jonas')
    const mail = figure.locator('.mail-text')
    await expect(mail).toContainText(
      'we can’t make Friday’s call2 because the invoices are late3. Would Wednesday at 3 pm4 suit you?',
    )
    // Each number is in the note and in the email.
    for (const number of ['1', '2', '3', '4', '5', '6'])
      await expect(figure.locator('.fact-number').getByText(number, { exact: true })).toHaveCount(2)
    await figure.getByLabel('Who it goes to').selectOption('al equipo')
    await expect(mail).toContainText('Hi team1,')
    await figure.getByLabel('Reason').selectOption('se cayó nuestro servidor')
    await expect(mail).toContainText('because our server is down')
    expect(await height()).toBe(first)
    await figure.getByText('Sample', { exact: true }).click()
    await expect(note).toContainText('“Tell ')
  })

test('in a window of 320 px the three kinds of notes are in one line', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/products/draftemail/')
  const choices = page.locator('.frame').first().getByRole('group', { name: 'Note' })
  expect((await choices.boundingBox())?.height).toBeLessThan(50)
})
