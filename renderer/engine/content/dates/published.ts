import type { Document } from '../document'
import type { Site } from '../entity'
import type { Entry } from '../files/find'
import type { Moment } from './clock'
import { isPublished, stateAt } from './state'

/** The entities that are published at a moment. */
export function publishedOf<Of extends Site>(site: Of, moment: Moment): Of {
  const lists = Object.entries(site).map(([name, list]) => [
    name,
    list.filter(each => stateAt(each, moment) === 'published'),
  ])
  return Object.fromEntries(lists) as Of
}

/** The entries that visitors can't see at a moment, as collection and slug: drafts, scheduled and expired ones. */
export function hiddenEntries(documents: Document[], moment: Moment): Set<string> {
  const hidden = documents.filter(({ parsed }) => !isPublished(parsed.data, moment))
  return new Set(hidden.map(({ entry }) => entryKey(entry)))
}

/** An entry as collection and slug. */
export function entryKey({ collection, slug }: Pick<Entry, 'collection' | 'slug'>): string {
  return `${collection}/${slug}`
}
