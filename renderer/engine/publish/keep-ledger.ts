import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Site } from '../content/load'
import { stateAt } from '../content/publication/state'
import { tagUrl } from '../content/tags'
import { count } from '../diagnostics/issue'
import type { Output, RenderedPage } from '../outputs/output'
import { compareWithLedger, type LedgerComparison, ledgerFile } from './ledger'

/**
 * What the ledger in `content/` says of the pages that were drawn. `site` holds expired pages as well: they take their
 * addresses with them. Nothing where there is no ledger: it begins, as an empty file, with the first publication.
 */
export async function checkLedger(
  pages: RenderedPage[],
  outputs: Output[],
  site: Site,
  at: Date,
): Promise<LedgerComparison | undefined> {
  if (!existsSync(ledgerFile)) return undefined
  const everything = Object.values(site).flat()
  return compareWithLedger(readFileSync(ledgerFile, 'utf8'), {
    pages,
    outputs,
    redirects: everything.filter(each => stateAt(each, at) === 'published').flatMap(({ redirects = [] }) => redirects),
    expired: everything
      .filter(each => stateAt(each, at) === 'expired')
      .flatMap(each => [
        each.url,
        ...('aliases' in each ? (each.aliases ?? []) : []),
        ...('tags' in each ? each.tags.map(tagUrl) : []),
      ]),
  })
}

/**
 * Writes what is new into the ledger, to be committed with the page that brought it. On a server that only checks or
 * publishes, nothing is written: the line then comes with the next build on somebody's own machine. Gives what to say.
 */
export function saveLedger({ text, added }: LedgerComparison): string[] {
  if (added.length === 0) return []
  const addedText = count(added.length, 'new address', 'new addresses')
  if (process.env.CI) return [`${ledgerFile} lacks ${addedText}; the next build outside of CI adds them.`]
  writeFileSync(ledgerFile, text)
  return [`${ledgerFile} has ${addedText}: commit it together with the content.`]
}
