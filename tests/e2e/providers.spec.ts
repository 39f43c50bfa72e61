import { expect, type Page, type Route, test } from 'playwright/test'
import { serveWithSettings } from './site-with-settings'

// One worker builds the configured copy and runs all of these.
test.describe.configure({ mode: 'default', timeout: 120_000 })

const endpoint = 'https://inquiries.example/take'
const map = 'https://maps.example/embed'
const script = 'https://js-eu1.hsforms.net/forms/embed/v2.js'
let site: Awaited<ReturnType<typeof serveWithSettings>>

test.beforeAll(async () => {
  test.setTimeout(120_000)
  site = await serveWithSettings([
    ["const formRegion = ''", "const formRegion = 'eu1'"],
    ["portalId: ''", "portalId: '123'"],
    ["formId: ''", "formId: 'abc-def'"],
    ["map: ''", `map: '${map}'`],
    ["newsletter: ''", "newsletter: '/api/newsletter'"],
    ["inquiry: ''", `inquiry: '${endpoint}'`],
  ])
})
test.afterAll(() => site?.stop())

/** What the browser refuses or complains of, and every address outside the site that it asks. */
function watch(page: Page) {
  const refused: string[] = []
  const asked: string[] = []
  page.on(
    'console',
    message => /Content Security Policy|TrustedScript/i.test(message.text()) && refused.push(message.text()),
  )
  page.on('pageerror', error => refused.push(error.message))
  page.on('request', request => !request.url().startsWith(site.origin) && asked.push(request.url()))
  return { refused, asked }
}

test.describe('the training inquiry', () => {
  const form = (page: Page) => page.getByRole('form', { name: 'Training inquiry' })
  const formMessage = (page: Page) => form(page).locator('[data-message]')
  const toasts = (page: Page) => page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')
  const cors = { 'Access-Control-Allow-Origin': '*' }

  async function open(page: Page, answer: (route: Route) => unknown) {
    await page.route(endpoint, answer)
    await page.goto(`${site.origin}/training/`)
    await form(page).getByLabel('First name').fill('Ada')
    await form(page).getByLabel('Last name').fill('Lovelace')
    await form(page).getByLabel('Email address').fill('ada@example.org')
  }
  const submit = (page: Page) => form(page).getByRole('button').click()

  test('is posted once, with a toast before and after, and a confirmation', async ({ page }) => {
    const { refused, asked } = watch(page)
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
    await submit(page)
    await expect(toasts(page)).toContainText(['Training inquiry: sending'])
    await expect(form(page).getByRole('button')).toHaveText('Sending …')
    await form(page).getByRole('button').click({ force: true })
    await form(page).getByLabel('Last name').press('Enter')
    answer()
    await expect(formMessage(page)).toBeFocused()
    await expect(formMessage(page)).toContainText('We answer within 24 business hours')
    await expect(toasts(page)).toContainText(['Done: We have your inquiry'])
    await expect(toasts(page)).toHaveAttribute('data-kind', 'success')
    expect(bodies).toEqual(['firstName=Ada&lastName=Lovelace&email=ada%40example.org'])
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
      await expect(formMessage(page).getByRole('link', { name: 'Send it by e-mail instead' })).toHaveAttribute(
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

  test('with invalid input sends nothing', async ({ page }) => {
    const { asked } = watch(page)
    await open(page, route => route.abort())
    await form(page).getByLabel('Last name').fill('  ')
    await submit(page)
    await expect(formMessage(page)).toContainText('Enter your last name.')
    expect(asked).toEqual([])
  })

  test('is posted without script', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false })
    let body: string | null = null
    await open(page, async route => {
      body = route.request().postData()
      await route.fulfill({ contentType: 'text/html', body: '<h1>Thank you</h1>' })
    })
    await form(page).getByRole('button', { name: 'Inquire' }).click()
    await expect(page.getByRole('heading')).toHaveText('Thank you')
    expect(body).toBe('firstName=Ada&lastName=Lovelace&email=ada%40example.org')
  })

  test('newsletter form posts to an endpoint of the site', async ({ page }) => {
    await page.route('**/api/newsletter', route => route.fulfill({ status: 204 }))
    await page.goto(`${site.origin}/blog/`)
    const newsletter = page.getByRole('form', { name: 'Newsletter' })
    await newsletter.getByLabel('Email address').fill('ada@example.org')
    await page.keyboard.press('Enter')
    await expect(newsletter).toContainText('We have your address')
  })
})

