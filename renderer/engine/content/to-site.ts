import { compare, type Issue, isBreaking } from '../diagnostics/issue'
import type { Day } from '../shapes/text'
import type { Document } from './document'
import type { Entity, Site } from './entity'
import type { Collections } from './files/find'

/** The day of the last change of each page, by URL. */
export type ChangeDays = ReadonlyMap<string, Day>

/** The entities of the documents without errors, each list in display order. */
export function toSite(collections: Collections, documents: Document[], issues: Issue[], changeDays: ChangeDays): Site {
  const broken = new Set(issues.filter(isBreaking).map(({ file }) => file))
  const entities = documents.flatMap(({ entry, parsed: { data }, body: { words } }) => {
    const { collection, slug, url, file } = entry
    const changed = changeDays.get(url)
    const place = { collection, slug, file, url, words, ...(changed && { changed }) }
    return broken.has(file) || !data ? [] : [{ ...data, ...place } as Entity]
  })
  return eachCollection(collections, name => entities.filter(({ collection }) => collection === name).sort(inListOrder))
}

/** A value for each collection, by its name. */
export function eachCollection<Value>(collections: Collections, make: (name: string) => Value): Record<string, Value> {
  return Object.fromEntries(Object.keys(collections).map(name => [name, make(name)]))
}

/** Sorts by `order`, then by `date` (newest first), then by slug. */
function inListOrder(a: Entity, b: Entity): number {
  const { order: orderA = 0, date: dateA = '' } = a as Entity<{ order?: number; date?: string }>
  const { order: orderB = 0, date: dateB = '' } = b as Entity<{ order?: number; date?: string }>
  return orderA - orderB || compare(dateB, dateA) || compare(a.slug, b.slug)
}
