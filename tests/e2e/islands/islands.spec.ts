import { expect, type Page } from 'playwright/test'
import { test } from '../same-page'

const mail = '/products/draftemail/'
const awake = (page: Page) => page.locator('x-island[awake]')

test('an island starts when it is used, and the first click takes effect', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', request => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.goto(mail)
  await page.waitForLoadState('networkidle')
  await expect(awake(page)).toHaveCount(0)
  const before = scripts.length
  await page.getByText('Formal', { exact: true }).click()
  await expect(page.getByText(/^Dear Jonas/)).toBeVisible()
  await expect(awake(page)).toHaveCount(1)
  expect(scripts.length).toBeGreaterThan(before)
})

test('an island that starts loads no style sheet again, and moves nothing', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  const figure = page.locator('.frame').first()
  const before = await figure.boundingBox()
  await figure.getByText('Brief', { exact: true }).click()
  await expect(awake(page)).toHaveCount(1)
  const sheets = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href))
  expect(sheets).toEqual([...new Set(sheets)])
  expect(await figure.boundingBox()).toEqual(before)
})

test('on a slow network the first click is replayed once', async ({ page }) => {
  await page.route('**/assets/chunks/**', async route => {
    await new Promise(resolve => setTimeout(resolve, 700))
    await route.continue()
  })
  await page.goto(mail, { waitUntil: 'networkidle' })
  await page.evaluate(() => document.querySelector<HTMLInputElement>('input[value=brief]')?.click())
  await expect(page.getByText('I’m sorry, but we can’t make Friday’s call')).toBeVisible()
  await expect(page.getByText('Please tell us whether')).toBeVisible()
})

test('an island starts and works by keyboard', async ({ page }) => {
  await page.goto(mail)
  await page.locator('input[value=warm]').focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText(/^Dear Jonas/)).toBeVisible()
  await expect(page.locator('input[value=formal]')).toBeChecked()
})

test('the HTML of an island works when its script does not load', async ({ page }) => {
  await page.goto('/faq/', { waitUntil: 'networkidle' })
  await page.route('**/assets/chunks/**', route => route.abort())
  const questions = page.locator('x-island[name=Faq] summary')
  await questions.nth(1).click()
  await expect(page.locator('x-island details').nth(1)).toHaveAttribute('open', '')
  await questions.nth(2).click()
  await expect(page.locator('x-island details').nth(2)).toHaveAttribute('open', '')
  await expect(page.locator('x-island details[open]')).toHaveCount(1)
  await expect(awake(page)).toHaveCount(0)
})

test('one question about courses is open at a time, a second click closes it, each has a URL', async ({ page }) => {
  await page.goto('/faq/')
  const items = page.locator('x-island[name=Faq] details')
  await expect(items.nth(0)).toHaveAttribute('open', '')
  await items.nth(2).locator('summary').click()
  await expect(items.nth(2)).toHaveAttribute('open', '')
  await expect(items.nth(0)).not.toHaveAttribute('open', '')
  await items.nth(1).locator('summary').click()
  await expect(items.nth(1)).toHaveAttribute('open', '')
  await expect(items.nth(2)).not.toHaveAttribute('open', '')
  await expect.poll(() => new URL(page.url()).hash).toBe(`#${await items.nth(1).getAttribute('id')}`)
  await items.nth(1).locator('summary').click()
  await expect(items.nth(1)).not.toHaveAttribute('open', '')
})

test('answers before a purchase and about prices stay open while others are opened', async ({ page }) => {
  for (const [address, questions] of [
    ['/signup/', 'x-island[name=Faq] summary'],
    ['/faq/', '#about-security summary'],
  ] as const) {
    await page.goto(address)
    for (const index of [0, 1, 2]) await page.locator(questions).nth(index).click()
    const answers = page.locator(questions).locator('xpath=..')
    for (const index of [0, 1, 2]) await expect(answers.nth(index)).toHaveAttribute('open', '')
  }
})

test('without script the figure is complete and the questions open', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL })
  await page.goto(mail)
  await expect(page.getByText('I’m sorry, but we can’t make Friday’s call')).toBeVisible()
  await page.goto('/faq/')
  await page.locator('x-island[name=Faq] summary').nth(1).click()
  await expect(page.locator('x-island[name=Faq] details').nth(1)).toHaveAttribute('open', '')
  await expect(page.locator('x-island[name=Faq] details[open]')).toHaveCount(1)
})

