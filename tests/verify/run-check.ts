import { join } from 'node:path'
import { type Browser, expect, type Page, type TestInfo, test } from 'playwright/test'
import { site as definition } from '../../renderer/site/index'
import { findWords } from '../../renderer/studio/find-source'
import { fileOf } from '../built-site'
import type { Finding, PageCheck, SiteCheck } from './check'
import { nameElements } from './pages/name-element'
import { openEverything } from './pages/open-everything'
import { recordRequests, takeRecorded } from './pages/privacy'

const root = join(import.meta.dirname, '../..')

/** The page on which each page check must find its deliberate fault. */
const spoiledAddress = '/faq/'

const unproved = 'unproved: the check misses its deliberate fault'

/** The paths of all pages in the sitemap, and one that answers with the 404 page. */
function pagesOfSite(): string[] {
  const listed = [...`${fileOf('sitemap.xml')}`.matchAll(/<loc>([^<]+)<\/loc>/g)]
  return [...listed.map(match => new URL(match[1] ?? '').pathname), '/nowhere/']
}

/** A finding as a line of the report, with the content file and line of its text where the content contains it. */
export function describe({ page, source, words = [], message, element }: Finding): string {
  const place = source ?? (page.startsWith('/') ? findWords(root, definition, page, words) : undefined)
  return `${[page, place].filter(Boolean).join(', ')}: ${message} ${element ?? ''}`.trim()
}

/** The sentences of a check, as an annotation of its tests. */
const annotation = (requirements: object) => ({
  annotation: Object.keys(requirements).map(description => ({ type: 'requirement', description })),
})

/** Defines a test of a check for each page, and one for the deliberate fault of each of its sentences. */
export function verifyPages(check: PageCheck): void {
  test.describe(check.name, annotation(check.requirements), () => {
    for (const [sentence, spoil] of Object.entries(check.requirements))
      test(`finds a fault: ${sentence}`, async ({ browser, baseURL: origin = '' }) => {
        const page = await openPage(browser, origin, spoiledAddress)
        await spoil(page)
        const findings = await check.inspect({ page, address: spoiledAddress, origin, browser })
        await page.context().close()
        expect(findings, unproved).not.toEqual([])
      })
    for (const address of pagesOfSite())
      test(address, async ({ browser, baseURL: origin = '' }) => {
        const page = await openPage(browser, origin, address)
        if (!check.needsFreshPage) await openEverything(page)
        const findings = await check.inspect({ page, address, origin, browser })
        // In every check, a page requests nothing from other hosts and reports no error.
        findings.push(...takeRecorded(page, address))
        await page.context().close()
        expect(findings.map(describe)).toEqual([])
      })
  })
}

/** Opens a page that names elements and records requests, errors and violations of its policy. */
export async function openPage(browser: Browser, origin: string, address: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await nameElements(page)
  await recordRequests(page, origin)
  await page.goto(origin + address, { waitUntil: 'networkidle' })
  return page
}

/** Defines the test of a check of the whole site: it finds nothing on the site, and a fault for each of its sentences. */
export function verifySite(check: SiteCheck): void {
  const { name, requirements, isReport = false } = check
  test(name, annotation(requirements), async ({ browser, baseURL }, info) => {
    const origin = `${baseURL}`
    const {
      inspected,
      findings,
      unproved: parts = [],
      figures = {},
    } = await check.run({ origin, browser, addresses: pagesOfSite(), log: console.log })
    annotate(info, { inspected, ...figures })
    test.skip(isReport && inspected === 0, `${figures['not run'] ?? 'This machine lacks a tool that the check needs.'}`)
    const lines = findings.map(describe)
    // Values that depend on the machine are reported and fail nothing.
    if (isReport) for (const line of lines) annotate(info, { measured: line })
    else expect.soft(lines).toEqual([])
    expect.soft(parts, 'unproved: these parts were not looked at').toEqual([])
    for (const [sentence, prove] of Object.entries(requirements))
      await test.step(`finds a fault: ${sentence}`, async () => {
        expect.soft(await prove({ origin, browser }), `${unproved}: ${sentence}`).not.toEqual([])
      })
  })
}

/** Adds values by name to a test in the report. */
function annotate(info: TestInfo, values: Record<string, string | number>): void {
  for (const [type, value] of Object.entries(values)) info.annotations.push({ type, description: `${value}` })
}