test.describe('the contact form', () => {
  /** Stands in for the provider's script: it does what is known of the real one, as its documentation has it. */
  const provider = `window.hbspt = { forms: { create(options) {
    window.created = options
    const form = document.createElement('form')
    form.innerHTML = '<label for="message">Message</label><textarea id="message"></textarea><input type="submit" value="Send">'
    form.onsubmit = event => { event.preventDefault(); options.onFormSubmitted() }
    document.querySelector(options.target).append(form)
    options.onFormReady()
  } } }`
  const fulfil = (route: Route) => route.fulfill({ contentType: 'text/javascript', body: provider })
  const section = (page: Page) => page.getByRole('region', { name: 'Contact form' })
  const come = (page: Page) => section(page).scrollIntoViewIfNeeded()

  test('loads when scrolled into view, with a spinner and a confirmation', async ({ page }) => {
    const { refused, asked } = watch(page)
    let answer = () => {}
    const held = new Promise<void>(resolve => {
      answer = resolve
    })
    await page.route(`${script}*`, async route => {
      await held
      await fulfil(route)
    })
    await page.goto(`${site.origin}/contactUs/`, { waitUntil: 'networkidle' })
    expect(asked).toEqual([])
    await come(page)
    await expect.poll(() => asked).toEqual([script])
    await expect(section(page).locator('.spinner')).toBeVisible()
    await expect(section(page).getByRole('status')).toContainText('js-eu1.hsforms.net')
    answer()
    await expect(section(page).getByLabel('Message', { exact: true })).toBeVisible()
    await expect(section(page).locator('.spinner')).toHaveCount(0)
    expect(
      await page.evaluate(() => {
        const { region, portalId, formId } = (window as unknown as { created: Record<string, string> }).created
        return { region, portalId, formId }
      }),
    ).toEqual({ region: 'eu1', portalId: '123', formId: 'abc-def' })
    await section(page).getByLabel('Message', { exact: true }).fill('Hello')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(
      section(page).getByText('Thank you for your message! Our team will get back to you shortly.'),
    ).toBeVisible()
    await expect(section(page).getByLabel('Message', { exact: true })).toBeHidden()
    expect(refused).toEqual([])
  })

  test('blocked shows mail, phone and address, and can be tried again', async ({ page }) => {
    await page.route(`${script}*`, route => route.abort('blockedbyclient'))
    await page.goto(`${site.origin}/contactUs/`)
    await come(page)
    await expect(section(page).getByRole('alert')).toContainText('refused')
    await expect(section(page).locator('.spinner')).toHaveCount(0)
    for (const way of ['mailto:hello@workings.example', 'tel:+16095550142'])
      await expect(section(page).locator(`a[href="${way}"]`).first()).toBeVisible()
    await expect(section(page)).toContainText('Princeton')
    await page.unroute(`${script}*`)
    await page.route(`${script}*`, fulfil)
    await section(page).getByRole('button', { name: 'Try again' }).focus()
    await page.keyboard.press('Enter')
    await expect(section(page).getByLabel('Message', { exact: true })).toBeVisible()
    await expect(section(page).locator('textarea')).toHaveCount(1)
  })

  test('times out after 10 seconds, and a late answer adds no second form', async ({ page }) => {
    await page.clock.install()
    const waiting: Route[] = []
    await page.route(`${script}*`, route => void waiting.push(route))
    await page.goto(`${site.origin}/contactUs/`)
    await come(page)
    await expect.poll(() => waiting.length).toBe(1)
    await page.clock.runFor(9_000)
    await expect(section(page).locator('.spinner')).toBeVisible()
    await page.clock.runFor(1_500)
    await expect(section(page).getByRole('alert')).toContainText('did not answer within 10 seconds')
    await section(page).getByRole('button', { name: 'Try again' }).click()
    await expect(section(page).locator('.spinner')).toBeVisible()
    await expect.poll(() => waiting.length).toBe(2)
    for (const route of waiting) await fulfil(route)
    await expect(section(page).getByLabel('Message', { exact: true })).toBeVisible()
    await expect(section(page).locator('textarea')).toHaveCount(1)
  })

  test('with an unexpected script shows an error', async ({ page }) => {
    await page.route(`${script}*`, route => route.fulfill({ contentType: 'text/javascript', body: '/* nothing */' }))
    await page.goto(`${site.origin}/contactUs/`)
    await come(page)
    await expect(section(page).getByRole('alert')).toBeVisible()
  })

  test('may load scripts from its provider only', async ({ page }) => {
    await page.route(`${script}*`, fulfil)
    await page.goto(`${site.origin}/contactUs/`)
    await come(page)
    await expect(section(page).getByLabel('Message', { exact: true })).toBeVisible()
    const load = (address: string) =>
      page.evaluate(url => {
        try {
          document.createElement('script').src = url
          return 'allowed'
        } catch {
          return 'refused'
        }
      }, address)
    expect(await load('https://js-eu1.hsforms.net/more.js')).toBe('allowed')
    expect(await load('https://elsewhere.example/x.js')).toBe('refused')
  })

  test('without script shows the other ways to make contact', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false })
    await page.goto(`${site.origin}/contactUs/`)
    await expect(section(page)).toContainText('The form needs scripts')
    await expect(section(page).getByRole('link', { name: 'hello@workings.example' })).toBeVisible()
    await expect(section(page).locator('.spinner')).toBeHidden()
  })

  test('is allowed by the policy of its own page only', async ({ page }) => {
    const policy = page.locator('meta[http-equiv=Content-Security-Policy]')
    await page.goto(`${site.origin}/contactUs/`)
    await expect(policy).toHaveAttribute('content', /hsforms/)
    await page.goto(`${site.origin}/training/`)
    await expect(policy).toHaveAttribute('content', /inquiries\.example/)
    await expect(policy).not.toHaveAttribute('content', /hsforms|maps\.example/)
    await page.goto(`${site.origin}/faq/`)
    await expect(policy).not.toHaveAttribute('content', /https:/)
  })
})

