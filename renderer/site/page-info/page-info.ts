import { type Media, noMedia, pictureAt } from '@proofsheet/engine/content/media/media'
import { sharedAddress } from '@proofsheet/engine/content/media/variants'
import { site as settings, withBrand } from '../../../content/site'
import type { Site, SiteEntity } from '../entities'
import { fullUrl } from '../full-url'
import { card } from '../theme'
import type { ArticleList } from './articles'
import { crumbs } from './crumbs'
import { listSource } from './lists'
import type { PageInfo, PageSource } from './page-shapes'
import { entitySource } from './source'
import { structuredData } from './structured/structured-data'

/**
 * The page-info of an entity; the site provides breadcrumb names and lists. `at` is the URL that was asked for, where it
 * is an alias: breadcrumbs follow it, unless only its letter case differs, for some hosts serve one file for both.
 */
export function entityInfo(entity: SiteEntity, site: Site, media: Media, at: string = entity.url): PageInfo {
  const { unlisted, noindex } = entity
  const source = { ...pageInfo(entitySource(entity, site), site, media), unlisted, indexable: !unlisted && !noindex }
  const isSame = at.toLowerCase() === entity.url.toLowerCase()
  const info = isSame ? source : { ...source, crumbs: crumbs(at, {}, site) }
  return { ...info, structured: structuredData(info, site, entity) }
}

/** The page-info of a page of the list of all articles that is not its first, or of the list of those with a tag. */
export function listInfo(list: ArticleList, site: Site): PageInfo {
  const info = pageInfo(listSource(list, site), site)
  return { ...info, structured: structuredData(info, site) }
}

/** The page-info of the page for unknown URLs: that of the home page, not indexable. */
export function notFoundInfo(home: SiteEntity, site: Site, media: Media): PageInfo {
  return {
    ...entityInfo(home, site, media),
    title: `Page not found · ${settings.brand}`,
    indexable: false,
    structured: [],
    isNotFound: true,
  }
}

/** Makes page-info from its source and the site's defaults; `media` is needed where the source names a picture. */
export function pageInfo(
  { metadata, banner, name, parents, screenshot, ...source }: PageSource,
  site: Site,
  media: Media = noMedia,
): PageInfo {
  const { url, list } = source
  const trail = crumbs(url, name ? { ...parents, [url]: name } : { ...parents }, site)
  return {
    ...source,
    card: { ...source.card, label: source.card?.label ?? trail.at(-1)?.name },
    title: withBrand(metadata.title),
    description: metadata.description,
    screenshot: screenshot ? fullUrl(sharedAddress(pictureAt(media, screenshot))) : undefined,
    keywords: metadata.keywords ?? [],
    canonical: fullUrl(metadata.url ?? url),
    // All pages of a list share one card.
    ...sharedImage(list?.list ?? url, metadata.image, media),
    markdownUrl: fullUrl(`${url}index.md`),
    type: metadata.type ?? 'website',
    indexable: true,
    crumbs: trail,
    banner: banner === false ? undefined : { ...settings.banner, ...banner },
    structured: [],
    isNotFound: false,
  }
}

/** The image of shared links: the picture that the page names, or its social card. */
function sharedImage(url: string, path: string | undefined, media: Media): Pick<PageInfo, 'image' | 'imageSize'> {
  if (path === undefined) return { image: fullUrl(cardPath(url)), imageSize: card }
  const picture = pictureAt(media, path)
  const { width, height } = picture
  return { image: fullUrl(sharedAddress(picture)), imageSize: { width, height } }
}

/** The path of a page's social card, from "/". */
export function cardPath(url: string): string {
  return `/cards${url === settings.home ? '/home' : url.replace(/\/$/, '')}.png`
}
