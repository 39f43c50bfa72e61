import { type Collection, tagSlug, tagUrl } from '../collection'
import type { Entity, Site } from '../entity'
import { urlsOf } from '../lookup'
import type { Publication } from '../schema/publication'
import { laterPageUrls } from './lists'

type Tagged = Publication & { tags: string[] }

/** The URL under which builds list the error page for unknown URLs. */
export const notFoundUrl = '/404.html'

/** The file of a page, from the root of the published folder, with forward slashes. */
export const pageFile = (url: string): string => `${url.slice(1)}${url.endsWith('/') ? 'index.html' : ''}`

/** The tags of a collection's entities, sorted and without duplicates, as the first entity that has it spells each. */
export function eachTag(entities: readonly Entity<Tagged>[]): string[] {
  const tags = new Map<string, string>()
  for (const tag of entities.flatMap(entity => entity.tags)) if (!tags.has(tagSlug(tag))) tags.set(tagSlug(tag), tag)
  return [...tags.values()].sort()
}

/** A tag, and the entities that have it, in display order. */
export type TagList = { tag: string; entities: Entity[] }

/** The list of a tag at a URL; undefined for any other page. */
export function tagListAt(url: string, collections: Record<string, Collection>, site: Site): TagList | undefined {
  for (const [name, collection] of Object.entries(collections).filter(([, { tags }]) => tags)) {
    const tagged = (site[name] ?? []) as Entity<Tagged>[]
    const tag = eachTag(tagged).find(each => tagUrl(collection, each) === url)
    if (tag) return { tag, entities: tagged.filter(({ tags }) => tags.some(each => tagSlug(each) === tagSlug(tag))) }
  }
}

/** The URL of every page: entities, their aliases, and the pages of lists that no entity of their own describes. */
export function pageUrls(collections: Record<string, Collection>, site: Site): string[] {
  const ofEntities = Object.values(site).flat().flatMap(urlsOf)
  const ofLists = Object.entries(collections).flatMap(([name, collection]) => listUrls(collection, site[name] ?? []))
  return [...ofEntities, ...ofLists]
}

function listUrls(collection: Collection, entities: Entity[]): string[] {
  const { base, perPage, tags } = collection
  return [
    ...(perPage ? laterPageUrls(base, entities.length, collection) : []),
    ...(tags ? [...countTags(entities as Entity<Tagged>[])] : []).flatMap(([slug, count]) => {
      const list = tagUrl(collection, slug)
      return [list, ...laterPageUrls(list, count, collection)]
    }),
  ]
}

/** The number of entities with each tag, by the tag's slug, in the order of the slugs. */
function countTags(entities: readonly Entity<Tagged>[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { tags } of entities)
    for (const slug of new Set(tags.map(tagSlug))) counts.set(slug, (counts.get(slug) ?? 0) + 1)
  return new Map([...counts].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/**
 * The forms of an old URL that lead to its page, because hosts compare paths literally: a page's with and without its
 * trailing slash, the one with it first; a file has only one.
 */
export function redirectForms(url: string): string[] {
  const bare = url.replace(/\/$/, '')
  const isFile = /\.\w+$/.test(bare)
  return isFile || bare === '' ? [url] : [`${bare}/`, bare]
}
