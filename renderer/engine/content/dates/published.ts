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

/** The entries that no list shows at a moment, as collection and slug, with the reason. */
export function hiddenEntries(documents: Document[], moment: Moment): Map<string, 'unpublished' | 'unlisted'> {
  const reasonOf = ({ parsed: { data } }: Document) =>
    isPublished(data, moment) ? data?.unlisted === true && 'unlisted' : 'unpublished'
  const reasons = documents.map(each => [entryKey(each.entry), reasonOf(each)] as const)
  return new Map(reasons.flatMap(([key, reason]) => (reason ? [[key, reason]] : [])))
}

/** An entry as collection and slug. */
export const entryKey = ({ collection, slug }: Pick<Entry, 'collection' | 'slug'>): string => `${collection}/${slug}`
