import type { MDXContent } from 'mdx/types'
import { render } from 'vike/abort'
import type { Site } from '../renderer/engine/content/load'
import { lookupOf } from '../renderer/engine/content/lookup'
import { entityInfo, type PageInfo } from '../renderer/site/page-info/page-info'
import { type Content, contentOf } from './content'

/** What every page draws from. */
export interface Data {
  site: Site
  entity: Site[keyof Site][number]
  /** The compiled body of the entity. */
  text: MDXContent
  info: PageInfo
}

/** The entity at the page's address with its text, and the site around it. */
export async function data(context: { urlPathname: string; content?: Content }): Promise<Data> {
  const { site, textOf } = await contentOf(context)
  const entity = lookupOf(site).findByUrl(context.urlPathname)
  if (!entity) throw render(404)
  return { site, entity, text: await textOf(entity.file), info: entityInfo(entity, site) }
}

/** What a page of one collection draws from. */
export type PageOf<Name extends keyof Site> = Omit<Data, 'entity'> & { entity: Site[Name][number] }
