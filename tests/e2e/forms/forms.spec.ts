import { expect, type Page } from 'playwright/test'
import { holdCode, open } from '../islands/island-page'
import { test } from '../own-page'

const inquiry = (page: Page) => page.getByRole('form', { name: 'Training inquiry' })
const message = (page: Page) => inquiry(page).locator('[data-message]')

async function fill(page: Page) {
  await inquiry(page).getByLabel('First name').fill('Ada')
  await inquiry(page).getByLabel('Last name').fill('Lovelace')
  await inquiry(page).getByLabel('Email address').fill('ada@example.org')
}

test('errors show beside their fields and in a focused summary that links to them', async ({ page }) => {
  await page.goto('/training/')
  await inquiry(page).getByLabel('First name').fill('Ada')
  await inquiry(page).getByLabel('Email address').fill('ada@')
  await page.keyboard.press('Enter')
  await expect(message(page)).toBeFocused()
  await expect(message(page)).toContainText('2 entries need another look')
  const last = inquiry(page).getByLabel('Last name')
  await expect(last).toHaveAccessibleDescription('Enter your last name.')
  await expect(last).toHaveAttribute('aria-invalid', 'true')
  await expect(inquiry(page).getByLabel('First name')).not.toHaveAttribute('aria-invalid')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(last).toBeFocused()
  await page.keyboard.type('L')
  await expect(last).not.toHaveAttribute('aria-invalid')
  await expect(message(page)).toContainText('One entry needs another look')
  await inquiry(page).getByLabel('Email address').fill('ada@example.org')
  await expect(message(page)).toHaveCount(0)
})

test('a form of one field says once what is wrong, beside the field, which has the focus', async ({ page }) => {
  await page.goto('/blog/')
  const form = page.getByRole('form', { name: 'Newsletter' })
  const field = form.getByLabel('Email address')
  for (const how of ['Enter', 'click']) {
    await field.fill('ada@')
    if (how === 'Enter') await page.keyboard.press('Enter')
    else await form.getByRole('button', { name: 'Subscribe' }).click()
    await expect(form.getByText('is not a whole email address')).toHaveCount(1)
    await expect(field).toBeFocused()
    await expect(field).toHaveAccessibleDescription(/“ada@” is not a whole email address/)
    await field.fill('ada@example.org')
    await expect(form.getByText('is not a whole email address')).toHaveCount(0)
  }
})

test('without an endpoint the form opens a mail and reports no success', async ({ page, baseURL }) => {
  const asked: string[] = []
  page.on('request', request => asked.push(`${request.method()} ${request.url()}`))
  await page.goto('/training/')
  await fill(page)
  await inquiry(page).getByRole('button', { name: 'Inquire' }).click()
  await expect(message(page)).toBeFocused()
  await expect(message(page)).toContainText('Last step: send it in your email program')
  const link = message(page).getByRole('link', { name: 'Open the email again' })
  const href = new URL((await link.getAttribute('href')) ?? '')
  expect(href.pathname).toBe('hello@workings.example')
  expect(href.searchParams.get('body')).toBe('First name: Ada\r\nLast name: Lovelace\r\nEmail address: ada@example.org')
  // What was prepared is a success of its own; nothing says that anything was sent. The message says what to do next.
  await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')).toHaveText([
    'Done: Training inquiry: email prepared, not sent',
  ])
  await expect(inquiry(page).getByLabel('Last name')).toHaveValue('Lovelace')
  expect(asked.filter(line => !line.startsWith(`GET ${baseURL}/`) && !line.includes('mailto:'))).toEqual([])
})

test('text typed before the script loads stays, and the first click counts', async ({ page }) => {
  const release = await holdCode(page, 'SendForm')
  await open(page, '/blog/')
  const form = page.getByRole('form', { name: 'Newsletter' })
  await form.getByLabel('Email address').fill('ada@example.org')
  await form.getByRole('button', { name: 'Subscribe' }).click()
  release()
  await expect(form.getByText('Last step: send it in your email program')).toBeVisible()
  await expect(form.getByLabel('Email address')).toHaveValue('ada@example.org')
})

test('without script the browser validates the form and opens a mail', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL })
  await page.goto('/training/')
  await expect(inquiry(page)).toHaveAttribute('action', 'mailto:hello@workings.example?subject=Training%20inquiry')
  await expect(inquiry(page)).toHaveAttribute('enctype', 'text/plain')
  await expect(inquiry(page)).not.toHaveAttribute('novalidate')
  for (const [label, autocomplete] of [
    ['First name', 'given-name'],
    ['Last name', 'family-name'],
    ['Email address', 'email'],
  ] as const) {
    const field = inquiry(page).getByLabel(label)
    await expect(field).toHaveAttribute('required', '')
    await expect(field).toHaveAttribute('autocomplete', autocomplete)
  }
  await expect(page.getByText('it leaves when you send it there')).toBeVisible()
})

test('the contact page requests nothing from other origins', async ({ page, baseURL }) => {
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await page.goto('/contactUs/')
  await page.getByRole('form', { name: 'A message to us' }).scrollIntoViewIfNeeded()
  await page.getByRole('heading', { name: 'The office' }).scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(asked.filter(url => !url.startsWith(`${baseURL}/`))).toEqual([])
  await expect(page.locator('iframe')).toHaveCount(0)
})
