import { hashOf } from '@proofsheet/engine/base/cache/hash'
import { type Change, type ChangedPage, changeKinds, type Group } from '../review-types'

/**
 * Groups changes by the pages that have them: a changed footer is one group of all pages, and a sentence on one of them
 * another. Groups with the most important changes come first.
 */
export function groupChanges(pages: readonly ChangedPage[]): Group[] {
  const byKey = new Map<string, { urls: Set<string>; example: string; change: Change }>()
  for (const { url, changes } of pages)
    for (const change of changes) {
      // The weight of each page is another.
      if (change.kind === 'weight') continue
      const key = keyOf(change)
      const found = byKey.get(key)
      if (found) found.urls.add(url)
      else byKey.set(key, { urls: new Set([url]), example: change.selectors?.page ?? url, change })
    }
  const groups = new Map<string, Group>()
  for (const { urls, example, change } of byKey.values()) {
    const pagesKey = hashOf(...urls)
    const group = groups.get(pagesKey) ?? { urls: [...urls], example, changes: [], reasons: [] }
    group.changes.push(change)
    groups.set(pagesKey, group)
  }
  const reasonsByUrl = new Map(pages.map(({ url, reasons }) => [url, reasons]))
  return sortGroups(
    [...groups.values()].map(group => ({
      ...group,
      changes: sortChanges(group.changes),
      reasons: commonReasons(group.urls, reasonsByUrl),
    })),
  )
}

/** Groups with the most important changes first, and of these those of most pages. */
export const sortGroups = (groups: readonly Group[]): Group[] =>
  groups.toSorted((a, b) => rankOf(a) - rankOf(b) || b.urls.length - a.urls.length)

const keyOf = ({ kind, subject, before, after }: Change) => hashOf(kind, subject, before, after)

const rank = (change: Change | undefined) => (change ? changeKinds.indexOf(change.kind) : changeKinds.length)

const rankOf = ({ changes }: Group) => rank(changes[0])

/** Changes that no text shows come last; the others stay in the order of the page. */
function sortChanges(changes: Change[]): Change[] {
  return changes.sort((a, b) => rank(a) - rank(b))
}

function commonReasons(urls: string[], reasons: Map<string, string[]>): string[] {
  const [first = [], ...others] = urls.map(url => reasons.get(url) ?? [])
  return first.filter(reason => others.every(list => list.includes(reason)))
}
