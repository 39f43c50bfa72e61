import type { Browser, Page } from 'playwright'
import type { Finding, PageCheck } from '../check'
import { accessibility } from './axe'
import { nameElements } from './element'
import { keyboard } from './keyboard'
import { stillness } from './motion'
import { openEverything } from './open-everything'
import { quiet, record } from './recorder'
import { reflow } from './reflow'
import { stability } from './shift'
import { withoutScript } from './without-script'

/** In this order: what needs a fresh page first, and what listened all the while last. */
export const pageChecks: PageCheck[] = [stability, withoutScript, keyboard, reflow, accessibility, stillness, quiet]

/** What each check finds on one page, in one pass through it. */
export async function lookAt(
  browser: Browser,
  origin: string,
  address: string,
  checks: PageCheck[],
): Promise<Map<PageCheck, Finding[]>> {
  const page = await open(browser, origin, address)
  const found = new Map<PageCheck, Finding[]>()
  for (const check of checks) {
    if (check !== stability && check !== withoutScript) await openEverything(page)
    // What breaks off on one page is told of that page, and the others are looked at.
    const broken = ({ message }: Error): Finding[] => [{ page: address, says: `the check broke off: ${message}` }]
    found.set(check, await check.look({ page, address, origin, browser }).catch(broken))
  }
  await page.context().close()
  return found
}

/** The checks that find nothing on a page that was spoiled for them, and so prove nothing. */
export async function blindChecks(
  browser: Browser,
  origin: string,
  address: string,
  checks: PageCheck[],
): Promise<PageCheck[]> {
  const blind: PageCheck[] = []
  for (const check of checks) {
    const page = await open(browser, origin, address)
    await check.spoil(page)
    if ((await check.look({ page, address, origin, browser })).length === 0) blind.push(check)
    await page.context().close()
  }
  return blind
}

async function open(browser: Browser, origin: string, address: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await nameElements(page)
  await record(page, origin)
  await page.goto(origin + address, { waitUntil: 'networkidle' })
  return page
}
