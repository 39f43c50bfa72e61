import type { Entity } from '@proofsheet/engine/content/entity'
import type { Day } from '@proofsheet/engine/content/schema/text'
import { latest } from '@proofsheet/engine/pages/outputs/page-info'
import type { Metadata } from '../../../content/types/metadata'
import type { GeneralPage } from '../../../content/types/page'
import { collections } from '../collections'
import type { Site } from '../entities'
import { articleList } from './articles'
import { longDate } from './long-date'
import type { PageSource } from './page-shapes'
import { readTimeOf } from './read-time'

type Sources = { [Name in keyof Site]: (entity: Site[Name][number], site: Site) => Omit<PageSource, 'url'> }

/** The page source of each collection's entities. */
const sources: Sources = {
  products({ name, hero, color, price, stats: [stat], screenshot, banner, metadata, updated, changed }) {
    return {
      heading: hero.title,
      lead: hero.lead,
      metadata: { type: 'product', ...withPrice(metadata, price?.search) },
      card: { label: name, color, note: stat ? `${stat.value} ${stat.label}` : undefined },
      screenshot,
      name,
      // A product's page ends with a section of its own; it has a banner only if its content defines one.
      banner: banner ?? false,
      ...lastChange(updated, changed),
    }
  },
  blog({ title, excerpt, tags, author, date, category, readTime, minutes, metadata, updated, changed }) {
    return {
      heading: title,
      lead: excerpt,
      metadata: { title, description: excerpt, keywords: tags, type: 'article', ...metadata },
      card: { label: category, note: readTimeOf({ readTime, minutes }) },
      name: title,
      banner: false,
      ...lastChange(date, updated, changed),
      article: { author, published: date, ...modified(updated, changed), section: category, tags },
    }
  },
  legal({ title, summary, lastUpdated, metadata, changed }) {
    return {
      heading: title,
      lead: summary,
      metadata,
      card: { label: 'Legal', note: `Last updated ${longDate(lastUpdated)}` },
      name: title,
      banner: false,
      ...lastChange(lastUpdated, changed),
    }
  },
  training({ title, subtitle, tagline, color, banner, metadata, updated, changed }) {
    return {
      heading: title,
      lead: subtitle,
      metadata,
      card: { label: 'Training program', note: tagline, color },
      banner,
      ...lastChange(updated, changed),
    }
  },
  solutions({ title, subtitle, metrics: [metric], banner, metadata, updated, changed }) {
    return {
      heading: title,
      lead: subtitle,
      metadata,
      name: title,
      card: { label: 'AI solution', note: metric ? `${metric.value} ${metric.label}` : undefined },
      banner,
      ...lastChange(updated, changed),
    }
  },
  enterprise: generalSource,
  pages: generalSource,
}

function generalSource(entity: Entity<GeneralPage>, site: Site): Omit<PageSource, 'url'> {
  const { url, title, lead, badge, breadcrumb, figures: [figure] = [], banner, metadata, updated, changed } = entity
  // The list of articles changes with its newest article.
  const newest = latest(...(url === collections.blog.base ? site.blog.map(({ date }) => date) : []))
  const list = url === collections.blog.base && articleList(site, 1)?.page
  return {
    heading: title,
    lead,
    metadata,
    card: { label: badge, note: figure ? `${figure.value} ${figure.label}` : undefined },
    name: breadcrumb,
    banner,
    ...lastChange(updated, changed, newest),
    list: list || undefined,
  }
}

/** The day of the last change: the one that the writer gives, or a later one on which the ledger has another text. */
function lastChange(...days: (Day | undefined)[]): Pick<PageSource, 'changed'> {
  const changed = latest(...days)
  return changed ? { changed } : {}
}

/** The same day for an article, which has it only where it has changed since it was published. */
function modified(...days: (Day | undefined)[]): { updated?: Day } {
  const updated = latest(...days)
  return updated ? { updated } : {}
}

/** The page source of an entity. */
export function entitySource(entity: Site[keyof Site][number], site: Site): PageSource {
  const source = sources[entity.collection] as (of: typeof entity, site: Site) => Omit<PageSource, 'url'>
  return { url: entity.url, ...source(entity, site) }
}

/** Appends the price to the description that search results show. */
function withPrice(metadata: Metadata, price: string | undefined): Metadata {
  return price ? { ...metadata, description: `${metadata.description} ${price}.` } : metadata
}
