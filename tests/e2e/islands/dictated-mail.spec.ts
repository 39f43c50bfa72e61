import { expect, type Page } from 'playwright/test'
import { test } from '../same-page'
import { island } from './island-page'

async function open(page: Page, address: string, name: string) {
  await page.goto(address, { waitUntil: 'networkidle' })
  return island(page, name)
}

test.describe('the note and its mail', () => {
  test('what is chosen in the note is in the mail, and what is taken out is in neither', async ({ page }) => {
    const figure = await open(page, '/', 'DictatedMail')
    const mail = figure.locator('.mail-text')
    await figure.getByLabel('Who it goes to').selectOption('Ana')
    await expect(mail).toContainText('Hi Ana1,')
    await figure.getByLabel('New time').selectOption('next week')
    await expect(mail).toContainText('Would next week4 suit you?')
    await figure.getByLabel('Day called off').selectOption('')
    await expect(mail).not.toContainText('Thursday')
    await expect(mail.getByRole('note').last()).toHaveText('“Before the board meets” stays without a date.')
    await figure.getByLabel('Day called off').selectOption('Thursday')
    await figure.getByLabel('Reason').selectOption('')
    await figure.getByLabel('Deadline').selectOption('')
    await expect(mail.getByRole('note').last()).toHaveText('You said no reason and no deadline, so none is made up.')
    await figure.getByLabel('Day called off').selectOption('')
    await figure.getByLabel('Deadline').selectOption('before the board meets')
    await figure.getByText('Formal', { exact: true }).click()
    await expect(mail).toContainText('Dear Ana1,')
    await expect(mail).toContainText(
      'Please let us know whether the Q3 numbers are still needed3 before the board meets4.',
    )
  })

  test('remarks on own words are below one another in the margin, and nothing right is in red', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    const figure = await open(page, '/', 'DictatedMail')
    await figure.getByText('Your words').click()
    const remarks = figure.locator('.mail-text .remark')
    await figure
      .getByLabel('The note in your words')
      .fill('Tell them we can’t make Thursday. The coffee was cold. Ask if the room is free.')
    await expect(remarks).toHaveCount(4)
    const boxes = await remarks.evaluateAll(all => all.map(each => each.getBoundingClientRect().toJSON() as DOMRect))
    for (const [index, { top }] of boxes.entries())
      expect(top).toBeGreaterThanOrEqual((boxes[index - 1]?.bottom ?? 0) - 1)
    await figure
      .getByLabel('The note in your words')
      .fill('Tell Sam the contract is signed, thank him for waiting, and invite him to lunch on Friday')
    await expect(figure.locator('.mail-text')).toContainText(
      'Thank you for waiting. We would like to invite you to lunch',
    )
    await expect(figure.locator('.mail-text .remark:not(.passed)')).toHaveCount(0)
  })

  for (const address of ['/', '/products/draftemail/'])
    test(`the line of each remark meets it on ${address}, where the note is short`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 900 })
      const figure = await open(page, address, 'DictatedMail')
      await figure.getByText('Your words').click()
      await figure.getByLabel('The note in your words').fill('call me back')
      for (const tone of ['Brief', 'Warm']) {
        await figure.getByText(tone, { exact: true }).click()
        const lines = figure.locator('.mail-text p:has(> .leader)')
        await expect(lines).toHaveCount(2)
        const gaps = await lines.evaluateAll(all =>
          all.map(line => {
            const [leader, remark] = ['.leader', '.remark'].map(
              name => line.querySelector(name)?.getBoundingClientRect().top,
            )
            return Math.abs((leader ?? 0) - (remark ?? 0) - 24)
          }),
        )
        expect(Math.max(...gaps)).toBeLessThan(8)
      }
    })

  test('a note in own words is cut, and what no rule reads stays as it was said', async ({ page }) => {
    const figure = await open(page, '/', 'DictatedMail')
    await figure.getByText('Your words').click()
    const note = figure.getByLabel('The note in your words')
    await expect(note).toHaveValue(/^Tell her we can’t make Thursday/)
    await note.fill('Tell Ben I can’t make Friday. The coffee was cold.')
    await expect(figure.locator('.mail-text')).toContainText('Thank you for holding Friday2. I’m sorry, but I can’t')
    await expect(figure.locator('.cut-note mark')).toHaveText('The coffee was cold')
    await expect(figure.locator('.mail-text mark')).toHaveText('The coffee was cold.')
    await expect(figure.getByRole('status')).toContainText('2 of 6 facts')
  })
})
