import { readContent } from 'virtual:content'
import { site as definition } from 'virtual:site'
import type { MDXContent } from 'mdx/types'
import type { ComponentType } from 'react'
import { render } from 'vike/abort'
import type { Entity, Site } from '../../content/entity'
import { lookupOf } from '../../content/lookup'
import type { Media } from '../../content/media/media'
import { describeEntity } from '../outputs/describe-entity'
import type { PageInfo } from '../outputs/page-info'

/** The data of a page: the entity at its URL with its body, and the whole site. */
export interface PageData<Shown = Entity, All = Site> {
  site: All
  media: Media
  entity: Shown
  /** The compiled body of the entity. */
  body: MDXContent
  info: PageInfo
}

/** The argument of `onRenderHtml`: the layout of a page, its data, and the HTML that the layout gives. */
export interface PageContext {
  Page: ComponentType<PageData>
  data: PageData
  main: string
  content?: unknown
}

/** The data of every page, for Vike. The page for unknown URLs shows the home page's content. */
export async function data(context: {
  urlPathname: string
  is404?: boolean | null
  content?: unknown
}): Promise<PageData> {
  const { site, media, bodyOf } = await readContent(context)
  const { home } = definition.settings
  const entity = lookupOf(site).findByUrl(context.is404 ? home : context.urlPathname) as Entity | undefined
  if (!entity && context.is404) throw new Error(`There is no home page: no content file has the URL ${home}.`)
  if (!entity) throw render(404)
  const info = describeEntity(entity, definition.settings, context.is404 ?? false)
  return { site, media, entity, body: await bodyOf(entity.file), info }
}
