import { site as settings } from '../../content/site'
import type { Banner, BannerOverride } from '../../content/types/banner'
import type { Metadata } from '../../content/types/metadata'
import type { Entity, Site } from '../pipeline'
import { below } from './base-path'

/** One step of the way to a page; the last is the page itself. */
export interface Crumb {
  name: string
  url: string
}

/** The one object that the shell draws a page from. */
export interface PageInfo {
  url: string
  /** The title with the brand, as search results show it. */
  title: string
  description: string
  keywords: string[]
  /** The full address that counts as the original. */
  canonical: string
  /** The full address of the social card's picture. */
  image?: string
  type: 'website' | 'article' | 'product'
  /** Whether search engines may list the page. */
  indexable: boolean
  /** The way from the home page; empty on it. */
  crumbs: Crumb[]
  /** The closing banner, where the page has one. */
  banner?: Banner
  /** Whether the page stands in for one that is not there. */
  isNotFound: boolean
}

/** What a page brings along to be described. */
export interface PageSource {
  url: string
  metadata: Metadata
  /** The page's own name in the breadcrumb bar. */
  name?: string
  banner?: BannerOverride | false
}

/** Everything the shell needs to know of a page; the site names the entities along its address. */
export function pageInfo(source: PageSource, site: Site): PageInfo {
  const { url, metadata, banner } = source
  const image = metadata.image && settings.origin + below(metadata.image)
  return {
    url,
    title: withBrand(metadata.title),
    description: metadata.description,
    keywords: metadata.keywords ?? [],
    canonical: settings.origin + below(metadata.url ?? url),
    ...(image && { image }),
    type: metadata.type ?? 'website',
    indexable: true,
    crumbs: crumbs(url, source.name, site),
    ...(banner !== false && { banner: { ...settings.banner, ...banner } }),
    isNotFound: false,
  }
}

/** The title with the brand behind it, unless the brand is in it already. */
export function withBrand(title: string, brand = settings.brand): string {
  return title.toLowerCase().includes(brand.toLowerCase()) ? title : `${title} · ${brand}`
}

/** The way to an address: Home, each part by its friendly name, and the page itself. Nothing on the home page. */
export function crumbs(url: string, ownName: string | undefined, site: Site): Crumb[] {
  const segments = url.split('/').filter(Boolean)
  if (segments.length === 0) return []
  const steps = segments.map((segment, index) => {
    const address = `/${segments.slice(0, index + 1).join('/')}/`
    const isLast = index === segments.length - 1
    return {
      url: address,
      name: (isLast && ownName) || settings.breadcrumbs[segment] || entityName(address, site) || titleCase(segment),
    }
  })
  return [{ name: 'Home', url: settings.home }, ...steps.filter(step => step.url === url || exists(step.url, site))]
}

function entityName(url: string, site: Site): string | undefined {
  const entity: Entity<{ name?: string; title?: string }> | undefined = Object.values(site)
    .flat()
    .find(each => each.url === url)
  return entity?.name ?? entity?.title
}

function exists(url: string, site: Site): boolean {
  return Object.values(site).some(entities => entities.some(each => each.url === url))
}

function titleCase(segment: string): string {
  return segment.replace(/-/g, ' ').replace(/\b\w/g, letter => letter.toUpperCase())
}
