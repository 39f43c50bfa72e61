import { expect, type Page, type Route } from 'playwright/test'
import { test } from '../own-page'
import { chunkOf, chunks, formal, island, mail, notice, open } from './island-page'

const updated = 'It looks like the application has been updated. Please refresh the page to load the latest version.'

async function expectUpdateScreen(page: Page) {
  await expect(notice(page)).toContainText('Application Update Required')
  await expect(notice(page)).toContainText(updated)
  await expect(notice(page).getByRole('button')).toHaveText(['Refresh Page'])
}

/** Writes into the text field of another example of /demo/, whose island is loaded then. */
async function writeCode(page: Page) {
  const code = island(page, 'DeployTimeline').locator('textarea')
  await code.fill('The code of a visitor.')
  await expect(page.locator('x-island[name=DeployTimeline][awake]')).toHaveCount(1)
  return code
}

test.describe('island code that does not load', () => {
  test('blocked: the HTML stays, an error shows in place, no reload', async ({ page }) => {
    const logged: string[] = []
    page.on('console', message => message.type() === 'error' && logged.push(message.text()))
    const loads = await open(page)
    await page.route(chunks, route => route.abort())
    await formal(page).click({ force: true })
    await expectUpdateScreen(page)
    await expect(island(page).getByRole('alert')).toHaveCount(1)
    await expect(page.getByText('I’m sorry, but we can’t make Friday’s call')).toBeVisible()
    await expect(page.locator('.waiting')).toHaveCount(1)
    expect(logged.some(line => line.includes('Failed to fetch dynamically imported module'))).toBe(true)
    expect(loads()).toBe(0)
    await page.unroute(chunks)
    await notice(page).getByRole('button', { name: 'Refresh Page' }).click()
    await expect.poll(loads).toBe(1)
    await formal(page).click({ force: true })
    await expect(page.getByText(/^Dear Jonas/)).toBeVisible()
    await expect(notice(page)).toHaveCount(0)
  })

  // Some browsers cache the failure of a script until the page is reloaded; newer ones request it again.
  test('blocked once: a retry or Refresh Page loads it, no automatic reload', async ({ page }) => {
    const loads = await open(page)
    await page.route(chunkOf('DictatedMail'), route => route.abort(), { times: 1 })
    await formal(page).click({ force: true })
    const mended = page.getByText(/^Dear Jonas/)
    await expect(mended.or(notice(page))).toBeVisible()
    expect(loads()).toBe(0)
    if (await notice(page).isVisible()) {
      await expectUpdateScreen(page)
      await notice(page).getByRole('button', { name: 'Refresh Page' }).click()
      await expect.poll(loads).toBe(1)
      await formal(page).click({ force: true })
    }
    await expect(mended).toBeVisible()
    await expect(notice(page)).toHaveCount(0)
  })

  test('truncated: an error shows in place', async ({ page }) => {
    const loads = await open(page)
    await page.route(chunkOf('DictatedMail'), async route => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).slice(0, 900) })
    })
    await formal(page).click({ force: true })
    await expectUpdateScreen(page)
    expect(loads()).toBe(0)
  })

  test('not within 120 seconds: an error shows in place', async ({ page }) => {
    await page.clock.install()
    const loads = await open(page)
    await page.route(chunkOf('DictatedMail'), () => {})
    await formal(page).click({ force: true })
    await page.clock.fastForward(100_000)
    await expect(notice(page)).toHaveCount(0)
    await page.clock.fastForward(21_000)
    await expectUpdateScreen(page)
    expect(loads()).toBe(0)
  })

  test('offline: an error shows in place, and Try Again works once online', async ({ page, context }) => {
    const loads = await open(page)
    await context.setOffline(true)
    await formal(page).click({ force: true })
    await expect(notice(page)).toContainText('This part could not be loaded')
    await expect(page.getByText('I’m sorry, but we can’t make Friday’s call')).toBeVisible()
    await notice(page).getByRole('button', { name: 'Try Again' }).click()
    await expect(notice(page)).toContainText('This part could not be loaded')
    await context.setOffline(false)
    await notice(page).getByRole('button', { name: 'Try Again' }).click()
    await expect(notice(page)).toHaveCount(0)
    // The choice made in the meantime takes effect.
    await expect(page.getByText(/^Dear Jonas/)).toBeVisible()
    await page.getByText('Brief', { exact: true }).click()
    await expect(page.getByText('Please tell us whether')).toBeVisible()
    expect(loads()).toBe(0)
  })

  test('server down: an error shows in place, input stays, Try Again works later', async ({ page }) => {
    const loads = await open(page, '/demo/')
    const code = await writeCode(page)
    await page.route('**/*', route => route.abort('connectionrefused'))
    await formal(page).click({ force: true })
    await expect(notice(page)).toContainText('This part could not be loaded')
    await expect(code).toHaveValue(/of a visitor/)
    await page.unroute('**/*')
    await notice(page).getByRole('button', { name: 'Try Again' }).click()
    // A browser that caches the failure has to reload the page: the visitor decides that.
    const mended = page.locator('x-island[name=DictatedMail][awake]')
    await expect(mended.or(notice(page).getByText('Application Update Required'))).toBeAttached()
    await expect(notice(page).getByText('This part could not be loaded')).toHaveCount(0)
    await expect(code).toHaveValue(/of a visitor/)
    expect(loads()).toBe(0)
  })

  test('in one island: the others work', async ({ page }) => {
    await page.route(chunkOf('Faq'), route => route.abort())
    await open(page, '/faq/')
    await island(page, 'Faq').locator('summary').nth(1).click()
    await expectUpdateScreen(page)
    await expect(island(page, 'Faq').locator('details').nth(1)).toHaveAttribute('open', '')
    await page.locator('header summary').first().click()
    await expect(page.locator('header details[open]')).toHaveCount(1)
  })
})

