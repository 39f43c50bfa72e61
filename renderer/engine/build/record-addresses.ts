import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { throwErrors } from '../base/diagnostics/content-errors'
import { count } from '../base/diagnostics/issue'
import { writeProjectFile } from '../base/files/write-files'
import { type Collection, tagUrl } from '../content/collection'
import { stateAt } from '../content/dates/state'
import type { Entity } from '../content/entity'
import { ledgerFile } from '../content/files/read-ledger'
import { urlsOf } from '../content/lookup'
import type { BuildContext } from './build-context'
import type { BuildOptions } from './build-options'
import { compareWithLedger } from './publish/ledger'
import type { RenderedSite } from './render-site'

/**
 * Compares a rendered site with the ledger in `content/`, and records a publication in it, to be committed when the site
 * is deployed. Without the file it does nothing: a site creates it, empty, with its first publication. Gives a sentence
 * where the ledger has changed. Throws `ContentErrors` where published addresses or anchors were lost, and an error of
 * the system where the file can't be written.
 */
export function recordAddresses(
  { root, site: { collections } }: BuildContext,
  { content, pages, outputs }: RenderedSite,
  options: BuildOptions,
): string[] {
  const file = join(root, ledgerFile)
  if (options.isUnrecorded || !existsSync(file)) return []
  const before = readFileSync(file, 'utf8')
  // Expired entities too: their URLs may disappear without an issue.
  const everything = Object.values(content.everything).flat()
  const inState = (state: string) => everything.filter(each => stateAt(each, options) === state)
  const { issues, text, added, changed } = compareWithLedger(before, {
    pages,
    outputs,
    former: content.former,
    headings: content.headings,
    redirects: inState('published').flatMap(({ redirects = [] }) => redirects),
    expired: inState('expired').flatMap(each => [...urlsOf(each), ...tagUrlsOf(each, collections[each.collection])]),
    day: options.isPublication ? options.at.toISOString().slice(0, 10) : undefined,
  })
  throwErrors(issues)
  if (!options.isPublication || text === before) return []
  writeProjectFile(root, ledgerFile, text)
  const addresses = count(added.length, 'new address', 'new addresses')
  const texts = count(changed.length, 'changed text')
  return [`${ledgerFile} has ${addresses} and ${texts}: commit it when this build is deployed.`]
}

function tagUrlsOf(entity: Entity, collection: Collection | undefined): string[] {
  if (!collection?.tags) return []
  return ((entity as Entity<{ tags: string[] }>).tags ?? []).map(tag => tagUrl(collection, tag))
}
