import { expect, type Page, type Route } from 'playwright/test'
import { base, map, script, test } from '../configured-site'
import { watch } from './watch'

test.describe('the contact form', () => {
  /** Replaces the provider's script: it behaves as the documentation of the real one says. */
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

  test('loads when scrolled into view, with a spinner and a confirmation', async ({ page, baseURL }) => {
    const { refused, asked } = watch(page, `${baseURL}`)
    let answer = () => {}
    const held = new Promise<void>(resolve => {
      answer = resolve
    })
    await page.route(`${script}*`, async route => {
      await held
      await fulfil(route)
    })
    // A window so low that the form, which is on the first screen, is below it.
    await page.setViewportSize({ width: 1280, height: 160 })
    await page.goto(`${base}contactUs/`, { waitUntil: 'networkidle' })
    expect(asked).toEqual([])
    await page.setViewportSize({ width: 1280, height: 720 })
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
    await page.goto(`${base}contactUs/`)
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
    await page.goto(`${base}contactUs/`)
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
    await page.goto(`${base}contactUs/`)
    await come(page)
    await expect(section(page).getByRole('alert')).toBeVisible()
  })

  test('may load scripts from its provider only', async ({ page }) => {
    await page.route(`${script}*`, fulfil)
    await page.goto(`${base}contactUs/`)
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

  test('without script shows the other ways to make contact', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL })
    await page.goto(`${base}contactUs/`)
    await expect(section(page)).toContainText('The form needs scripts')
    await expect(section(page).getByRole('link', { name: 'hello@workings.example' })).toBeVisible()
    await expect(section(page).locator('.spinner')).toBeHidden()
  })

  test('is allowed by the policy of its own page only', async ({ page }) => {
    const policy = page.locator('meta[http-equiv=Content-Security-Policy]')
    await page.goto(`${base}contactUs/`)
    await expect(policy).toHaveAttribute('content', /hsforms/)
    await page.goto(`${base}training/`)
    await expect(policy).toHaveAttribute('content', /inquiries\.example/)
    await expect(policy).not.toHaveAttribute('content', /hsforms|maps\.example/)
    await page.goto(`${base}faq/`)
    await expect(policy).not.toHaveAttribute('content', /https:/)
  })
})

test.describe('the map', () => {
  const figure = (page: Page) => page.locator('figure[data-provider=map]')

  test('loads on a click, names its provider before, and can be hidden', async ({ page, baseURL }) => {
    const { refused, asked } = watch(page, `${baseURL}`)
    await page.route(`${script}*`, route => route.abort())
    await page.route(map, route => route.fulfill({ contentType: 'text/html', body: '<h1>Map</h1>' }))
    await page.goto(`${base}contactUs/`)
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
    await page.goto(`${base}contactUs/`)
    await figure(page).getByRole('button', { name: 'Show the map' }).click()
    await expect(page.locator('iframe')).toHaveCount(1)
    await page.clock.runFor(11_000)
    await expect(figure(page).getByText('No map came from maps.example so far.')).toBeVisible()
  })

  test('without script is a link', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL })
    await page.goto(`${base}contactUs/`)
    await expect(figure(page).getByRole('button')).toBeHidden()
    await expect(figure(page).getByRole('link', { name: 'Open the map in a new tab' })).toHaveAttribute('href', map)
  })
})
