import type { Entity } from '../../content/entity'
import type { Publication } from '../../content/schema/publication'
import type { Settings } from '../../settings'
import { absoluteUrl } from '../html/base-path'
import type { PageInfo } from './page-info'

/** The fields that many entities have. */
type Text = 'title' | 'name' | 'excerpt' | 'description' | 'date' | 'author'
type Described = Publication & { [Name in Text]?: string | undefined } & { tags?: string[] }

/**
 * The metadata of an entity's page, from its fields `title` or `name`, `excerpt` or `description`, `updated` and `date`.
 * Sites whose pages say more of themselves make it in a `+data.ts` of their own.
 */
export function describeEntity(entity: Entity, settings: Settings, isNotFound: boolean): PageInfo {
  const { url, title, name, excerpt, description, updated, date, author } = entity as Entity<Described>
  const { tags = [], unlisted, noindex } = entity as Entity<Described>
  const heading = title ?? name ?? settings.brand
  const lead = excerpt ?? description ?? settings.tagline
  const full = (path: string) => absoluteUrl(settings.origin, path)
  const shown = isNotFound ? 'Page not found' : heading
  return {
    url,
    title: url === settings.home && !isNotFound ? settings.brand : `${shown} – ${settings.brand}`,
    description: lead,
    heading,
    lead,
    canonical: full(url),
    image: full('/icon.svg'),
    markdownUrl: full(`${url}index.md`),
    changed: updated ?? date,
    article: author && date ? { author, published: date, updated, section: '', tags } : undefined,
    crumbs: [],
    indexable: !isNotFound && !unlisted && !noindex,
    unlisted,
    isNotFound,
  }
}
