import { entityUrl } from '@proofsheet/engine/content/collection'
import { lookupOf } from '@proofsheet/engine/content/lookup'
import { collections } from '../collections'
import type { Site } from '../entities'

/** The published article with a slug. */
export function findArticle(slug: string, site: Site): Site['blog'][number] | undefined {
  const entity = lookupOf(site).findByUrl(entityUrl(collections.blog, slug))
  return entity?.collection === 'blog' ? entity : undefined
}
