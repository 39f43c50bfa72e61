import type { Browser, Page } from 'playwright'
import type { Finding, PageCheck } from '../check'
import { accessibility } from './axe'
import { keyboard } from './keyboard'
import { layoutShift } from './layout-shift'
import { blankSpace } from './look/blank-space'
import { margin } from './look/margin'
import { marks } from './look/marks'
import { nameElements } from './name-element'
import { openEverything } from './open-everything'
import { privacy, recordRequests } from './privacy'
import { reducedMotion } from './reduced-motion'
import { reflow } from './reflow'
import { withoutScript } from './without-script'

/** In this order: checks that need a fresh page first, the one that reports what was recorded meanwhile last. */
export const pageChecks: PageCheck[] = [
  layoutShift,
  withoutScript,
  keyboard,
  reflow,
  margin,
  blankSpace,
  marks,
  accessibility,
  reducedMotion,
  privacy,
]

/** Opens a page and runs the checks on it; returns the findings of each. */
export async function inspectPage(
  browser: Browser,
  origin: string,
  address: string,
  checks: PageCheck[],
): Promise<Map<PageCheck, Finding[]>> {
  const page = await open(browser, origin, address)
  const found = new Map<PageCheck, Finding[]>()
  for (const check of checks) {
    if (check !== layoutShift && check !== withoutScript) await openEverything(page)
    // A check that throws on one page goes on with the others.
    const failure = ({ message }: Error): Finding[] => [{ page: address, message: `the check failed: ${message}` }]
    found.set(check, await check.inspect({ page, address, origin, browser }).catch(failure))
  }
  await page.context().close()
  return found
}

/** The checks that do not find their deliberate fault on the page at `address`. */
export async function unprovedChecks(
  browser: Browser,
  origin: string,
  address: string,
  checks: PageCheck[],
): Promise<PageCheck[]> {
  const unproved: PageCheck[] = []
  for (const check of checks) {
    const page = await open(browser, origin, address)
    await check.spoil(page)
    if ((await check.inspect({ page, address, origin, browser })).length === 0) unproved.push(check)
    await page.context().close()
  }
  return unproved
}

async function open(browser: Browser, origin: string, address: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await nameElements(page)
  await recordRequests(page, origin)
  await page.goto(origin + address, { waitUntil: 'networkidle' })
  return page
}
