import { expect, type Page } from 'playwright/test'
import { htmlOf } from '../../built-site'
import { test } from '../own-page'

const home = '/'
const product = '/products/vaja/'
const enterprise = '/enterprise/products/'
/** A page whose closing has figures. */
const counted = '/signup/'

/** The blocks whose words are in the page and not visible. */
const unseen = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('[data-reveal]')].filter(block => getComputedStyle(block).opacity !== '1').length,
  )

/** Scrolls from top to bottom like a reader, half of a window at a time. */
async function readThrough(page: Page) {
  for (let at = 0; at < (await page.evaluate(() => document.documentElement.scrollHeight)); at += 400) {
    await page.mouse.wheel(0, 400)
    await page.waitForTimeout(120)
  }
}

test('before scrolling nothing is hidden and no animation code is fetched', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', request => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.goto(product, { waitUntil: 'networkidle' })
  expect(await page.locator('[data-reveal]').count()).toBeGreaterThan(1)
  expect(await unseen(page)).toBe(0)
  const before = scripts.length
  await page.mouse.wheel(0, 10)
  await expect.poll(() => scripts.length).toBeGreaterThan(before)
})

test('blocks appear when a tenth of them is in view, and stay', async ({ page }) => {
  await page.goto(product)
  const blocks = page.locator('[data-reveal]')
  const last = blocks.last()
  await page.mouse.wheel(0, 10)
  await expect(last).toHaveCSS('opacity', '0')
  await last.scrollIntoViewIfNeeded()
  await expect(last).toHaveCSS('opacity', '1')
  await expect(last).toHaveCSS('transform', 'none')
  await page.evaluate(() => scrollTo(0, 0))
  await page.waitForTimeout(300)
  await expect(last).toHaveCSS('opacity', '1')
})

test('customers’ words are never hidden, however fast the page is scrolled', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/products/pmcoach/')
  await page.mouse.wheel(0, 10)
  await expect.poll(() => unseen(page)).toBeGreaterThan(0)
  for (const quote of await page.locator('main blockquote').all()) {
    const isFaint = quote.evaluate(element => {
      let faintest = 1
      for (let each: Element | null = element; each; each = each.parentElement)
        faintest = Math.min(faintest, Number(getComputedStyle(each).opacity))
      return faintest < 1
    })
    expect(await isFaint).toBe(false)
  }
  expect(await page.locator('main blockquote').count()).toBe(2)
})

test('every block is visible after scrolling through the page', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto(enterprise)
    await readThrough(page)
    await expect.poll(() => unseen(page)).toBe(0)
  }
})

test('blocks in the first window are never hidden', async ({ page }) => {
  await page.goto(product)
  // A window so tall that a block is in it from the beginning, and another one isn't.
  const shown = await page.locator('[data-reveal]').first().boundingBox()
  await page.setViewportSize({ width: 1280, height: Math.ceil(shown?.y ?? 0) + 100 })
  const faintest = page.evaluate(async () => {
    const first = [...document.querySelectorAll('[data-reveal]')].filter(
      block => block.getBoundingClientRect().top < innerHeight - 5,
    )
    const seen: number[] = []
    for (const end = performance.now() + 1500; performance.now() < end; await new Promise(requestAnimationFrame))
      seen.push(...first.map(block => Number(getComputedStyle(block).opacity)))
    return Math.min(...seen)
  })
  await page.mouse.wheel(0, 5)
  await expect.poll(() => unseen(page)).toBeGreaterThan(0)
  expect(await faintest).toBe(1)
})

test('a figure counts up to the value of the HTML, which screen readers get', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(counted)
  expect(htmlOf(counted)).toMatch(/<span data-count="2">500\+<\/span>/)
  const figure = page.locator('[data-count]', { hasText: '500+' })
  await page.mouse.wheel(0, 10)
  await expect(figure).toHaveText(/^500\+490\+$/)
  const read = (await figure.locator('xpath=..').ariaSnapshot()).trim()
  expect(read).toContain('500+')
  expect(read).not.toContain('490')
  const shown = figure.locator('[aria-hidden]')
  await figure.scrollIntoViewIfNeeded()
  await expect(shown).toHaveText(/^[1-9]\d*\+$/)
  expect(Number.parseInt((await shown.textContent()) ?? '', 10)).toBeLessThanOrEqual(500)
  await expect(shown).toHaveCount(0)
  await expect(figure).toHaveText('500+')
})

test('print shows all blocks', async ({ page }) => {
  await page.goto(product)
  await page.mouse.wheel(0, 10)
  await expect.poll(() => unseen(page)).toBeGreaterThan(0)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  expect(await unseen(page)).toBe(0)
  await expect(page.locator('[data-count] [aria-hidden]')).toHaveCount(0)
})

test('with reduced motion nothing is fetched, hidden or counted up', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL, reducedMotion: 'reduce', viewport: { width: 360, height: 740 } })
  await page.goto(enterprise, { waitUntil: 'networkidle' })
  const scripts: string[] = []
  page.on('request', request => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.mouse.wheel(0, 400)
  await page.waitForTimeout(600)
  expect(scripts).toEqual([])
  expect(await unseen(page)).toBe(0)
  await expect(page.locator('[data-count] [aria-hidden]')).toHaveCount(0)
})

test('without script all blocks and final figures are visible', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL, javaScriptEnabled: false })
  await page.goto(enterprise)
  await page.mouse.wheel(0, 400)
  for (const block of await page.locator('[data-reveal]').all()) await expect(block).toHaveCSS('opacity', '1')
  await page.goto(counted)
  await expect(page.locator('[data-count]').last()).toHaveText('500+')
})

const chosen = '/products/?want=Hand+over+routine+work'

for (const address of [home, product, enterprise, chosen])
  for (const width of [360, 1280])
    test(`${address} has no layout shift while scrolled at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      expect(await shiftsOn(page, address)).toBeLessThanOrEqual(0.001)
    })

test('deferred React work causes no layout shift', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype
    MessagePort.prototype.postMessage = function (message) {
      setTimeout(() => postMessage.call(this, message), 200)
    }
  })
  expect(await shiftsOn(page, chosen)).toBeLessThanOrEqual(0.001)
})

/** The layout shift scores of a page while it is scrolled to its end. */
async function shiftsOn(page: Page, address: string): Promise<number> {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(address)
  await readThrough(page)
  await page.waitForTimeout(2200)
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  return shifts.reduce((sum, value) => sum + value, 0)
}
