import { site as settings } from '../../../content/site'
import type { Entity, Site } from '../../pipeline'

/** One step of the way to a page; the last is the page itself. */
export interface Crumb {
  name: string
  url: string
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
