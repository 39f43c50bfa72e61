import type { Page } from 'playwright'
import type { Finding, ServedSite, SiteCheck, SiteResult } from '../check'
import type { Driver } from './driver'
import { engines } from './engines'
import {
  type Answers,
  alike,
  firstControl,
  islandNames,
  readPage,
  type Shown,
  takeErrors,
  useIsland,
  visibleTexts,
} from './in-page'
import { type RecordedSite, serveRecorded } from './recorded-site'

/** What a page shows and answers in one browser. */
interface Visit {
  shown: Shown
  islands: (Answers & { name: string })[]
  errors: string[]
}

/** Opens a page in a driven browser and uses all of it. */
async function visit(driver: Driver, address: string): Promise<Visit> {
  await driver.open(address)
  await driver.share(visibleTexts)
  const shown = await driver.run(readPage)
  const islands = []
  for (const [place, name] of (await driver.run(islandNames)).entries()) {
    await driver.press(firstControl, `${place}`)
    islands.push({ name, ...(await driver.run(useIsland, `${place}`)) })
  }
  return { shown, islands, errors: await driver.run(takeErrors) }
}

/** The same in Chromium, with which the others are compared. */
async function visitInChromium(page: Page, address: string): Promise<Visit> {
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.evaluate(`globalThis.visibleTexts = ${visibleTexts}`)
  const shown = await page.evaluate(readPage)
  const islands = []
  for (const [place, name] of (await page.evaluate(islandNames)).entries()) {
    const control = (await page.evaluateHandle(firstControl, `${place}`)).asElement()
    await control?.click({ force: true })
    islands.push({ name, ...(await page.evaluate(useIsland, `${place}`)) })
  }
  return { shown, islands, errors: [] }
}

/** What is wrong with a visit, beside one in Chromium. */
function faultsOf({ shown, islands, errors }: Visit, expected: Visit): string[] {
  const words = new Set(shown.words)
  const missing = expected.shown.words.filter(word => !words.has(word))
  return [
    ...errors,
    ...shown.faults,
    ...(missing.length > 0 ? [`shows no ${missing.slice(0, 12).join(' ')}`] : []),
    ...islands.flatMap(({ name, isAwake, failure, texts }, place) => [
      ...(isAwake ? [] : [`${name} does not start when it is pressed`]),
      ...(failure ? [`${name} shows a failure: ${failure}`] : []),
      ...differences(texts, expected.islands[place]?.texts ?? []).map(line => `${name} ${line}`),
    ]),
  ]
}

/** The first answer of an island that is another than in Chromium, from where they differ on. */
function differences(texts: string[], expected: string[]): string[] {
  const at = expected.findIndex((text, index) => texts[index] !== text)
  if (at < 0) return []
  const [own = '', other = ''] = [texts[at], expected[at]]
  const from = [...other].findIndex((letter, index) => own[index] !== letter)
  const part = (text: string) => text.slice(Math.max(0, from - 40), from + 60)
  return [`answers use ${at} of ${expected.length} with “${part(own)}”, and in Chromium with “${part(other)}”`]
}

/** Visits pages in one engine and compares them with Chromium. */
async function inspect(driver: Driver, site: RecordedSite, page: Page, addresses: string[], origin: string) {
  const findings: Finding[] = []
  for (const address of addresses) {
    const expected = await visitInChromium(page, origin + address)
    const faults = await visit(driver, site.origin + address)
      .then(found => faultsOf(found, expected))
      .catch((error: Error) => [`can't be used: ${error.message}`])
    findings.push(...faults.map(message => ({ page: address, message: `${driver.version}: ${message}` })))
  }
  return findings
}

/** Runs something in all engines that are there, at the same time; gives what it found, and the engines that are missing. */
async function inEngines(
  { origin, browser }: ServedSite,
  run: (driver: Driver, site: RecordedSite, page: Page) => Promise<Finding[]>,
): Promise<Pick<SiteResult, 'findings' | 'unproved'> & { versions: string[] }> {
  const site = await serveRecorded(origin)
  const runs = engines.map(async ({ name, start }) => {
    const started = start()
    if (typeof started === 'string') return { unproved: [`${name} is not installed here: ${started}`] }
    const driver = await started
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.addInitScript(alike)
    const findings = await run(driver, site, page).finally(driver.close)
    await page.close()
    return { versions: [driver.version], findings }
  })
  const results = await Promise.all(runs).finally(site.close)
  return {
    findings: results.flatMap(({ findings = [] }) => findings),
    unproved: results.flatMap(({ unproved = [] }) => unproved),
    versions: results.flatMap(({ versions = [] }) => versions),
  }
}

/** The first element that a pattern finds in a page, replaced. */
const replacing = (pattern: RegExp, by: string) => (path: string, html: string) =>
  path.startsWith('/faq/') ? html.replace(pattern, by) : html

/** Deliberate faults in what is served to the engines, each with the finding that it must cause. */
const faults = {
  error: [replacing(/<h1/, '<img src="/no-such-file.webp" alt=""/><h1'), /can't load|does not show/],
  words: [replacing(/<h1[^>]*>[^<]*/, '<h1>Questions'), /shows no/],
  start: [(path, text) => (path.includes('chunk') ? 'throw new Error("Planted.")' : text), /does not start/],
  answer: [replacing(/(<x-island name="Faq".*?<summary[^>]*>)[^<]*/s, '$1Another question'), /answers use/],
} satisfies Record<string, [change: (path: string, text: string) => string, finding: RegExp]>

/**
 * The findings of a fault, in newly started engines with empty caches; none where one of them misses it, or where none is
 * there.
 */
const proof = (name: keyof typeof faults) => async (served: ServedSite) => {
  const [change, finding] = faults[name]
  const { findings, versions } = await inEngines(served, (driver, site, page) => {
    site.spoil(change)
    return inspect(driver, site, page, ['/faq/'], served.origin)
  })
  const found = findings.filter(({ message }) => finding.test(message))
  return versions.every(version => found.some(({ message }) => message.startsWith(version))) ? found : []
}

export const otherEngines: SiteCheck = {
  name: 'other engines',
  requirements: {
    'In Firefox and WebKitGTK no page reports an error.': proof('error'),
    'Each shows all words that it has in Chromium, its pictures and fonts, and nothing scrolls sideways.':
      proof('words'),
    'Each island starts when it is pressed.': proof('start'),
    'It answers every use of its controls as in Chromium.': proof('answer'),
  },
  async run({ origin, browser, addresses, log }) {
    const { findings, unproved, versions } = await inEngines({ origin, browser }, (driver, site, page) => {
      log(`other engines: ${addresses.length} pages in ${driver.version}`)
      return inspect(driver, site, page, addresses, origin)
    })
    return { inspected: addresses.length, findings, unproved, figures: { engines: versions.join(', ') || 'none' } }
  },
}
