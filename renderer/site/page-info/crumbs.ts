import { site as settings } from '../../../content/site'
import type { Entity } from '../../engine/content/entity'
import { lookupOf } from '../../engine/content/lookup'
import type { Site } from '../entities'

/** One breadcrumb. */
export interface Crumb {
  name: string
  url: string
}

/**
 * The breadcrumbs of a URL: Home, each existing page above it, and the page itself. Empty on the home page. `names` has
 * the names of pages that no entity describes, by their URL.
 */
export function crumbs(url: string, names: Record<string, string | undefined>, site: Site): Crumb[] {
  const segments = url.split('/').filter(Boolean)
  if (segments.length === 0) return []
  const steps = segments.map((segment, index) => {
    const address = `/${segments.slice(0, index + 1).join('/')}/`
    return {
      url: address,
      name: names[address] || settings.breadcrumbs[segment] || entityName(address, site) || titleCase(segment),
    }
  })
  const exists = (address: string) => address === url || address in names || entityAt(address, site)
  return [{ name: 'Home', url: settings.home }, ...steps.filter(step => exists(step.url))]
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
