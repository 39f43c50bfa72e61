import { expect, type Page, type Route } from 'playwright/test'
import { base, endpoint, test } from '../configured-site'
import { watch } from './watch'

test.describe('the training inquiry', () => {
  const form = (page: Page) => page.getByRole('form', { name: 'Training inquiry' })
  const formMessage = (page: Page) => form(page).locator('[data-message]')
  const toasts = (page: Page) => page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')
  const cors = { 'Access-Control-Allow-Origin': '*' }

  async function open(page: Page, answer: (route: Route) => unknown) {
    await page.route(endpoint, answer)
    await page.goto(`${base}training/`)
    await form(page).getByLabel('First name').fill('Ada')
    await form(page).getByLabel('Last name').fill('Lovelace')
    await form(page).getByLabel('Email address').fill('ada@example.org')
  }
  const submit = (page: Page) => form(page).getByRole('button').click()

  test('is posted once, with a toast before and after, and a confirmation', async ({ page, baseURL }) => {
    const { refused, asked } = watch(page, `${baseURL}`)
    const bodies: (string | null)[] = []
    let answer = () => {}
    const held = new Promise<void>(resolve => {
      answer = resolve
    })
    await open(page, async route => {
      bodies.push(route.request().postData())
      await held
      await route.fulfill({ status: 200, headers: cors, json: { ok: true } })
    })
    expect(asked).toEqual([])
    await form(page).getByLabel('Size and format').fill('12 people')
    await submit(page)
    await expect(toasts(page)).toContainText(['Training inquiry: sending'])
    await expect(form(page).getByRole('button')).toHaveText('Sending …')
    await form(page).getByRole('button').click({ force: true })
    await form(page).getByLabel('Last name').press('Enter')
    answer()
    await expect(formMessage(page)).toBeFocused()
    await expect(formMessage(page)).toContainText('A person reads it and answers at the address you gave.')
    await expect(toasts(page)).toContainText(['Done: We have your inquiry'])
    await expect(toasts(page)).toHaveAttribute('data-kind', 'success')
    expect(bodies).toEqual(['firstName=Ada&lastName=Lovelace&email=ada%40example.org&format=12+people'])
    expect(refused).toEqual([])
  })

  const failures: [string, (route: Route) => unknown, RegExp][] = [
    ['400', route => route.fulfill({ status: 400, headers: cors, json: {} }), /was not accepted/],
    ['429', route => route.fulfill({ status: 429, headers: cors, body: '' }), /too many messages/],
    ['500', route => route.fulfill({ status: 500, headers: cors, body: '' }), /has a fault/],
    ['a page', route => route.fulfill({ headers: cors, contentType: 'text/html', body: '<p>Hi</p>' }), /can’t tell/],
    ['no connection', route => route.abort(), /no connection/],
  ]
  for (const [name, answer, message] of failures) {
    test(`answered with ${name} shows an error, keeps the input and can be sent again`, async ({ page }) => {
      await open(page, answer)
      await submit(page)
      await expect(formMessage(page)).toBeFocused()
      await expect(formMessage(page)).toContainText(message)
      await expect(formMessage(page).getByRole('link', { name: 'Send it by email instead' })).toHaveAttribute(
        'href',
        /^mailto:hello@workings\.example\?.*ada%40example\.org/,
      )
      await expect(toasts(page)).toHaveAttribute('data-kind', 'error')
      await expect(form(page).getByLabel('Email address')).toHaveValue('ada@example.org')
      await page.unroute(endpoint)
      await page.route(endpoint, route => route.fulfill({ headers: cors, json: { ok: true } }))
      await submit(page)
      await expect(formMessage(page)).toContainText('We have your inquiry')
    })
  }

  test('without an answer stops waiting and reports no success', async ({ page }) => {
    await page.clock.install()
    await open(page, () => {})
    await submit(page)
    await expect(form(page).getByRole('button')).toHaveText('Sending …')
    await page.clock.runFor(16_000)
    await expect(formMessage(page)).toContainText('No answer came within 15 seconds')
    await expect(form(page).getByRole('button')).toHaveText('Inquire')
  })

  test('with invalid input sends nothing', async ({ page, baseURL }) => {
    const { asked } = watch(page, `${baseURL}`)
    await open(page, route => route.abort())
    await form(page).getByLabel('Last name').fill('  ')
    await submit(page)
    await expect(formMessage(page)).toContainText('Enter your last name.')
    expect(asked).toEqual([])
  })

  test('is posted without script', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL })
    let body: string | null = null
    await open(page, async route => {
      body = route.request().postData()
      await route.fulfill({ contentType: 'text/html', body: '<h1>Thank you</h1>' })
    })
    await form(page).getByRole('button', { name: 'Inquire' }).click()
    await expect(page.getByRole('heading')).toHaveText('Thank you')
    expect(body).toBe('firstName=Ada&lastName=Lovelace&email=ada%40example.org&format=')
  })

  test('newsletter form posts to an endpoint of the site', async ({ page }) => {
    await page.route('**/api/newsletter', route => route.fulfill({ status: 204 }))
    await page.goto(`${base}blog/`)
    const newsletter = page.getByRole('form', { name: 'Newsletter' })
    await newsletter.getByLabel('Email address').fill('ada@example.org')
    await page.keyboard.press('Enter')
    await expect(newsletter).toContainText('We have your address')
  })
})
