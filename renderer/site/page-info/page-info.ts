import { site as settings, withBrand } from '../../../content/site'
import type { Site, SiteEntity } from '../entities'
import { fullUrl } from '../full-url'
import { crumbs } from './crumbs'
import type { PageInfo, PageSource } from './page-shapes'
import { entitySource, tagSource } from './source'
import { structuredData } from './structured/structured-data'

/** Everything that is told of an entity's page; the site names the entities along its address and in its lists. */
export function entityInfo(entity: SiteEntity, site: Site): PageInfo {
  const info = pageInfo(entitySource(entity, site), site)
  return { ...info, structured: structuredData(info, site, entity) }
}

/** Everything that is told of the page that lists the articles with a tag. */
export function tagInfo(tag: string, site: Site): PageInfo {
  const info = pageInfo(tagSource(tag, site), site)
  return { ...info, structured: structuredData(info, site) }
}

/** What is told of the page that stands in for one that is not there: the home page's, out of search engines' sight. */
export function notFoundInfo(home: SiteEntity, site: Site): PageInfo {
  return {
    ...entityInfo(home, site),
    title: `Page not found · ${settings.brand}`,
    indexable: false,
    structured: [],
    isNotFound: true,
  }
}

/** What a page tells of itself, with the site's defaults for what it leaves out. */
export function pageInfo({ metadata, banner, name, ...source }: PageSource, site: Site): PageInfo {
  const { url } = source
  return {
    ...source,
    title: withBrand(metadata.title),
    description: metadata.description,
    keywords: metadata.keywords ?? [],
    canonical: fullUrl(metadata.url ?? url),
    image: fullUrl(metadata.image ?? cardPath(url)),
    markdownUrl: fullUrl(`${url}index.md`),
    type: metadata.type ?? 'website',
    indexable: true,
    crumbs: crumbs(url, name, site),
    ...(banner !== false && { banner: { ...settings.banner, ...banner } }),
    structured: [],
    isNotFound: false,
  }
}

/** Where the picture of a page's social card stands, from "/". */
export function cardPath(url: string): string {
  return `/cards${url === settings.home ? '/home' : url.replace(/\/$/, '')}.png`
}
