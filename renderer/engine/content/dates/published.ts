import type { Document } from '../document'
import type { Site } from '../entity'
import type { Entry } from '../files/find'
import { siteInstant } from './clock'
import { isPublished, stateAt } from './state'

/** The entities that are published at the site's instant. */
export function publishedOf<Of extends Site>(site: Of): Of {
  const at = siteInstant()
  const lists = Object.entries(site).map(([name, list]) => [
    name,
    list.filter(each => stateAt(each, at) === 'published'),
  ])
  return Object.fromEntries(lists) as Of
}

/** The entries that visitors can't see now, as collection and slug: drafts, scheduled and expired ones. */
export function hiddenEntries(documents: Document[]): Set<string> {
  const at = siteInstant()
  const hidden = documents.filter(({ parsed }) => !isPublished(parsed.data, at))
  return new Set(hidden.map(({ entry }) => entryKey(entry)))
}

/** An entry as collection and slug. */
export function entryKey({ collection, slug }: Pick<Entry, 'collection' | 'slug'>): string {
  return `${collection}/${slug}`
}
