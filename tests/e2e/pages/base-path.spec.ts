import { expect } from 'playwright/test'
import { base, test } from '../configured-site'

test('with a base path, every URL starts with it and answers', async ({ page, baseURL }) => {
  test.setTimeout(120_000)
  const origin = `${baseURL}`
  // Playwright records each expectation, which takes longer than the look at an address.
  const faults: string[] = []
  const seen = new Map<string, string>([[base, 'the start']])
  for (const [address, from] of seen) {
    const response = await fetch(origin + address, { redirect: 'manual' })
    if (response.status !== 200) faults.push(`${address}, which ${from} names, is answered with ${response.status}`)
    const type = response.headers.get('content-type') ?? ''
    if (!/html|css|xml|json|manifest|plain|markdown/.test(type)) continue
    for (const named of addressesIn(await response.text(), type, origin + address)) {
      if (!named.startsWith(base)) faults.push(`${address} names ${named}`)
      else if (!seen.has(named)) seen.set(named, address)
    }
  }
  expect(faults).toEqual([])
  const pages = [...seen.keys()].filter(address => address.endsWith('/'))
  expect(pages.length).toBeGreaterThan(50)
  expect((await fetch(`${origin}/faq/`)).status).toBe(404)

  page.on('requestfailed', request => faults.push(request.url()))
  page.on('response', response => response.status() >= 400 && faults.push(`${response.status()} ${response.url()}`))
  page.on('console', message => message.type() === 'error' && faults.push(message.text()))
  await page.goto(`${base}products/draftemail/`)
  await page.locator('x-island input[value=formal]').first().click({ force: true })
  await expect(page.locator('x-island[awake]').first()).toBeAttached()
  await page.keyboard.press('Control+k')
  await page.getByRole('textbox', { name: 'Search this site' }).fill('refund')
  const found = await page.getByRole('dialog').locator('ol a').first().getAttribute('href')
  expect(seen.has(new URL(found ?? '', origin).pathname), `the search finds ${found}`).toBe(true)
  await page.keyboard.press('Escape')
  await page.locator('main a[href]').first().click()
  expect(new URL(page.url()).pathname.startsWith(base)).toBe(true)
  expect(faults).toEqual([])
})

/** Addresses of our own that a file names, without query and anchor; in prose and code there are none. */
function addressesIn(text: string, type: string, from: string): string[] {
  const home = 'https://workings.example'
  const named = type.includes('html')
    ? [
        ...[...text.matchAll(/<[a-z-]+\b[^>]*?\s(?:href|src|poster)="([^"]+)"/g)].map(match => match[1] ?? ''),
        ...[...text.matchAll(/\ssrcset="([^"]+)"/gi)].flatMap(match =>
          (match[1] ?? '').split(/,\s*/).map(each => each.split(' ')[0] ?? ''),
        ),
        ...[...text.matchAll(/["'](https:\/\/workings\.example[^"'\\]*)["']/g)].map(match => match[1] ?? ''),
      ]
    : type.includes('css')
      ? [...text.matchAll(/url\((['"]?)([^'")]+)\1\)/g)].map(match => match[2] ?? '')
      : [...unescaped(text).matchAll(/https:\/\/workings\.example[^\s"'<>)\]\\]*/g)].map(match => match[0])
  return named
    .filter(address => !/^(data|mailto|tel|javascript):|^#/.test(address))
    .map(address => new URL(address.replaceAll('&amp;', '&'), from))
    .filter(url => url.origin === home || url.origin === new URL(from).origin)
    .map(url => url.pathname)
}

/** The text of a feed with the HTML that it holds as escaped text. */
function unescaped(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>')
}
