import { absoluteUrl } from '@proofsheet/engine/pages/html/base-path'
import type { PageInfo } from '@proofsheet/engine/pages/outputs/page-info'
import { settings } from '../../content/site'
import type { SiteEntity } from './entities'
import { entityInfo as minimalInfo } from './minimal-page-info'
import { cardPath } from './outputs/cards'

export { listInfo, notFoundInfo } from './minimal-page-info'

/** The minimal site's page-info, with what feeds and cards need. */
export function entityInfo(entity: SiteEntity): PageInfo {
  const info = minimalInfo(entity)
  if (entity.collection !== 'blog') return info
  const { url, author, date, updated, tags } = entity
  return {
    ...info,
    image: absoluteUrl(settings.origin, `/${cardPath(url)}`),
    changed: updated ?? date,
    article: { author, published: date, section: 'Posts', tags },
  }
}