test.describe('an island starts', () => {
  /** Serves a page with its HTML changed. */
  async function change(page: Page, address: string, by: (html: string) => string) {
    await page.route(`**${address}`, async route => {
      const response = await route.fetch()
      await route.fulfill({ response, body: by(await response.text()) })
    })
  }

  test('when scrolled into view', async ({ page }) => {
    await change(page, mail, html => html.replace('wake="use"', 'wake="visible"'))
    await page.setViewportSize({ width: 1280, height: 200 })
    await page.goto(mail, { waitUntil: 'networkidle' })
    await expect(awake(page)).toHaveCount(0)
    await page.locator('x-island > *').first().scrollIntoViewIfNeeded()
    await expect(awake(page)).toHaveCount(1)
  })

  test('when the URL has state for it, and only then', async ({ page }) => {
    const filter = page.locator('x-island[name=ProductFilter][awake]')
    await page.goto('/products/?status=Alpha', { waitUntil: 'networkidle' })
    await expect(page.getByText('Showing 1 of 10')).toBeVisible()
    await expect(filter).toHaveCount(1)
    await page.goto('/products/?from=mail', { waitUntil: 'networkidle' })
    await page.getByLabel('I want to').scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    await expect(filter).toHaveCount(0)
    await page.getByLabel('Status').selectOption('Alpha')
    await expect(page.getByText('Showing 1 of 10')).toBeVisible()
  })

  test('when a media query matches', async ({ page }) => {
    await change(page, mail, html => html.replace('wake="use"', 'wake="(min-width: 900px)"'))
    await page.setViewportSize({ width: 700, height: 700 })
    await page.goto(mail, { waitUntil: 'networkidle' })
    await expect(awake(page)).toHaveCount(0)
    await page.setViewportSize({ width: 1000, height: 700 })
    await expect(awake(page)).toHaveCount(1)
  })

  test('with its own props when islands are nested or repeated', async ({ page }) => {
    const figure =
      /<x-island name="DictatedMail".*?<\/x-island>/s.exec(await (await page.request.get(mail)).text())?.[0] ?? ''
    const second = figure
      .replace(/props="[^"]*"/, 'props="{&quot;tone&quot;:&quot;brief&quot;}"')
      .replaceAll('key-prefix="', 'key-prefix="z')
    expect(second).not.toBe(figure)
    await change(page, '/products/', html => html.replace('<x-slot>', `<x-slot>${figure}${second}`))
    await page.goto('/products/', { waitUntil: 'networkidle' })
    await page.getByLabel('I want to').hover()
    // Where the page is scrolled to, the pointer may be over an island, which would start it.
    await page.mouse.move(0, 0)
    const inner = page.locator('x-island[name=DictatedMail]')
    await expect(page.locator('x-island[name=ProductFilter][awake]')).toHaveCount(1)
    await expect(inner).toHaveCount(2)
    await expect(page.locator('x-island[name=DictatedMail][awake]')).toHaveCount(0)
    await inner.first().getByText('Formal', { exact: true }).click()
    await expect(inner.first()).toContainText('Dear Jonas')
    await expect(inner.nth(1)).toContainText('I’m sorry, but we can’t make Friday’s call')
  })
})

test('text typed before the script loads is not lost', async ({ page }) => {
  await page.route('**/assets/chunks/**', async route => {
    await new Promise(resolve => setTimeout(resolve, 800))
    await route.continue()
  })
  await page.goto('/products/deployit/', { waitUntil: 'networkidle' })
  const code = page.locator('x-island[name=DeployTimeline] textarea')
  await code.focus()
  await code.press('ControlOrMeta+a')
  await page.keyboard.type('# Opening hours')
  await expect(page.locator('x-island[name=DeployTimeline][awake]')).toHaveCount(1)
  await expect(code).toHaveValue('# Opening hours')
  await expect(page.locator('x-island[name=DeployTimeline]')).toContainText('Markdown page')
})

test('text selected before the script loads stays selected', async ({ page }) => {
  await page.goto('/training/', { waitUntil: 'networkidle' })
  let load = () => {}
  const held = new Promise<void>(resolve => {
    load = resolve
  })
  await page.route('**/assets/chunks/**', async route => {
    await held
    await route.continue()
  })
  const form = page.locator('x-island[name=SendForm]').filter({ has: page.getByLabel('Last name') })
  const name = form.getByLabel('Last name')
  await name.fill('Lovelace')
  await name.press('ControlOrMeta+a')
  load()
  await expect(form).toHaveAttribute('awake')
  await page.keyboard.insertText('Byron')
  await expect(name).toHaveValue('Byron')
})
