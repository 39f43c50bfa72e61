import { nearest } from '../../../base/diagnostics/nearest'
import type { SiteDefinition } from '../../../site'
import { tagUrl } from '../../collection'
import type { Document } from '../../document'
import { textsOf } from '../urls'

/** The target of a URL: a page, a page that has moved, or (with neither) a generated list. */
export interface Target {
  page?: Document
  movedTo?: string
}

/** Every URL that a link may name, redirects included, with its target. */
export function linkTargets(all: Document[], { collections }: SiteDefinition): Map<string, Target> {
  const targets = new Map<string, Target>()
  for (const page of all) {
    for (const old of textsOf(page.parsed.data?.redirects)) targets.set(old, { page, movedTo: page.entry.url })
    const collection = collections[page.entry.collection]
    if (collection?.tags && !page.parsed.data?.unlisted)
      for (const tag of textsOf(page.parsed.data?.tags)) targets.set(tagUrl(collection, tag), {})
  }
  for (const page of all) {
    for (const alias of textsOf(page.parsed.data?.aliases)) targets.set(alias, { page })
    targets.set(page.entry.url, { page })
  }
  return targets
}

/** The URL that was probably meant: one that differs in slashes and capitals only, or the nearest by edit distance. */
export function nearestUrl(path: string, known: string[]): string | undefined {
  const plain = (url: string) => url.toLowerCase().replace(/^\/|\/$/g, '')
  return known.find(url => plain(url) === plain(path)) ?? nearest(path, known)
}

/** Gives a function that lists the valid anchors of a page; each page's list is computed once. */
export function createAnchors(all: Document[], { collections, pageAnchors, rules }: SiteDefinition) {
  const known = new Map<Document, string[]>()
  return (page: Document): string[] => {
    const anchors = known.get(page) ?? [
      ...(pageAnchors ?? []),
      ...(collections[page.entry.collection]?.anchors ?? []),
      ...page.body.headings.map(({ anchor }) => anchor),
      ...(rules?.anchors?.(page, all) ?? []),
    ]
    known.set(page, anchors)
    return anchors
  }
}
