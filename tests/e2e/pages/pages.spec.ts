import { expect, type Page } from 'playwright/test'
import { accessibilityFaults } from '../../accessibility'
import { addresses, htmlOf, onePerLayout } from '../../built-site'
import { test } from '../same-page'
import type { ExpectedPage } from './expected-page'
import { routes } from './expected-routes'
import { textFaults } from './text-faults'

/** Lets every scroll-driven part of the page take its turn. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      scrollTo(0, y)
      await new Promise(requestAnimationFrame)
    }
    scrollTo(0, 0)
  })
}

/** Requires the links, words and facts for search engines that the specification names for a page. */
async function expectSpecified(
  page: Page,
  address: string,
  { canonical = address, links = [], says = [] }: ExpectedPage,
) {
  await expect(page).toHaveTitle(/Workings/)
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{70,155}/)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `https://workings.example${canonical}`)
  const main = page.locator('main')
  for (const [label, href] of links) {
    // A link to the contact page can also say what it is about.
    const link = main.locator(`a[href="${href}"], a[href^="${href}?about="]`, { hasText: label })
    expect(await link.count(), `link ${label} to ${href}`).toBeGreaterThan(0)
  }
  const text = `${await main.textContent()} ${await page.locator('section').allTextContents()}`
  for (const word of says)
    expect(text).toEqual(typeof word === 'string' ? expect.stringContaining(word) : expect.stringMatching(word))
}

/** Requires each word that a page shows with script in the page as a browser without script shows it. */
async function expectCompleteWithoutScript(page: Page, plain: Page) {
  await plain.goto(page.url())
  const words = (text: string) => text.split(/\s+/).filter(Boolean)
  // A control that needs script is shown only with script. A style rule, unlike a removal, survives a new render. The day
  // of ShubhAI is that of the visit with script, and a sample without; day-dial.spec compares both.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('.with-script,x-island[name=DayDial]{display:none!important}')
    document.adoptedStyleSheets.push(sheet)
  })
  const whole = words(await page.locator('body').innerText())
  await page.evaluate(() => void document.adoptedStyleSheets.pop())
  const without = new Set(words(await plain.locator('body').innerText()))
  expect(whole.filter(word => !without.has(word))).toEqual([])
}

/** The pages that are visited without script too, and judged by axe. */
const judged = [...onePerLayout, '/nowhere/']

/** Those with the parts that are others in a narrow window: `npm run verify` judges every page there. */
const judgedNarrow = ['/', '/products/', '/products/plan/', '/enterprise/', '/training/', '/contactUs/', '/signup/']

// One visit for all that is required of each page: opening a page takes as long as judging it.
for (const address of [...addresses, '/nowhere/']) {
  const expected = routes[address]
  const isJudged = judged.includes(address)
  test(`${address} is as specified${isJudged ? ', complete without script, accessible' : ''} and without errors`, async ({
    page,
    plain,
    baseURL,
  }) => {
    test.setTimeout(120_000)
    const said: string[] = []
    page.on('console', message => message.type() === 'error' && said.push(message.text()))
    page.on('pageerror', error => said.push(error.message))
    page.on('request', request => !request.url().startsWith(`${baseURL}/`) && said.push(`asks ${request.url()}`))

    // Colors that fade from one scheme to the other would be judged halfway.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const response = await page.goto(address)
    expect(response?.status()).toBe(address === '/nowhere/' ? 404 : 200)
    await expect(page.locator('h1')).toHaveCount(1)
    if (expected) await test.step('as specified', () => expectSpecified(page, address, expected))
    if (isJudged && address !== '/nowhere/')
      await test.step('complete without script', () => expectCompleteWithoutScript(page, plain))
    await scrollThrough(page)
    if (isJudged) {
      expect(await accessibilityFaults(page), 'axe, light').toEqual([])
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      // Only the colors are others in the other scheme; npm run verify runs every rule in both, at more widths.
      expect(await accessibilityFaults(page, ':root', 'colors'), 'axe, dark').toEqual([])
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    }
    const contentWidth = () => page.evaluate(() => document.documentElement.scrollWidth)
    for (const width of isJudged ? [360, 1024, 1280, 1920] : [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await textFaults(page), `texts in a window of ${width} px`).toEqual([])
      expect(await contentWidth(), `no sideways scroll in a window of ${width} px`).toBeLessThanOrEqual(width)
    }
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await contentWidth(), 'no sideways scroll in a window of 320 px').toBeLessThanOrEqual(320)
    if (judgedNarrow.includes(address))
      expect(await accessibilityFaults(page, ':root', 'all but colors'), 'axe, 320 px').toEqual([])
    // The not-found page is a 404 on purpose, which Chromium writes to the console.
    expect(said.filter(line => address !== '/nowhere/' || !line.includes('404'))).toEqual([])
    expect(await page.context().cookies()).toEqual([])
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
  })
}

test('every page of the specification is built', () => {
  expect(addresses).toEqual(expect.arrayContaining([...Object.keys(routes), ...judgedNarrow]))
})

test('each page that search engines list has one title, description and canonical URL', () => {
  const seen = { title: new Map<string, string>(), description: new Map<string, string>() }
  const pick = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? ''
  for (const address of addresses) {
    const html = htmlOf(address)
    // Search engines that may not list a page need no address for it.
    if (html.includes('<meta name="robots" content="noindex"/>')) continue
    const canonical = pick(html, /<link rel="canonical" href="https:\/\/workings\.example([^"]*)"/)
    expect(addresses, address).toContain(canonical)
    // A page with two URLs names one as canonical.
    if (canonical !== address) continue
    const title = pick(html, /<title>([^<]*)</)
    const description = pick(html, /<meta name="description" content="([^"]*)"/)
    expect(seen.title.get(title), `${address} has the title of`).toBeUndefined()
    expect(seen.description.get(description), `${address} has the description of`).toBeUndefined()
    expect(title, address).toContain('Workings')
    seen.title.set(title, address)
    seen.description.set(description, address)
  }
})
