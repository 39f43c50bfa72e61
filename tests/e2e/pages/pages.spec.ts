import { expect, type Page, test } from 'playwright/test'
import { accessibilityFaults } from '../../accessibility'
import { addresses, htmlOf } from '../../built-site'

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

for (const address of [...addresses, '/nowhere/']) {
  test(`${address} loads without errors, foreign requests and accessibility faults`, async ({ page, baseURL }) => {
    const said: string[] = []
    page.on('console', message => message.type() === 'error' && said.push(message.text()))
    page.on('pageerror', error => said.push(error.message))
    page.on('request', request => !request.url().startsWith(`${baseURL}/`) && said.push(`asks ${request.url()}`))

    // Colors that fade from one scheme to the other would be judged halfway.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const response = await page.goto(address)
    expect(response?.status()).toBe(address === '/nowhere/' ? 404 : 200)
    await scrollThrough(page)
    await expect(page.locator('h1')).toHaveCount(1)
    expect(await accessibilityFaults(page), 'axe, light').toEqual([])
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    expect(await accessibilityFaults(page), 'axe, dark').toEqual([])
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth), 'no sideways scroll').toBeLessThanOrEqual(
      320,
    )
    expect(await accessibilityFaults(page), 'axe, 320 px').toEqual([])
    // The not-found page is a 404 on purpose, which Chromium writes to the console.
    expect(said.filter(line => address !== '/nowhere/' || !line.includes('404'))).toEqual([])
    expect(await page.context().cookies()).toEqual([])
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
  })
}

test('every page is complete without script', async ({ browser, baseURL }) => {
  test.setTimeout(180_000)
  const plain = await browser.newPage({ javaScriptEnabled: false, baseURL })
  const scripted = await browser.newPage({ baseURL })
  for (const address of addresses) {
    await plain.goto(address)
    await scripted.goto(address)
    const words = (text: string) => text.split(/\s+/).filter(Boolean)
    // A control that needs script is shown only with script. A style rule, unlike a removal, survives a new render.
    await scripted.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('.with-script{display:none!important}')
      document.adoptedStyleSheets.push(sheet)
    })
    const whole = words(await scripted.locator('body').innerText())
    const without = new Set(words(await plain.locator('body').innerText()))
    expect(
      whole.filter(word => !without.has(word)),
      address,
    ).toEqual([])
  }
})

test('each page has one title, description and canonical URL', () => {
  const seen = { title: new Map<string, string>(), description: new Map<string, string>() }
  const pick = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? ''
  for (const address of addresses) {
    const html = htmlOf(address)
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
