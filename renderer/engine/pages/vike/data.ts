import { readContent } from 'virtual:content'
import { site as definition } from 'virtual:site'
import type { MDXContent } from 'mdx/types'
import type { ComponentType } from 'react'
import { render } from 'vike/abort'
import type { Entity, Site } from '../../content/entity'
import { lookupOf, type TagList } from '../../content/lookup'
import type { Media } from '../../content/media/media'
import { tagListAt } from '../../content/pages/page-urls'
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
  /** On the page of a tag, its list; `entity` is the first one there. */
  list?: TagList | undefined
}

/** The argument of `onRenderHtml`: the layout of a page, its data, and the HTML that the layout gives. */
export interface PageContext {
  Page: ComponentType<PageData>
  data: PageData
  main: string
  content?: unknown
}

/** A page as Vike knows it. */
type Shown = { urlPathname: string; is404?: boolean | null; content?: unknown }

/** The data of every page, for Vike. The page for unknown URLs shows the home page's content. */
export async function data(context: Shown): Promise<PageData> {
  const { site, media, bodyOf } = await readContent(context)
  const { settings, collections } = definition
  const url = context.is404 ? settings.home : context.urlPathname
  const found = lookupOf(site).findByUrl(url) as Entity | undefined
  const list = found ? undefined : tagListAt(url, collections, site)
  const entity = found ?? list?.entities[0]
  if (!entity && context.is404) throw new Error(`There is no home page: no content file has the URL ${url}.`)
  if (!entity) throw render(404)
  const described = list ? { ...entity, url, title: list.tag, excerpt: undefined, date: undefined } : entity
  const info = describeEntity(described, settings, context.is404 ?? false)
  return { site, media, entity, body: await bodyOf(entity.file), info, list }
}
