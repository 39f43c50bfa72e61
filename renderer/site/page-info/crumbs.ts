import { lookupOf } from '@proofsheet/engine/content/lookup'
import { site as settings } from '../../../content/site'
import type { Site } from '../entities'

/** One breadcrumb. */
export interface Crumb {
  name: string
  url: string
}

/**
 * The breadcrumbs of a URL: Home, each existing page above it, and the page itself. Empty on the home page. A name is the
 * one in `names`, by URL, else that of the URL's last segment in the settings, else that segment in title case
 * (specification, breadcrumb bar).
 */
export function crumbs(url: string, names: Record<string, string | undefined>, site: Site): Crumb[] {
  const segments = url.split('/').filter(Boolean)
  if (segments.length === 0) return []
  const steps = segments.map((segment, index) => {
    const address = `/${segments.slice(0, index + 1).join('/')}/`
    return { url: address, name: names[address] || settings.breadcrumbs[segment] || titleCase(segment) }
  })
  const exists = (address: string) => address === url || address in names || hasEntity(address, site)
  return [{ name: 'Home', url: settings.home }, ...steps.filter(step => exists(step.url))]
}

/** Whether an entity has this URL as its own, not as an alias. */
function hasEntity(url: string, site: Site): boolean {
  return lookupOf(site).findByUrl(url)?.url === url
}

function titleCase(segment: string): string {
  return segment.replace(/-/g, ' ').replace(/\b\w/g, letter => letter.toUpperCase())
}
