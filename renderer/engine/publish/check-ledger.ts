import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tagUrl } from '../content/collection'
import type { Entity, Site } from '../content/entity'
import type { Collections } from '../content/files/find'
import { urlsOf } from '../content/lookup'
import { stateAt } from '../content/publication/state'
import { count } from '../diagnostics/issue'
import type { Output, RenderedPage } from '../outputs/output'
import { compareWithLedger, type LedgerComparison, ledgerFile } from './ledger'

/** What a ledger is compared with. */
export interface LedgerInput {
  root: string
  collections: Collections
  pages: RenderedPage[]
  outputs: Output[]
  /** Every entity, expired ones as well: they take their URLs with them. */
  everything: Site
  at: Date
}

/**
 * Compares the ledger in `content/` with the rendered pages. Nothing where there is no ledger: it begins, as an empty
 * file, with the first publication.
 */
export function checkLedger(input: LedgerInput): LedgerComparison | undefined {
  const { root, collections, pages, outputs, at } = input
  const file = join(root, ledgerFile)
  if (!existsSync(file)) return undefined
  const everything = Object.values(input.everything).flat()
  const inState = (state: string) => everything.filter(each => stateAt(each, at) === state)
  const tagUrlsOf = (entity: Entity) => {
    const collection = collections[entity.collection]
    return collection?.tags
      ? ((entity as Entity<{ tags: string[] }>).tags ?? []).map(tag => tagUrl(collection, tag))
      : []
  }
  return compareWithLedger(readFileSync(file, 'utf8'), {
    pages,
    outputs,
    redirects: inState('published').flatMap(({ redirects = [] }) => redirects),
    expired: inState('expired').flatMap(each => [...urlsOf(each), ...tagUrlsOf(each)]),
  })
}

/**
 * Writes what is new into the ledger, to be committed with the page that brought it. In CI nothing is written: the line
 * then comes with the next build on a developer's machine. Gives what to report.
 */
export function saveLedger(root: string, { text, added }: LedgerComparison): string[] {
  if (added.length === 0) return []
  const addresses = count(added.length, 'new address', 'new addresses')
  if (process.env.CI) return [`${ledgerFile} lacks ${addresses}; the next build outside of CI adds them.`]
  writeFileSync(join(root, ledgerFile), text)
  return [`${ledgerFile} has ${addresses}: commit it together with the content.`]
}
