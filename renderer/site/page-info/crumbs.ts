import { site as settings } from '../../../content/site'
import type { Entity } from '../../engine/content/entity'
import { lookupOf } from '../../engine/content/lookup'
import type { Site } from '../entities'

/** One breadcrumb. */
export interface Crumb {
  name: string
  url: string
}

/** The breadcrumbs of a URL: Home, each existing page above it, and the page itself. Empty on the home page. */
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

/** The entity with this URL as its own, not as an alias. */
function entityAt(url: string, site: Site) {
  const entity = lookupOf(site).findByUrl(url)
  return entity?.url === url ? entity : undefined
}

function titleCase(segment: string): string {
  return segment.replace(/-/g, ' ').replace(/\b\w/g, letter => letter.toUpperCase())
}
