import { site as settings } from '../../../content/site'
import type { Entity } from '../../engine/content/entity'
import { lookupOf } from '../../engine/content/lookup'
import type { Site } from '../entities'

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
  return [{ name: 'Home', url: settings.home }, ...steps.filter(step => step.url === url || entityAt(step.url, site))]
}

function entityName(url: string, site: Site): string | undefined {
  const entity: Entity<{ name?: string; title?: string }> | undefined = entityAt(url, site)
  return entity?.name ?? entity?.title
}

/** The entity whose own address this is. */
function entityAt(url: string, site: Site) {
  const entity = lookupOf(site).findByUrl(url)
  return entity?.url === url ? entity : undefined
}

function titleCase(segment: string): string {
  return segment.replace(/-/g, ' ').replace(/\b\w/g, letter => letter.toUpperCase())
}