test.describe('the map', () => {
  const figure = (page: Page) => page.locator('figure[data-provider=map]')

  test('loads on a click, names its provider before, and can be hidden', async ({ page }) => {
    const { refused, asked } = watch(page)
    await page.route(`${script}*`, route => route.abort())
    await page.route(map, route => route.fulfill({ contentType: 'text/html', body: '<h1>Map</h1>' }))
    await page.goto(`${site.origin}/contactUs/`)
    await figure(page).scrollIntoViewIfNeeded()
    await expect(figure(page)).toContainText('maps.example')
    await expect(figure(page)).toContainText('IP address')
    const button = figure(page).getByRole('button')
    await button.focus()
    expect(asked.filter(url => url.startsWith(map))).toEqual([])
    await page.keyboard.press('Enter')
    await expect(page.frameLocator('iframe').locator('h1')).toHaveText('Map')
    await expect(figure(page).getByRole('status')).toHaveText('The map is shown.')
    await expect(button).toBeFocused()
    await expect(button).toHaveText('Hide the map')
    await page.keyboard.press('Space')
    await expect(page.locator('iframe')).toHaveCount(0)
    expect(refused).toEqual([])
  })

  test('that does not load is reported as missing', async ({ page }) => {
    await page.clock.install()
    await page.route(`${script}*`, route => route.abort())
    await page.route(map, () => {})
    await page.goto(`${site.origin}/contactUs/`)
    await figure(page).getByRole('button', { name: 'Show the map' }).click()
    await expect(page.locator('iframe')).toHaveCount(1)
    await page.clock.runFor(11_000)
    await expect(figure(page).getByText('No map came from maps.example so far.')).toBeVisible()
  })

  test('without script is a link', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false })
    await page.goto(`${site.origin}/contactUs/`)
    await expect(figure(page).getByRole('button')).toBeHidden()
    await expect(figure(page).getByRole('link', { name: 'Open the map in a new tab' })).toHaveAttribute('href', map)
  })
})
