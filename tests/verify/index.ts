import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { dirname, join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import config from '../playwright.config'
import { preview } from '../project-copy'
import type { Finding, SiteCheck } from './check'
import { faultChecks } from './faults/index'
import { blindChecks, lookAt, pageChecks } from './pages/index'
import { type Row, reportPage, verdict } from './report'
import { siteChecks } from './site/index'
import { withSource } from './source'
import { speedChecks } from './speed/index'

const root = join(import.meta.dirname, '../..')
const output = join(root, 'dist/verify/index.html')
const say = (line: string) => console.log(line)
const wanted = process.argv.slice(2)
const wholeChecks = [...siteChecks, ...faultChecks, ...speedChecks]
const names = [...pageChecks, ...wholeChecks].map(({ name }) => name)
const unknown = wanted.filter(name => !names.includes(name))
if (unknown.length > 0) {
  console.error(`There is no check called ${unknown.join(', ')}. Checks: ${names.join(', ')}.`)
  process.exit(2)
}
const isWanted = ({ name }: { name: string }) => wanted.length === 0 || wanted.includes(name)

if (!existsSync(join(root, 'dist/client/index.html'))) {
  console.error('There is no built site yet. Run: npm run build')
  process.exit(2)
}
const started = Date.now()
const { server, address: origin } = await preview(root)
const browser = await chromium.launch(config.use?.launchOptions)
const version = browser.version()
const rows: Row[] = []
try {
  const addresses = await pagesOf(origin)
  if (pageChecks.some(isWanted)) rows.push(...(await lookAtPages(browser, origin, addresses)))
  for (const check of wholeChecks.filter(isWanted)) rows.push(await lookAtSite(check, addresses))
} finally {
  await browser.close()
  server.kill()
}

mkdirSync(dirname(output), { recursive: true })
writeFileSync(output, reportPage(rows, about()))
for (const row of rows) {
  say(`${verdict(row).padEnd(9)} ${row.name}, ${row.looked} looked at`)
  for (const { page, source, says, element } of row.findings.slice(0, 5))
    say(`          ${[page, source].filter(Boolean).join(', ')}: ${says} ${element ?? ''}`)
}
const failed = rows.filter(row => ['broken', 'unproved'].includes(verdict(row)))
say(
  `${rows.length - failed.length} of ${rows.length} checks hold, ${Math.round((Date.now() - started) / 1000)} s. The whole report: dist/verify/index.html`,
)
process.exit(failed.length > 0 ? 1 : 0)

/** Every page of the sitemap, and the one that stands in for a page that is not there. */
async function pagesOf(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(match => new URL(match[1] ?? '').pathname)
  if (listed.length === 0) throw new Error('The sitemap lists no page.')
  return [...listed, '/nowhere/']
}

/** Two pages at a time: a browser's work is spread over two cores, and no more than that is asked of a machine. */
async function lookAtPages(browser: Browser, origin: string, addresses: string[]): Promise<Row[]> {
  const since = Date.now()
  const checks = pageChecks.filter(isWanted)
  const blind = await blindChecks(browser, origin, '/faq/', checks)
  const found = new Map(checks.map(check => [check, [] as Finding[]]))
  const queue = [...addresses]
  const work = async () => {
    for (let address = queue.shift(); address; address = queue.shift()) {
      say(`${addresses.length - queue.length} of ${addresses.length} pages: ${address}`)
      for (const [check, findings] of await lookAt(browser, origin, address, checks))
        found.get(check)?.push(...findings.map(finding => withSource(root, finding)))
    }
  }
  await Promise.all([work(), work()])
  const seconds = (Date.now() - since) / 1000 / checks.length
  return checks.map(check => ({
    name: check.name,
    holds: check.holds,
    looked: addresses.length,
    findings: found.get(check) ?? [],
    isProved: !blind.includes(check),
    seconds,
  }))
}

async function lookAtSite(check: SiteCheck, addresses: string[]): Promise<Row> {
  say(`${check.name} …`)
  const since = Date.now()
  const { findings, ...result } = await check.run({ origin, addresses, browser, say }).catch(broken)
  const proof = await check.prove({ origin, browser }).catch(broken)
  const isProved = Array.isArray(proof) && proof.length > 0
  const { name, holds, isReport } = check
  const seconds = (Date.now() - since) / 1000
  return {
    name,
    holds,
    ...(isReport && { isReport }),
    ...result,
    findings: findings.map(finding => withSource(root, finding)),
    isProved,
    seconds,
  }
}

function broken(error: unknown) {
  const says = error instanceof Error ? error.message : String(error)
  return { looked: 0, findings: [{ page: 'the check itself', says }] }
}

function about(): Record<string, string> {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
  return {
    made: new Date().toISOString().slice(0, 16).replace('T', ' '),
    commit,
    machine: `${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`,
    browser: `Chromium ${version}`,
  }
}
