import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import config from '../../playwright.config'
import type { Finding, SiteCheck } from '../check'

/** What is read of a result. */
interface Run {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { id: string; title: string; score: number | null; numericValue?: number }>
}

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

/** The most that each timing may be, in milliseconds; CLS has no unit. */
const timings = {
  'first-contentful-paint': 1100,
  'largest-contentful-paint': 1250,
  'cumulative-layout-shift': 0.001,
  'total-blocking-time': 10,
}

const middle = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

export const lighthouseScores: SiteCheck = {
  name: 'lighthouse',
  holds: `Lighthouse, mobile, median of ${rounds}: 100 in all four categories on each kind of page; timings within their limits.`,
  isReport: true,
  async run({ origin, say }) {
    const { launchOptions } = config.use ?? {}
    const browser = await chromium.launch({
      ...launchOptions,
      args: [...(launchOptions?.args ?? []), `--remote-debugging-port=${port}`],
    })
    const findings: Finding[] = []
    const figures: Record<string, string> = {}
    for (const address of templates) {
      say(`lighthouse: ${address}`)
      const runs: Run[] = []
      for (let round = 0; round < rounds; round++) {
        const result = await lighthouse(origin + address, { port, output: 'json', logLevel: 'error' })
        if (result) runs.push(result.lhr as Run)
      }
      const score = (name: string) => middle(runs.map(run => Math.round((run.categories[name]?.score ?? 0) * 100)))
      const timing = (name: string) => middle(runs.map(run => run.audits[name]?.numericValue ?? 0))
      figures[address] =
        `${categories.map(score).join(' / ')}; FCP ${Math.round(timing('first-contentful-paint'))} ms, LCP ${Math.round(timing('largest-contentful-paint'))} ms, CLS ${timing('cumulative-layout-shift').toFixed(4)}, TBT ${Math.round(timing('total-blocking-time'))} ms`
      for (const name of categories)
        if (score(name) < 100) {
          const audits = Object.values(runs[0]?.audits ?? {}).filter(audit =>
            runs[0]?.categories[name]?.auditRefs.some(
              ref => ref.id === audit.id && ref.weight > 0 && (audit.score ?? 1) < 1,
            ),
          )
          findings.push({
            page: address,
            says: `${name} ${score(name)}: ${audits.map(({ title }) => title).join('; ')}`,
          })
        }
      for (const [name, limit] of Object.entries(timings))
        if (timing(name) > limit)
          findings.push({ page: address, says: `${name} ${timing(name).toFixed(3)}, more than ${limit}` })
    }
    await browser.close()
    return { looked: templates.length, findings, figures }
  },
}
