import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { dirname, join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { readArguments, UsageError } from '../../renderer/engine/commands/read-arguments'
import config from '../playwright.config'
import { preview } from '../project-copy'
import type { Finding, SiteCheck } from './check'
import { faultChecks } from './faults/index'
import { inspectPage, pageChecks, unprovedChecks } from './pages/index'
import { type Row, reportPage, verdict } from './report'
import { siteChecks } from './site/index'
import { withSource } from './source'
import { speedChecks } from './speed/index'

const root = join(import.meta.dirname, '../..')
const output = join(root, 'dist/verify/index.html')
const log = (line: string) => console.log(line)
const usage = 'Usage: npm run verify -- [<check…>]'
const { positionals: selected } = readArguments({ allowPositionals: true }, usage)
const checksOfSite = [...siteChecks, ...faultChecks, ...speedChecks]
const names = [...pageChecks, ...checksOfSite].map(({ name }) => name)
const unknown = selected.filter(name => !names.includes(name))
if (unknown.length > 0)
  throw new UsageError(`Unknown check: ${unknown.join(', ')}. Checks: ${names.join(', ')}.`, usage)
const isSelected = ({ name }: { name: string }) => selected.length === 0 || selected.includes(name)

if (!existsSync(join(root, 'dist/client/index.html'))) {
  console.error('There is no built site yet. Run: npm run build')
  process.exit(2)
}
const startedMs = Date.now()
const { server, address: origin } = await preview(root)
const browser = await chromium.launch(config.use?.launchOptions)
const version = browser.version()
const rows: Row[] = []
try {
  const addresses = await pagesOf(origin)
  if (pageChecks.some(isSelected)) rows.push(...(await inspectPages(browser, origin, addresses)))
  for (const check of checksOfSite.filter(isSelected)) rows.push(await runSiteCheck(check, addresses))
} finally {
  await browser.close()
  server.kill()
}

mkdirSync(dirname(output), { recursive: true })
writeFileSync(output, reportPage(rows, environment()))
for (const row of rows) {
  log(`${verdict(row).padEnd(9)} ${row.name}, ${row.inspected} inspected`)
  for (const { page, source, message, element } of row.findings.slice(0, 5))
    log(`          ${[page, source].filter(Boolean).join(', ')}: ${message} ${element ?? ''}`)
}
const failed = rows.filter(row => ['broken', 'unproved'].includes(verdict(row)))
log(
  `${rows.length - failed.length} of ${rows.length} checks hold, ${Math.round((Date.now() - startedMs) / 1000)} s. Report: dist/verify/index.html`,
)
process.exit(failed.length > 0 ? 1 : 0)

/** The paths of all pages in the sitemap, and one that answers with the 404 page. */
async function pagesOf(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(match => new URL(match[1] ?? '').pathname)
  if (listed.length === 0) throw new Error('The sitemap lists no page.')
  return [...listed, '/nowhere/']
}

/** Runs the page checks on all pages, two pages at a time: that uses two cores. */
async function inspectPages(browser: Browser, origin: string, addresses: string[]): Promise<Row[]> {
  const sinceMs = Date.now()
  const checks = pageChecks.filter(isSelected)
  const unproved = await unprovedChecks(browser, origin, '/faq/', checks)
  const found = new Map(checks.map(check => [check, [] as Finding[]]))
  const queue = [...addresses]
  const worker = async () => {
    for (let address = queue.shift(); address; address = queue.shift()) {
      log(`${addresses.length - queue.length} of ${addresses.length} pages: ${address}`)
      for (const [check, findings] of await inspectPage(browser, origin, address, checks))
        found.get(check)?.push(...findings.map(finding => withSource(root, finding)))
    }
  }
  await Promise.all([worker(), worker()])
  const seconds = (Date.now() - sinceMs) / 1000 / checks.length
  return checks.map(check => ({
    name: check.name,
    requirement: check.requirement,
    inspected: addresses.length,
    findings: found.get(check) ?? [],
    isProved: !unproved.includes(check),
    seconds,
  }))
}

/** Runs a check of the whole site and its proof. */
async function runSiteCheck(check: SiteCheck, addresses: string[]): Promise<Row> {
  log(`${check.name} …`)
  const sinceMs = Date.now()
  const { findings, ...result } = await check.run({ origin, addresses, browser, log }).catch(failure)
  const proof = await check.prove({ origin, browser }).catch(failure)
  const isProved = Array.isArray(proof) && proof.length > 0
  const { name, requirement, isReport } = check
  const seconds = (Date.now() - sinceMs) / 1000
  return {
    name,
    requirement,
    isReport: isReport || undefined,
    ...result,
    findings: findings.map(finding => withSource(root, finding)),
    isProved,
    seconds,
  }
}

/** The result of a check that threw an error. */
function failure(error: unknown) {
  const message = error instanceof Error ? error.message : String(error)
  return { inspected: 0, findings: [{ page: 'the check itself', message }] }
}

/** Facts about this run for the head of the report. */
function environment(): Record<string, string> {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
  return {
    date: new Date().toISOString().slice(0, 16).replace('T', ' '),
    commit,
    machine: `${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`,
    browser: `Chromium ${version}`,
  }
}
