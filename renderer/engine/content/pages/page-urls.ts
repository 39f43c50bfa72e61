import { type Collection, tagUrl } from '../collection'
import type { Site } from '../entity'
import { lookupOf, type TagList, urlsOf } from '../lookup'
import { laterPageUrls } from './lists'

/** The URL under which builds list the error page for unknown URLs. */
export const notFoundUrl = '/404.html'

/** The file of a page, from the root of the published folder, with forward slashes. */
export const pageFile = (url: string): string => `${url.slice(1)}${url.endsWith('/') ? 'index.html' : ''}`

/** The list of a tag at a URL; undefined for any other page. */
export function tagListAt(url: string, collections: Record<string, Collection>, site: Site): TagList | undefined {
  const slug = url.split('/').at(-2) ?? ''
  const isList = ([, each]: [string, Collection]) => each.tags && tagUrl(each, slug) === url
  const [name] = Object.entries(collections).find(isList) ?? []
  return name === undefined ? undefined : lookupOf(site).withTag(name, slug)
}

/** The URL of every page: entities, their aliases, and the pages of lists that no entity of their own describes. */
export function pageUrls(collections: Record<string, Collection>, site: Site): string[] {
  const ofEntities = Object.values(site).flat().flatMap(urlsOf)
  const ofLists = Object.entries(collections).flatMap(([name, collection]) => listUrls(name, collection, site))
  return [...ofEntities, ...ofLists]
}

function listUrls(name: string, collection: Collection, site: Site): string[] {
  const { base, perPage, tags } = collection
  return [
    ...(perPage ? laterPageUrls(base, site[name]?.length ?? 0, collection) : []),
    ...(tags ? lookupOf(site).tags(name) : []).flatMap(({ tag, count }) => {
      const list = tagUrl(collection, tag)
      return [list, ...laterPageUrls(list, count, collection)]
    }),
  ]
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
