import { present } from '@proofsheet/engine/content/dates/clock'
import { publishedOf } from '@proofsheet/engine/content/dates/published'
import type { Entity } from '@proofsheet/engine/content/entity'
import { createLoader } from '@proofsheet/engine/content/load'
import { absoluteUrl } from '@proofsheet/engine/pages/html/base-path'
import type { AuthoringContext } from '../authoring-context'

/** The pages that changed, and since which day they are meant. */
export interface Changed {
  since: string
  /** Full URLs, in their order. */
  urls: string[]
}

/**
 * The published pages that changed on a day or after it: by the ledger, or for pages that are as they were first
 * published by the day that their file names. Without a day, those of the latest one. Pages that search engines leave
 * out are not among them.
 */
export async function changedUrls({ root, site, cache }: AuthoringContext, since?: string): Promise<Changed> {
  const { value } = await createLoader({ root, site, cache })()
  const days = Object.values(publishedOf(value, present()))
    .flat()
    .filter(({ unlisted, noindex }) => !unlisted && !noindex)
    .flatMap(entity => {
      const day = dayOf(entity)
      return day === undefined ? [] : [{ day, url: absoluteUrl(site.settings.origin, entity.url) }]
    })
  const from =
    since ??
    days
      .map(({ day }) => day)
      .sort()
      .at(-1) ??
    ''
  return { since: from, urls: days.flatMap(({ day, url }) => (day >= from ? [url] : [])).sort() }
}

function dayOf(entity: Entity): string | undefined {
  const { changed, updated, date } = entity as Entity<{ updated?: string; date?: string }>
  return changed ?? updated ?? date
}
