import { launchFullBrowser } from '../../full-browser'
import type { Finding, SiteCheck } from '../check'

/** Reports each page that is loaded again when the visitor goes back to it. `fault` runs in the page first. */
async function findNotRestored(origin: string, addresses: string[], fault?: () => void): Promise<Finding[]> {
  const browser = await launchFullBrowser()
  const findings: Finding[] = []
  for (const address of addresses) {
    const page = await browser.newPage()
    await page.goto(origin + address)
    if (fault) await page.evaluate(fault)
    await page.evaluate(() => {
      Object.assign(window, { isRestored: true })
    })
    await page.goto(`${origin}/${address === '/faq/' ? '' : 'faq/'}`)
    await page.goBack({ waitUntil: 'commit' })
    const isRestored = await page.evaluate(() => 'isRestored' in window)
    if (!isRestored) {
      const reasons = await page.evaluate(() => {
        const [entry] = performance.getEntriesByType('navigation') as unknown as { notRestoredReasons?: unknown }[]
        return JSON.stringify(entry?.notRestoredReasons ?? null)
      })
      findings.push({ page: address, message: `is not restored: ${reasons}` })
    }
    await page.close()
  }
  await browser.close()
  return findings
}

export const backForwardCache: SiteCheck = {
  name: 'back/forward cache',
  async run({ origin, addresses }) {
    // Browsers do not cache error pages.
    const pages = addresses.filter(address => address !== '/nowhere/')
    return { inspected: pages.length, findings: await findNotRestored(origin, pages) }
  },
  requirements: {
    'The back/forward cache restores every page.': ({ origin }) =>
      findNotRestored(origin, ['/faq/'], () => addEventListener('unload', () => {})),
  },
}
