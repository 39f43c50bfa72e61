import { lookupOf } from '@proofsheet/engine/content/lookup'
import type { Media } from '@proofsheet/engine/content/media/media'
import type { MDXContent } from 'mdx/types'
import { render } from 'vike/abort'
import type { Site, SiteEntity } from '../renderer/site/entities'
import { entityInfo } from '../renderer/site/page-info/page-info'
import type { PageInfo } from '../renderer/site/page-info/page-shapes'
import { type Content, readContent } from './read-content'

/** The data of every page. */
export interface Data {
  site: Site
  media: Media
  entity: SiteEntity
  /** The compiled body of the entity. */
  body: MDXContent
  info: PageInfo
}

/** The data for the page's URL. Vike renders the error page for an unknown one. */
export async function data(context: { urlPathname: string; content?: Content }): Promise<Data> {
  const { site, media, bodyOf } = await readContent(context)
  const entity = lookupOf(site).findByUrl(context.urlPathname)
  if (!entity) throw render(404)
  const info = entityInfo(entity, site, media, context.urlPathname)
  return { site, media, entity, body: await bodyOf(entity.file), info }
}

/** The data of a page of one collection. */
export type PageOf<Name extends keyof Site> = Omit<Data, 'entity'> & { entity: Site[Name][number] }
