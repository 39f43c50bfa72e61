import { chromium } from 'playwright'
import config from '../../playwright.config'
import type { Finding, SiteCheck } from '../check'

/** Whether each page comes back from memory when the visitor goes back to it. `before` spoils the page first. */
async function goBack(origin: string, addresses: string[], before?: () => void): Promise<Finding[]> {
  const browser = await chromium.launch({
    ...config.use?.launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const findings: Finding[] = []
  for (const address of addresses) {
    const page = await browser.newPage()
    await page.goto(origin + address)
    if (before) await page.evaluate(before)
    await page.evaluate(() => {
      Object.assign(window, { isKept: true })
    })
    await page.goto(`${origin}/${address === '/faq/' ? '' : 'faq/'}`)
    await page.goBack({ waitUntil: 'commit' })
    const isKept = await page.evaluate(() => 'isKept' in window)
    if (!isKept) {
      const why = await page.evaluate(() => {
        const [entry] = performance.getEntriesByType('navigation') as unknown as { notRestoredReasons?: unknown }[]
        return JSON.stringify(entry?.notRestoredReasons ?? null)
      })
      findings.push({ page: address, says: `is loaded anew on the way back: ${why}` })
    }
    await page.close()
  }
  await browser.close()
  return findings
}

export const wayBack: SiteCheck = {
  name: 'way back',
  holds: 'The back/forward cache restores every page.',
  async run({ origin, addresses }) {
    // The browser keeps no page that answers with an error.
    const pages = addresses.filter(address => address !== '/nowhere/')
    return { looked: pages.length, findings: await goBack(origin, pages) }
  },
  prove: ({ origin }) => goBack(origin, ['/faq/'], () => addEventListener('unload', () => {})),
}
