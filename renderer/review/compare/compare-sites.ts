import { compare } from '@proofsheet/engine/base/diagnostics/issue'
import type { ManifestFile } from '@proofsheet/engine/build/publish/manifest'
import type { Change, ChangedPage, Comparison, MovedPage, PageReference, Side } from '../review-types'
import { createPageComparison } from './compare-pages'
import { groupChanges } from './group'
import { titleOf } from './page/head'
import { redirectsOf, siteChanges } from './site-changes'

/** Compares two sites by the hashes of their files; reads only what differs. Gives the reasons from `reasonsOf`. */
export function compareSites(
  before: Side,
  after: Side,
  reasonsOf: (url: string, former: string) => string[] = () => [],
): Comparison {
  const [old, now] = [before, after].map(pagesOf)
  if (!old || !now) throw new Error('Two sites are compared.')
  const gone = [...old].filter(([url]) => !now.has(url))
  const added = [...now].filter(([url]) => !old.has(url))
  const redirects = redirectsOf(after)
  const moved = movedPages(gone, added, redirects)
  const changesOf = createPageComparison(before, after)
  const both = [...old].filter(([url, { path }]) => now.has(url) && isDifferent(path, before, after))
  const movedBoth = moved.map(({ from, to }) => [to, old.get(from), now.get(to)] as const)
  const pairs = [...both.map(([url, file]) => [url, file, now.get(url)] as const), ...movedBoth]
  const changed = pairs.flatMap(([url, oldFile, newFile]): ChangedPage[] => {
    if (!oldFile || !newFile) return []
    const { changes: all, weight } = changesOf(url, oldFile.path, newFile.path)
    const former = oldFile.page ?? url
    // The address of a page that moved is in its head.
    const changes = all.filter(({ before, after }) => former === url || before.replaceAll(former, url) !== after)
    return changes.length > 0 ? [{ url, changes, weight, reasons: reasonsOf(url, former) }] : []
  })
  changed.sort((a, b) => compare(a.url, b.url))
  const isMoved = (url: string) => moved.some(({ from, to }) => url === from || url === to)
  const lost = gone.filter(([url]) => !isMoved(url))
  return {
    added: added.filter(([url]) => !isMoved(url)).map(([, file]) => referenceTo(after, file)),
    gone: lost.map(([url, file]) => ({
      ...referenceTo(before, file),
      redirect: redirects.has(url) ? (redirects.get(url) as string) : undefined,
    })),
    moved,
    changed,
    groups: groupChanges(changed),
    site: [...lostAddresses(gone, redirects), ...siteChanges(before, after)],
  }
}

/** The pages of a site by URL; the page for unknown URLs is one of them. */
function pagesOf(side: Side): Map<string, ManifestFile> {
  const pages = [...side.files.values()].filter(({ path }) => path.endsWith('.html'))
  const urlOf = ({ path, page }: ManifestFile) => page ?? `/${path.replace(/(^|\/)index\.html$/, '$1')}`
  return new Map(pages.map(file => [urlOf(file), file]))
}

/** Whether a page or its social card may differ. */
function isDifferent(path: string, before: Side, after: Side): boolean {
  const page = before.files.get(path)?.page
  const hashes = (side: Side) => {
    const files = page === undefined ? [side.files.get(path)] : ownedFiles(side).get(page)
    return JSON.stringify(files?.map(file => [file?.path, file?.hash]))
  }
  return hashes(before) !== hashes(after)
}

const owned = new WeakMap<Side, Map<string, ManifestFile[]>>()

/** The files that belong to each page, compressed ones left out. */
function ownedFiles(side: Side): Map<string, ManifestFile[]> {
  const known = owned.get(side)
  if (known) return known
  const byPage = new Map<string, ManifestFile[]>()
  for (const file of side.files.values())
    if (file.page && !/\.(br|gz)$/.test(file.path)) byPage.set(file.page, [...(byPage.get(file.page) ?? []), file])
  owned.set(side, byPage)
  return byPage
}

type PageEntry = readonly [url: string, file: ManifestFile]

/** Pages that are gone while the new site redirects their URLs to new pages, or has a page of the same source file. */
function movedPages(gone: PageEntry[], added: PageEntry[], redirects: Map<string, string>): MovedPage[] {
  return gone.flatMap(([from, file]) => {
    const target = redirects.get(from)
    const to = added.find(([url, other]) => url === target || (file.source && other.source === file.source))
    return to ? { from, to: to[0] } : []
  })
}

/** The URLs of pages that are gone and lead nowhere now. */
function lostAddresses(gone: PageEntry[], redirects: Map<string, string>): Change[] {
  return gone
    .filter(([url]) => !redirects.has(url))
    .map(([url]) => ({ kind: 'lost-address', subject: url, before: url, after: '' }))
}

function referenceTo(side: Side, { path, page, source }: ManifestFile): PageReference {
  return { url: page ?? `/${path}`, title: titleOf(side.read(path)), source }
}
