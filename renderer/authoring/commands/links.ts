import { createCache } from '@proofsheet/engine/base/cache/store'
import { count } from '@proofsheet/engine/base/diagnostics/issue'
import { readArguments, UsageError } from '@proofsheet/engine/commands/read-arguments'
import type { SiteDefinition } from '@proofsheet/engine/site'
import { checkLinks, linksFile } from '../links/check-links'

const usage = 'Usage: npm run links -- [--days <number>]'

/** For how many days a link may fail before it is reported: sites are down for a while. */
const defaultDays = '7'

/** Runs `npm run links`: requests each link to another site, and reports those that have failed for some days. */
export async function runLinks(site: SiteDefinition, args?: string[]): Promise<void> {
  const { values } = readArguments({ args, options: { days: { type: 'string', default: defaultDays } } }, usage)
  if (!/^\d{1,4}$/.test(values.days)) throw new UsageError(`--days is ${values.days}, not a number of days.`, usage)
  const root = process.cwd()
  const today = new Date().toISOString().slice(0, 10)
  const context = { root, site, cache: createCache(root) }
  const report = await checkLinks(context, Number(values.days), today)
  for (const each of report.lost) console.log(`${each}\n`)
  const soon = report.waiting > 0 ? ` ${count(report.waiting, 'link')} failed for less than ${values.days} days.` : ''
  console.log(`${count(report.total, 'link')} to other sites, ${report.lost.length} lost.${soon} Commit ${linksFile}.`)
  process.exitCode = report.lost.length > 0 ? 1 : 0
}
