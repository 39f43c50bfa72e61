import { compare, type Issue, isBreaking } from '../base/diagnostics/issue'
import type { Document } from './document'
import { type Entity, minutesFor, type Site, unlistedName } from './entity'
import type { Collections } from './files/find'
import type { Publication } from './schema/publication'
import type { Day } from './schema/text'

/** The day of the last change of each page, by URL. */
export type ChangeDays = ReadonlyMap<string, Day>

/** The entities of the documents without errors, each list in display order. */
export function toSite(collections: Collections, documents: Document[], issues: Issue[], changeDays: ChangeDays): Site {
  const broken = new Set(issues.filter(isBreaking).map(({ file }) => file))
  const entities = documents.flatMap(document => {
    const { file, url } = document.entry
    return broken.has(file) ? [] : entitiesOf(document, changeDays.get(url))
  })
  const listed = entities.filter(({ unlisted }) => !unlisted).sort(inListOrder)
  const unlisted = entities.filter(({ unlisted }) => unlisted).sort(inListOrder)
  const lists = eachCollection(collections, name => listed.filter(({ collection }) => collection === name))
  return unlisted.length > 0 ? Object.assign(lists, { [unlistedName]: unlisted }) : lists
}

/** The last entity of each document, with the day of its last change: an unchanged document has the same entity. */
const lastEntities = new WeakMap<Document, { changed: Day | undefined; entities: Entity[] }>()

/** The entity of a document; none where its fields can't be parsed. */
function entitiesOf(document: Document, changed: Day | undefined): Entity[] {
  const last = lastEntities.get(document)
  if (last && last.changed === changed) return last.entities
  const { entry, parsed, body } = document
  const { collection, slug, url, file } = entry
  const place = { collection, slug, file, url, minutes: minutesFor(body.words), changed }
  const entities = parsed.data ? [{ ...parsed.data, ...place } as Entity<Publication & { tags?: string[] }>] : []
  // Its tags would lead to lists that may not be there.
  for (const entity of entities) if (entity.unlisted && entity.tags) entity.tags = []
  lastEntities.set(document, { changed, entities })
  return entities
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
