import { expect, type Page } from 'playwright/test'
import { test } from '../own-page'

const form = (page: Page) => page.getByRole('form', { name: 'A message to us' })
const about = (page: Page) => form(page).getByLabel('What it is about')
const letter = (page: Page) => form(page).getByRole('figure')
const toasts = (page: Page) => page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')
const task = 'The task, and how often it comes back'

/** Keeps mail programs closed: a click on the button of a form only prepares the email. */
const submit = (page: Page) => form(page).getByRole('button', { name: 'Open in your email program' }).click()

test('what is typed is compiled into the email, which the common web mailers open too, or which can be copied', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await page.goto('/contactUs/')
  await form(page).getByLabel(task).fill('Monthly report\nand its charts')
  await form(page).getByLabel('How many people').fill('40 & more')
  await expect(letter(page)).toContainText('Monthly report')
  await expect(letter(page)).toContainText('40 & more')
  const body = `${task}: Monthly report\r\nand its charts\r\nHow many people: 40 & more`
  const parameters = async (name: string) =>
    new URL((await form(page).getByRole('link', { name }).getAttribute('href')) ?? '').searchParams
  expect((await parameters('Gmail (opens')).get('body')).toBe(body)
  for (const name of ['Outlook (opens', 'Outlook.com (opens', 'Yahoo (opens']) {
    expect((await parameters(name)).get('to')).toBe('hello@workings.example')
    expect((await parameters(name)).get('body')).toBe(body)
  }
  await submit(page)
  const ready = form(page).locator('[data-message=info]')
  await expect(ready).toBeFocused()
  // The toast says what has happened, the message what to do next.
  await expect(ready).toContainText('Last step: send it in your email program')
  await expect(ready).not.toContainText(/prepared|ready|sent/)
  await expect(toasts(page)).toHaveText(['Done: A message to us: email prepared, not sent'])
  expect((await parameters('Open the email again')).get('body')).toBe(body)
  await ready.getByRole('button', { name: 'Copy the text' }).click()
  await expect(toasts(page).first()).toHaveText('Done: Text copied')
  expect((await page.evaluate(() => navigator.clipboard.readText())).replaceAll('\r', '')).toBe(
    body.replaceAll('\r', ''),
  )
  expect(asked.filter(url => !url.startsWith(`${baseURL}/`) && !url.startsWith('mailto:'))).toEqual([])
})

test('the field of the task grows with its text, up to half of the window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/contactUs/')
  const field = form(page).getByLabel(task)
  const height = async () => (await field.boundingBox())?.height ?? 0
  const before = await height()
  await field.fill('One line')
  expect(await height()).toBe(before)
  await field.fill('Orders come by email, 40 a day.\n'.repeat(8))
  expect(await height()).toBeGreaterThan(3 * before)
  expect(await field.evaluate(each => each.scrollHeight - each.clientHeight)).toBeLessThanOrEqual(1)
  await field.fill('Orders come by email, 40 a day.\n'.repeat(80))
  expect(await height()).toBeLessThanOrEqual(400)
})

test('the button below the fields is whole in the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/contactUs/')
  const button = await form(page).getByRole('button', { name: 'Open in your email program' }).boundingBox()
  expect(button?.y).toBeLessThanOrEqual(740)
})

test('the letter says by when it is answered, counted in the business hours of Princeton', async ({ page }) => {
  await page.clock.setFixedTime('2026-12-03T12:00-05:00')
  await page.goto('/contactUs/')
  await expect(letter(page)).toContainText('within 24 business hours')
  await form(page).getByLabel(task).fill('Invoices, weekly')
  await expect(letter(page)).toContainText('Sent now, it is answered by Monday, December 7, 6 pm in Princeton.')
})

test('a copy that fails is said in a toast', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))
  })
  await page.goto('/contactUs/')
  await form(page).getByLabel(task).fill('Invoices, weekly')
  await submit(page)
  await form(page).getByRole('button', { name: 'Copy the text' }).click()
  await expect(toasts(page).first()).toContainText('Error: Not copied')
})

