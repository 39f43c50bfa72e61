import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chromium } from 'playwright'
import type { Finding, SiteCheck } from '../../check'
import config from '../../playwright.config'
import { loadLighthouse, type Run } from './load-lighthouse'

/** One page of each kind. */
const templates = [
  '/',
  '/products/',
  '/products/vaja/',
  '/blog/',
  '/blog/learn-ai-without-coding-beginners-guide/',
  '/enterprise/',
  '/solution/',
  '/training/',
  '/faq/',
  '/contactUs/',
  '/termsofservice/',
  '/demo/',
]
const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const rounds = 3
const port = 9347

/** The reported timings: name, Lighthouse audit, limit in the unit of the audit (ms, or a score), decimal places. */
const timings: [name: string, audit: string, limit: number, digits: number][] = [
  ['FCP', 'first-contentful-paint', 1100, 0],
  ['LCP', 'largest-contentful-paint', 1250, 0],
  ['CLS', 'cumulative-layout-shift', 0.001, 4],
  ['TBT', 'total-blocking-time', 10, 0],
]

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/** Runs Lighthouse on each URL in a browser of its own. */
async function runLighthouse(addresses: string[], rounds: number, log: (line: string) => void = () => {}) {
  const lighthouse = await loadLighthouse()
  const { launchOptions } = config.use ?? {}
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), `--remote-debugging-port=${port}`],
  })
  const results: { address: string; runs: Run[] }[] = []
  for (const address of addresses) {
    log(`lighthouse: ${address}`)
    const runs: Run[] = []
    for (let round = 0; round < rounds; round++) {
      const result = await lighthouse(address, { port, output: 'json', logLevel: 'error' })
      if (result) runs.push(result.lhr)
    }
    results.push({ address: new URL(address).pathname, runs })
  }
  await browser.close()
  return results
}

const score = (runs: Run[], name: string) =>
  median(runs.map(run => Math.round((run.categories[name]?.score ?? 0) * 100)))

/** The categories in which a page scores below 100, with the audits that cost points. */
function imperfect({ address, runs }: { address: string; runs: Run[] }): Finding[] {
  return categories
    .filter(name => score(runs, name) < 100)
    .map(name => {
      const counted = runs[0]?.categories[name]?.auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id) ?? []
      const audits = Object.values(runs[0]?.audits ?? {}).filter(
        ({ id, score }) => counted.includes(id) && (score ?? 1) < 1,
      )
      return { page: address, message: `${name} ${score(runs, name)}: ${audits.map(({ title }) => title).join('; ')}` }
    })
}

/** The scores and timings of a page in one line, with a note on timings above their limit. */
function figure(runs: Run[]): string {
  const times = timings.map(([name, audit, limit, digits]) => {
    const time = median(runs.map(run => run.audits[audit]?.numericValue ?? 0))
    return `${name} ${time.toFixed(digits)}${time > limit ? ` (more than ${limit})` : ''}`
  })
  return `${categories.map(name => score(runs, name)).join(' / ')}; ${times.join(', ')}`
}

export const lighthouseScores: SiteCheck = {
  name: 'lighthouse',
  async run({ origin, log }) {
    const results = await runLighthouse(
      templates.map(address => origin + address),
      rounds,
      log,
    )
    return {
      inspected: results.length,
      findings: results.flatMap(imperfect),
      figures: Object.fromEntries(results.map(({ address, runs }) => [address, figure(runs)])),
    }
  },
  requirements: {
    async [`Lighthouse, mobile, median of ${rounds}: 100 in all four categories on each kind of page. Its timings, in milliseconds, are reported.`]() {
      const server = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end('<p>Fault</p>'))
      await once(server.listen(0, '127.0.0.1'), 'listening')
      const { port } = server.address() as AddressInfo
      const results = await runLighthouse([`http://localhost:${port}/`], 1)
      server.close()
      return results.flatMap(imperfect)
    },
  },
}
