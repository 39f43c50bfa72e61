import { expect, type Locator, type Page } from 'playwright/test'
import { test } from '../same-page'
import { island } from './island-page'

async function open(page: Page, address: string, name: string) {
  await page.goto(address, { waitUntil: 'networkidle' })
  return island(page, name)
}

/** Notes of which the rules read little, with the number of lines to their remarks. */
const ownNotes = [
  ['call me back', 2],
  ['tell my accountant the VAT return is late', 1],
  ['the boiler hums, my daughter is ill. Offer next week. It was loud.', 3],
  ['Tell the whole service team we can’t make Thursday. The coffee was cold. Ask if the room is free.', 3],
] as const

/** How far each line is from the stroke at its remark, which begins 24.5 px below the top of the remark. */
const gapsIn = (mail: Locator) =>
  mail.locator('p:has(> .leader)').evaluateAll(all =>
    all.map(line => {
      const [leader, remark] = ['.leader', '.remark'].map(
        name => line.querySelector(name)?.getBoundingClientRect().top ?? 0,
      )
      return Math.abs((leader ?? 0) - (remark ?? 0) - 24.5)
    }),
  )

/** The texts in the margin that are over the one before. */
const overlapsIn = (mail: Locator) =>
  mail.locator('.remark').evaluateAll(all => {
    const shown = all.filter(each => each.getClientRects().length > 0).map(each => each.getBoundingClientRect())
    return shown.filter(({ top }, index) => top < (shown[index - 1]?.bottom ?? 0) - 1)
  })

test.describe('the note and its mail', () => {
  test('what is chosen in the note is in the mail, and what is taken out is in neither', async ({ page }) => {
    const figure = await open(page, '/', 'DictatedMail')
    const mail = figure.locator('.mail-text')
    await figure.getByLabel('Who it goes to').selectOption('Ana')
    await expect(mail).toContainText('Hi Ana1,')
    await figure.getByLabel('New time').selectOption('next week')
    await expect(mail).toContainText('Would next week4 suit you?')
    await expect(mail.getByRole('note').last()).toHaveText('No date given for when the board meets; none invented.')
    await figure.getByLabel('Reason').selectOption('')
    await figure.getByLabel('Deadline').selectOption('')
    await expect(mail.getByRole('note').last()).toHaveText('You said no reason, no deadline, so none is made up.')
    await figure.getByLabel('Deadline').selectOption('before the board meets')
    await figure.getByText('Formal', { exact: true }).click()
    await expect(mail).toContainText('Dear Ana1,')
    await expect(mail).toContainText(
      'Please let us know whether the Q3 numbers are still needed4 before the board meets5.',
    )
  })

  test('nothing right is in red', async ({ page }) => {
    const figure = await open(page, '/', 'DictatedMail')
    await figure.getByText('Your words').click()
    await figure
      .getByLabel('The note in your words')
      .fill('Tell Sam the contract is signed, thank him for waiting, and invite him to lunch on Friday')
    await expect(figure.locator('.mail-text')).toContainText(
      'Thank you for waiting. We would like to invite you to lunch',
    )
    await expect(figure.locator('.mail-text .remark:not(.passed)')).toHaveCount(0)
  })

  for (const address of ['/', '/products/draftemail/'])
    for (const width of [1280, 1920])
      test(`the line of each remark meets it on ${address} at ${width} px, and nothing in the margin covers another`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 900 })
        const figure = await open(page, address, 'DictatedMail')
        const mail = figure.locator('.mail-text')
        expect(await overlapsIn(mail)).toEqual([])
        await figure.getByText('Your words').click()
        for (const [note, lines] of ownNotes) {
          await figure.getByLabel('The note in your words').fill(note)
          for (const tone of ['Brief', 'Warm', 'Formal']) {
            await figure.getByText(tone, { exact: true }).click()
            await expect(mail.locator('.leader')).toHaveCount(lines)
            expect(Math.max(...(await gapsIn(mail))), `${note} ${tone}`).toBeLessThan(3)
            expect(await overlapsIn(mail), `${note} ${tone}`).toEqual([])
          }
        }
      })

  for (const [width, height] of [
    [1280, 800],
    [360, 740],
  ] as const)
    test(`nothing below moves at ${width} px, whatever is left out of the note`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      const figure = await open(page, '/', 'DictatedMail')
      const first = (await figure.boundingBox())?.height
      const leaveOut = (label: string) => figure.getByLabel(label).selectOption('')
      for (const tone of ['Brief', 'Warm', 'Formal']) {
        await figure.getByText(tone, { exact: true }).click()
        for (const label of ['Deadline', 'New time', 'Reason']) {
          await leaveOut(label)
          expect((await figure.boundingBox())?.height, `${tone} ${label}`).toBe(first)
          expect(await overlapsIn(figure.locator('.mail-text')), `${tone} ${label}`).toEqual([])
        }
        for (const label of ['Deadline', 'New time', 'Reason'])
          await figure.getByLabel(label).selectOption({ index: 0 })
      }
    })

  test('a note in own words is cut, and what no rule reads stays as it was said', async ({ page }) => {
    const figure = await open(page, '/', 'DictatedMail')
    await figure.getByText('Your words').click()
    const note = figure.getByLabel('The note in your words')
    await expect(note).toHaveValue('')
    // Until the first word, the email is that of the note in the placeholder.
    await expect(figure.locator('.mail-text')).toContainText('I have to cancel lunch1 because my daughter is ill3.')
    await expect(figure.locator('.cut-note')).toHaveText(/^Cancel lunch1 with Mark2/)
    await expect(figure.locator('.mail-text .remark:not(.passed)')).toHaveCount(0)
    await note.fill('asdf')
    await expect(figure.locator('.mail-text')).toContainText('Nothing to write yet.')
    await expect(figure.locator('.mail-text')).not.toContainText('asdf', { ignoreCase: true })
    await note.fill('Remind everyone that we start on Thursday at 9.')
    await expect(figure.locator('.mail-text')).toContainText('Hi all,')
    await expect(figure.locator('.mail-text .remark:not(.passed)')).toHaveCount(0)
    await note.fill('Thank Sam for the proposal. We like option B, but we need the price by Friday.')
    await expect(figure.locator('.mail-text')).toContainText('Thank you for the proposal. We like option B.')
    await expect(figure.locator('.mail-text .remark:not(.passed)')).toHaveCount(0)
    await note.fill('Tell Ben I can’t make Friday. The coffee was cold.')
    await expect(figure.locator('.mail-text')).toContainText('I’m sorry, but I can’t make Friday2.')
    await expect(figure.locator('.cut-note mark')).toHaveText('The coffee was cold')
    await expect(figure.locator('.mail-text mark')).toHaveText('The coffee was cold.')
    await expect(figure.getByRole('status')).toContainText('Facts in it: 2.')
  })
  test('the email is copied as it would be sent, without numbers and remarks', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const figure = await open(page, '/products/draftemail/', 'DictatedMail')
    await figure.getByText('Brief', { exact: true }).click()
    await expect(figure.locator('.mail-text')).toContainText('Thanks')
    await figure.getByRole('button', { name: 'Copy the email' }).click()
    await expect(page.getByText('Email copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^Hi Jonas,\n\nWe can’t make Friday’s call: the invoices are late\. Would .+\n\nThanks$/s,
    )
  })
})