test.describe('after a new deployment, an open tab', () => {
  /** The same build under other names, as after a change to every script. */
  const renew = (text: string) =>
    text.replace(/(chunk-|renderer_client\.)(?=[\w-]{8}\.js)/g, '$1New-').replace(/ integrity="[^"]*"/g, '')

  async function serveNew(route: Route) {
    const url = route.request().url()
    const isScript = /\.js$/.test(url)
    if (isScript && !url.includes('New-')) return route.fulfill({ status: 404, body: 'Gone' })
    const response = await route.fetch({ url: url.replace('New-', '') })
    await route.fulfill({ response, body: isScript || isPage(route) ? renew(await response.text()) : undefined })
  }
  const isPage = (route: Route) => route.request().headers().accept?.includes('text/html') || isQuestion(route)
  /** The page asking which build there is. */
  const isQuestion = (route: Route) => route.request().resourceType() === 'fetch'

  // A request may still be on its way when a test ends.
  test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

  test('is reloaded once and works', async ({ page }) => {
    const loads = await open(page)
    await page.route('**/*', serveNew)
    await formal(page).click({ force: true })
    await expect.poll(loads).toBe(1)
    await page.waitForLoadState('networkidle')
    await expect(notice(page)).toHaveCount(0)
    await formal(page).click({ force: true })
    await expect(page.getByText(/^Dear Jonas/)).toBeVisible()
    expect(loads()).toBe(1)
  })

  test('is reloaded at most once, then reports that an update is required', async ({ page }) => {
    const loads = await open(page)
    // Some of the servers have the new build, and pages still come from the others.
    await page.route(chunkOf('DictatedMail'), route => route.fulfill({ status: 404, body: 'Gone' }))
    await page.route(`**${mail}`, route => (isQuestion(route) ? serveNew(route) : route.continue()))
    await formal(page).click({ force: true })
    await expect.poll(loads).toBe(1)
    await page.waitForLoadState('networkidle')
    await formal(page).click({ force: true })
    await expectUpdateScreen(page)
    await page.waitForTimeout(500)
    expect(loads()).toBe(1)
    expect(await page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length])).toEqual(['', 0, 0])
  })

  test('is not reloaded when the visitor has typed something', async ({ page }) => {
    const loads = await open(page, '/demo/')
    const code = await writeCode(page)
    await page.route('**/*', serveNew)
    await formal(page).click({ force: true })
    await expectUpdateScreen(page)
    await expect(island(page).getByRole('alert')).toHaveCount(1)
    await expect(code).toHaveValue(/of a visitor/)
    expect(loads()).toBe(0)
  })
})
