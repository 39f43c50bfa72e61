import { type Browser, expect, type Page } from 'playwright/test'
import { launchFullBrowser } from '../../full-browser'
import { openTab } from '../../tab'
import { base, test } from '../configured-site'
import { openWithAnalytics } from './analytics'

test.describe('with an analytics service set', () => {
  test.describe.configure({ mode: 'serial' })
  let site: Awaited<ReturnType<typeof openWithAnalytics>>

  test.beforeAll(async ({ configuredOrigin, browser }) => {
    site = await openWithAnalytics(configuredOrigin, browser)
  })
  test.beforeEach(() => {
    site.events.length = 0
  })
  test.afterEach(() => site.closePages())
  test.afterAll(() => site?.stop())

  /** The pages that were counted, by their paths in the site. */
  const paths = () => site.events.map(({ path }) => path.replace(base, '/'))
  const bar = (page: Page) => page.getByRole('region', { name: 'Privacy choices' })
  const answer = (page: Page, name: 'Accept' | 'Decline') => bar(page).getByRole('button', { name }).click()
  const go = (page: Page, path: string) => page.goto(base + path.slice(1))
  const open = async (path: string, options = {}, browser?: Browser) => {
    const page = await site.newPage(options, browser)
    await go(page, path)
    return page
  }
  const stored = (page: Page) =>
    page.evaluate(async () => [Object.keys(localStorage), Object.keys(sessionStorage), document.cookie].flat())

  test('nothing is sent or stored before consent; both answers look the same', async () => {
    const page = await open('/products/')
    await expect(bar(page)).toBeVisible()
    const accept = bar(page).getByRole('button', { name: 'Accept' })
    const decline = bar(page).getByRole('button', { name: 'Decline' })
    expect(await accept.getAttribute('class')).toBe(await decline.getAttribute('class'))
    await page.mouse.wheel(0, 500)
    await go(page, '/faq/')
    await page.waitForTimeout(500)
    expect(site.events).toEqual([])
    expect(await stored(page)).toEqual([''])
  })

  test('after consent each page view is one event, also from the back cache', async ({ launchOptions }) => {
    const browser = await launchFullBrowser(launchOptions)
    const page = await open('/products/?status=live', {}, browser)
    await answer(page, 'Accept')
    await expect(bar(page)).toBeHidden()
    await expect
      .poll(() => site.events)
      .toEqual([{ site: 'T-1', name: 'pageview', path: `${base}products/?status=live` }])
    await page.getByRole('link', { name: 'Privacy Policy' }).click()
    await expect.poll(paths).toEqual(['/products/?status=live', '/privacy-policy/'])
    await expect(bar(page)).toBeHidden()
    await page.goBack({ waitUntil: 'commit' })
    await expect.poll(paths).toEqual(['/products/?status=live', '/privacy-policy/', '/products/?status=live'])
    await page.waitForTimeout(500)
    expect(site.events).toHaveLength(3)
    await browser.close()
  })

  test('a refusal is stored and nothing is sent', async () => {
    const page = await open('/products/')
    await answer(page, 'Decline')
    await go(page, '/faq/')
    await expect(page.getByRole('button', { name: 'Privacy choices' })).toBeVisible()
    await page.waitForTimeout(500)
    await expect(bar(page)).toBeHidden()
    expect(site.events).toEqual([])
  })

  test('consent can be withdrawn from the footer by keyboard', async () => {
    const page = await open('/products/')
    await answer(page, 'Accept')
    await expect.poll(paths).toEqual(['/products/'])
    const control = page.getByRole('button', { name: 'Privacy choices' })
    await control.focus()
    await page.keyboard.press('Enter')
    await expect(bar(page)).toBeFocused()
    await expect(bar(page).getByRole('status')).toHaveText('Your answer so far: yes.')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(bar(page).getByRole('button', { name: 'Decline' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(bar(page)).toBeHidden()
    await expect(control).toBeFocused()
    await go(page, '/faq/')
    await page.waitForTimeout(500)
    expect(paths()).toEqual(['/products/'])
  })

  test('consent can be withdrawn on the home page, which has no footer', async () => {
    const page = await open('/')
    await answer(page, 'Accept')
    await expect.poll(paths).toEqual(['/'])
    await page.getByRole('button', { name: 'Privacy choices' }).click()
    await answer(page, 'Decline')
    await page.reload()
    await page.waitForTimeout(500)
    expect(paths()).toEqual(['/'])
  })

  test('Global Privacy Control overrides consent', async () => {
    const page = await open('/products/')
    await answer(page, 'Accept')
    await expect.poll(paths).toEqual(['/products/'])
    await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true }))
    await go(page, '/faq/')
    await page.waitForTimeout(500)
    await expect(bar(page)).toBeHidden()
    expect(paths()).toEqual(['/products/'])
    await page.getByRole('button', { name: 'Privacy choices' }).click()
    await expect(bar(page).getByRole('status')).toContainText('Global Privacy Control')
    await expect(bar(page).getByRole('button')).toHaveText(['Close'])
  })

  test('without script there is no consent bar and no control', async () => {
    const page = await open('/faq/', { javaScriptEnabled: false })
    await expect(bar(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Privacy choices' })).toBeHidden()
  })

  test('code of the question that is not on the server is reported, and nothing is counted', async () => {
    const page = await site.newPage()
    await page.route('**/assets/chunks/**', async route => {
      const response = await route.fetch()
      const isQuestion = (await response.text()).includes('globalPrivacyControl')
      await (isQuestion ? route.fulfill({ status: 404, body: 'Gone' }) : route.fulfill({ response }))
    })
    await go(page, '/faq/')
    await expect(page.getByRole('alert')).toContainText('Application Update Required')
    await expect(bar(page)).toBeHidden()
    await page.mouse.wheel(0, 500)
    expect(paths()).toEqual([])
    expect(await stored(page)).toEqual([''])
  })

  test('the consent bar does not cover the focused element', async () => {
    const page = await open('/products/', { viewport: { width: 360, height: 740 } })
    await expect(bar(page)).toBeVisible()
    await page.getByRole('button', { name: 'Privacy choices' }).focus()
    const [control, question] = [await page.locator(':focus').boundingBox(), await bar(page).boundingBox()]
    expect((control?.y ?? 0) + (control?.height ?? 0)).toBeLessThanOrEqual(question?.y ?? 0)
  })

  test('a prerendered page is one event, when it is opened', async ({ configuredOrigin }) => {
    const tab = await openTab()
    try {
      await tab.open(`${configuredOrigin}${base}products/vaja/`)
      await expect.poll(() => tab.read('!document.getElementById("consent").hidden')).toBe(true)
      await tab.point('[data-answer=yes]')
      await tab.press()
      await expect.poll(paths).toEqual(['/products/vaja/'])
      await tab.point('nav[aria-label=Breadcrumb] li:nth-child(2) a')
      await new Promise(resolve => setTimeout(resolve, 2000))
      expect(paths()).toEqual(['/products/vaja/'])
      await tab.press()
      await expect.poll(paths).toEqual(['/products/vaja/', '/products/'])
      expect(await tab.read<number>('performance.getEntriesByType("navigation")[0].activationStart')).toBeGreaterThan(0)
    } finally {
      await tab.close()
    }
  })

  test('web vitals are passed to the callback', async () => {
    const page = await site.newPage()
    const told: string[] = []
    page.on('console', message => message.text().startsWith('vital') && told.push(message.text()))
    await go(page, '/faq/')
    await expect.poll(() => told).toContain('vital FCP')
    await page.mouse.click(5, 5)
    await expect.poll(() => told).toEqual(expect.arrayContaining(['vital TTFB', 'vital FCP', 'vital LCP']))
  })
})
