import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from 'playwright/test'
import { fileOf, htmlOf } from '../../built-site'
import { recordShifts } from '../layout-shifts'
import { test } from '../own-page'

/** How long the second part of the page is held back, in milliseconds: many times what a first paint takes. */
const delayMs = 500

/** Serves the built site, and a page in two parts: the first ends in the middle of the menu. Gives its address. */
async function serveInParts(path: string) {
  const html = htmlOf(path)
  const middle = html.indexOf('</summary>', html.indexOf('aria-label="Main"'))
  const server = createServer(({ url = '' }, response) => {
    if (url === path) {
      response.setHeader('Content-Type', 'text/html')
      response.write(html.slice(0, middle))
      setTimeout(() => response.end(html.slice(middle)), delayMs)
    } else {
      if (url.endsWith('.css')) response.setHeader('Content-Type', 'text/css')
      response.end(fileOf(url.replace(/\?.*/, '')))
    }
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}` }
}

test('nothing moves where the header arrives in parts', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  const shifts = await recordShifts(page)
  const { server, address } = await serveInParts('/training/finance/')
  try {
    await page.goto(address)
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    expect(await shifts()).toEqual([])
    const arrivedMs = await page.evaluate(() =>
      performance.getEntriesByType('navigation').map(entry => (entry as PerformanceNavigationTiming).responseEnd),
    )
    expect(arrivedMs[0], 'the page came in two parts').toBeGreaterThan(delayMs)
  } finally {
    server.close()
  }
})
