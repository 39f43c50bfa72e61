import type { Publication } from '../shapes/publication'
import { type Collection, tagSlug, tagUrl } from './collection'
import type { Entity, Site } from './entity'
import { urlsOf } from './lookup'

type Tagged = Publication & { tags: string[] }

/** The URL under which builds list the error page for unknown URLs. */
export const notFoundUrl = '/404.html'

/** The file of a page, from the root of the published folder, with forward slashes. */
export function pageFile(url: string): string {
  return `${url.slice(1)}${url.endsWith('/') ? 'index.html' : ''}`
}

/** The tags of a collection's entities, sorted and without duplicates, as the first entity that has it spells each. */
export function eachTag(entities: readonly Entity<Tagged>[]): string[] {
  const tags = new Map<string, string>()
  for (const tag of entities.flatMap(entity => entity.tags)) if (!tags.has(tagSlug(tag))) tags.set(tagSlug(tag), tag)
  return [...tags.values()].sort()
}

/** The URL of every page: entities, their aliases, and the tags of collections with tags. */
export function pageUrls(collections: Record<string, Collection>, site: Site): string[] {
  const ofEntities = Object.values(site).flat().flatMap(urlsOf)
  const ofTags = Object.entries(collections).flatMap(([name, collection]) =>
    collection.tags ? eachTag((site[name] ?? []) as Entity<Tagged>[]).map(tag => tagUrl(collection, tag)) : [],
  )
  return [...ofEntities, ...ofTags]
}