test('an empty task is asked for, and nothing is prepared', async ({ page }) => {
  await page.goto('/contactUs/')
  await submit(page)
  const summary = form(page).locator('[data-message=bad]')
  await expect(summary).toBeFocused()
  await summary.getByRole('button', { name: 'Write a line about the task.' }).click()
  await expect(form(page).getByLabel(task)).toBeFocused()
  await expect(form(page).locator('[data-message=info]')).toHaveCount(0)
})

test('“Enroll Now” and “Ask for a price” say what the message is about', async ({ page }) => {
  await page.goto('/training/finance/')
  await page.getByRole('link', { name: 'Enroll Now' }).first().click()
  await expect(page).toHaveURL(/\/contactUs\/\?about=finance$/)
  await expect(about(page)).toHaveValue('AI for finance')
  await expect(letter(page)).toContainText('AI for finance')
  await form(page).getByLabel(task).fill('Monthly commentary')
  await submit(page)
  const again = form(page).getByRole('link', { name: 'Open the email again' })
  await expect(again).toHaveAttribute('href', /\?subject=AI%20for%20finance&/)

  await page.goto('/signup/')
  await page.getByRole('link', { name: 'Ask for a price of Vaja.AI' }).click()
  await expect(about(page)).toHaveValue('The tool Vaja.AI')
})

test('the trial of Joblyn leads from its page to a message that names it', async ({ page }) => {
  await page.goto('/products/joblyn/')
  await page.getByRole('main').getByRole('link', { name: 'Start Free Trial' }).first().click()
  await page.getByRole('link', { name: 'Ask for the trial of Joblyn' }).click()
  await expect(page).toHaveURL(/\/contactUs\/\?about=joblyn$/)
  await expect(about(page)).toHaveValue('The tool Joblyn')
})

test('what a company has already goes with its project to the message', async ({ page }) => {
  await page.goto('/enterprise/custom/')
  for (const label of ['The person who runs the process', 'Access to the systems', 'L3 alone'])
    await page.locator('.planner label').filter({ hasText: label }).click()
  await page.getByRole('button', { name: 'Write to us about it' }).click()
  await expect(about(page)).not.toHaveValue('')
  await expect(form(page).getByLabel(task)).toHaveValue(
    'We have: The person who runs the process\nWe have: Access to the systems it passes through',
  )
})

for (const value of ['nothing-of-ours', '<img src=x onerror=alert(1)>', '__proto__', '', '"]'])
  test(`a link that names ${value || 'nothing'} chooses nothing and injects nothing`, async ({ page }) => {
    const failures: string[] = []
    page.on('pageerror', error => failures.push(error.message))
    page.on('dialog', dialog => failures.push(dialog.message()))
    await page.goto(`/contactUs/?about=${encodeURIComponent(value)}`)
    await expect(page.locator('x-island[name=SendForm][awake]')).toHaveCount(1)
    await expect(about(page)).toHaveValue('')
    await expect(letter(page)).toContainText('A message to us')
    await expect(page.locator('main img[src=x]')).toHaveCount(0)
    expect(failures).toEqual([])
  })

test('without script the form mails its lines', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL })
  await page.goto('/contactUs/')
  await expect(form(page)).toHaveAttribute('action', /^mailto:hello@workings\.example\?/)
  await expect(form(page)).toHaveAttribute('enctype', 'text/plain')
  await about(page).selectOption('AI for finance')
  await expect(form(page).getByLabel(task)).toHaveAttribute('name', task)
  const mailers = form(page).getByRole('link', { name: /opens a new tab/ })
  await expect(mailers).toHaveCount(4)
  for (const mailer of await mailers.all()) await expect(mailer).toHaveAttribute('href', /to=hello%40workings\.example/)
  await expect(page.getByText('It leaves when you send it there')).toBeVisible()
})
