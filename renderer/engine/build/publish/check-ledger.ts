import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { count } from '../../base/diagnostics/issue'
import { writeAtomic } from '../../base/files/write-atomic'
import type { FormerAnchors } from '../../content/anchors/former-anchors'
import { tagUrl } from '../../content/collection'
import type { Moment } from '../../content/dates/clock'
import { stateAt } from '../../content/dates/state'
import type { Entity, Site } from '../../content/entity'
import type { Collections } from '../../content/files/find'
import { ledgerFile } from '../../content/files/read-ledger'
import { urlsOf } from '../../content/lookup'
import type { Output, RenderedPage } from '../../pages/outputs/output'
import { compareWithLedger, type LedgerComparison } from './ledger'

/** The site and options that the ledger is compared with. */
export interface LedgerInput extends Moment {
  root: string
  collections: Collections
  pages: RenderedPage[]
  outputs: Output[]
  /** Every entity. Expired ones too: their URLs may disappear without an issue. */
  everything: Site
  former: FormerAnchors
  /** Whether the build is published: then the texts of pages are recorded too. */
  isPublication: boolean
}

/**
 * Compares the ledger in `content/` with the rendered pages. Undefined where the file doesn't exist: a site creates it,
 * empty, with its first publication.
 */
export function checkLedger(input: LedgerInput): LedgerComparison | undefined {
  const { root, collections, pages, outputs, former, at, isPublication } = input
  const file = join(root, ledgerFile)
  if (!existsSync(file)) return undefined
  const everything = Object.values(input.everything).flat()
  const inState = (state: string) => everything.filter(each => stateAt(each, input) === state)
  const tagUrlsOf = (entity: Entity) => {
    const collection = collections[entity.collection]
    return collection?.tags
      ? ((entity as Entity<{ tags: string[] }>).tags ?? []).map(tag => tagUrl(collection, tag))
      : []
  }
  return compareWithLedger(readFileSync(file, 'utf8'), {
    pages,
    outputs,
    former,
    redirects: inState('published').flatMap(({ redirects = [] }) => redirects),
    expired: inState('expired').flatMap(each => [...urlsOf(each), ...tagUrlsOf(each)]),
    day: isPublication ? at.toISOString().slice(0, 10) : undefined,
  })
}

/**
 * Writes the ledger of a publication, to be committed when the site is deployed. Gives a sentence about it, where
 * anything has changed; throws where the file can't be written.
 */
export function saveLedger(root: string, { text, added, changed }: LedgerComparison): string[] {
  if (readFileSync(join(root, ledgerFile), 'utf8') === text) return []
  // Atomic, because a disk without room must not cut it off; but a file that is write-protected is not replaced.
  accessSync(join(root, ledgerFile), constants.W_OK)
  writeAtomic(join(root, ledgerFile), text)
  const addresses = count(added.length, 'new address', 'new addresses')
  const texts = count(changed.length, 'changed text')
  return [`${ledgerFile} has ${addresses} and ${texts}: commit it when this build is deployed.`]
}
