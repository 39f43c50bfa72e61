import { site as settings, withBrand } from '../../../content/site'
import type { Banner, BannerOverride } from '../../../content/types/banner'
import type { Metadata } from '../../../content/types/metadata'
import type { Site } from '../../engine/content/load'
import { absoluteUrl } from '../../engine/html/base-path'
import type { Day } from '../../engine/shapes/text'
import type { OwnColor } from '../theme'
import { type Crumb, crumbs } from './crumbs'
import { entitySource, tagSource } from './source'
import { type Node, structuredData } from './structured/structured-data'

/** What an article tells besides: who wrote it, when, and what it is about. */
export interface Article {
  author: string
  published: Day
  updated?: Day
  section: string
  tags: string[]
}

/** What the social card of a page shows beside the page's heading. */
export interface Card {
  /** What kind of thing the page is, or the name of the product. */
  label?: string
  /** One fact for the margin. */
  note?: string
  /** The entity's own color, for the square before the label. */
  color?: OwnColor
}

/** What a page brings along to be described. */
export interface PageSource {
  url: string
  /** The page's one main heading. */
  heading: string
  /** What the page says of itself right under its heading. */
  lead: string
  metadata: Metadata
  card: Card
  /** The page's own name in the breadcrumb bar. */
  name?: string
  banner?: BannerOverride | false
  /** The day of the newest thing on the page, where its content tells one. */
  changed?: Day
  article?: Article
}

/** The one projection of a page, from which its head and everything that is written beside it are made. */
export interface PageInfo extends Omit<PageSource, 'metadata' | 'banner' | 'name'> {
  /** The title with the brand, as search results show it. */
  title: string
  description: string
  keywords: string[]
  /** The full address that counts as the original. */
  canonical: string
  /** The full address of the social card's picture. */
  image: string
  /** The full address of the page's text as Markdown. */
  markdownUrl: string
  type: 'website' | 'article' | 'product'
  /** Whether search engines may list the page. */
  indexable: boolean
  /** The way from the home page; empty on it. */
  crumbs: Crumb[]
  /** The closing banner, where the page has one. */
  banner?: Banner
  /** What search engines are told in their own terms. */
  structured: Node[]
  /** Whether the page stands in for one that is not there. */
  isNotFound: boolean
}

type AnyEntity = Site[keyof Site][number]

/** Everything that is told of an entity's page; the site names the entities along its address and in its lists. */
export function entityInfo(entity: AnyEntity, site: Site): PageInfo {
  const info = pageInfo(entitySource(entity, site), site)
  return { ...info, structured: structuredData(info, site, entity) }
}

/** Everything that is told of the page that lists the articles with a tag. */
export function tagInfo(tag: string, site: Site): PageInfo {
  const info = pageInfo(tagSource(tag, site), site)
  return { ...info, structured: structuredData(info, site) }
}

/** What is told of the page that stands in for one that is not there: the home page's, out of search engines' sight. */
export function notFoundInfo(home: AnyEntity, site: Site): PageInfo {
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
    canonical: absoluteUrl(metadata.url ?? url),
    image: absoluteUrl(metadata.image ?? cardPath(url)),
    markdownUrl: absoluteUrl(`${url}index.md`),
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