for (const address of ['/', '/products/draftemail/'])
  test(`on ${address} the sheet stays as high as it was when it takes one's own words`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const figure = await open(page, address, 'DictatedMail')
    const height = () => figure.evaluate(each => each.getBoundingClientRect().height)
    const first = await height()
    await figure.getByText('Your words').click()
    const note = figure.getByLabel('The note in your words')
    await expect(note).toBeVisible()
    expect(await height()).toBe(first)
    await note.fill('Tell Sam the contract is signed, and ask him whether he can come on Friday')
    await expect(figure.locator('.mail-text')).toContainText('Hi Sam')
    expect(await height()).toBe(first)
  })

test("on phones the email is directly below one's own words, and how they were read is below it", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const address of ['/', '/products/draftemail/']) {
    const figure = await open(page, address, 'DictatedMail')
    await figure.getByText('Your words').click()
    const note = figure.getByLabel('The note in your words')
    await note.fill('Tell Sam the contract is signed, and ask him whether he can come on Friday')
    await expect(figure.locator('.cut-note')).toContainText('Tell Sam1')
    const [field, mail, cut] = await Promise.all(
      [note, figure.locator('.mail-text'), figure.locator('.cut-note')].map(each => each.boundingBox()),
    )
    if (!field || !mail || !cut) throw new Error(`${address} lacks a part`)
    expect(mail.y - field.y - field.height, address).toBeLessThan(150)
    expect(cut.y, address).toBeGreaterThan(mail.y + mail.height)
  }
})

test('on the page of the product the note is below its sound, on the home page above it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const [address, isBelow] of [
    ['/', false],
    ['/products/draftemail/', true],
  ] as const) {
    await page.goto(address)
    const [note, sound] = await Promise.all(['.slots', '.voice'].map(name => page.locator(name).first().boundingBox()))
    expect((note?.y ?? 0) > (sound?.y ?? 0), address).toBe(isBelow)
  }
})

test('a sentence that is said twice does not stay in the email of another note', async ({ page }) => {
  const figure = await open(page, '/products/draftemail/', 'DictatedMail')
  await figure.getByText('Your words').click()
  await figure.locator('textarea').fill('Tell Jo we moved the launch. See you soon. See you soon.')
  await expect(figure.locator('.mail-text')).toContainText('See you soon. See you soon.')
  await figure.getByText('Sample', { exact: true }).click()
  await expect(figure.locator('.mail-text')).not.toContainText('See you soon')
})
