import type { Document } from '../document'
import type { Site } from '../entity'
import { siteInstant } from './clock'
import { isPublished, stateAt } from './state'

/** The entities that are published at the site's instant. */
export function publishedOf<Of extends Site>(site: Of): Of {
  const at = siteInstant()
  const lists = Object.entries(site).map(([name, list]) => [
    name,
    list.filter(each => stateAt(each, at) === 'published'),
  ])
  return Object.fromEntries(lists) as Of
}

/** The files that visitors can't see now: drafts, scheduled and expired ones. */
export function hiddenFiles(documents: Document[]): Set<string> {
  const at = siteInstant()
  return new Set(documents.filter(({ parsed }) => !isPublished(parsed.data, at)).map(({ entry }) => entry.file))
}
