import type { Thing } from 'schema-dts'
import type { Banner, BannerOverride } from '../../../content/types/banner'
import type { Metadata } from '../../../content/types/metadata'
import type { Article, PageInfo as EnginePageInfo } from '../../engine/outputs/page-info'
import type { Day } from '../../engine/shapes/text'
import type { OwnColor } from '../theme'

/** One thing that search engines are told of, in the terms of schema.org. */
export type Node = Exclude<Thing, string>

/** What the social card of a page shows beside the page's heading. */
export interface Card {
  /** What kind of thing the page is, or the name of the product. */
  label?: string
  /** One fact for the margin. */
  note?: string
  /** The entity's own color, for the square before the label. */
  color?: OwnColor
}

/** What a page brings along to be described. */
export interface PageSource {
  url: string
  /** The page's one main heading. */
  heading: string
  /** What the page says of itself right under its heading. */
  lead: string
  metadata: Metadata
  card: Card
  /** The page's own name in the breadcrumb bar. */
  name?: string
  banner?: BannerOverride | false
  /** The day of the newest thing on the page, where its content tells one. */
  changed?: Day
  article?: Article
}

/** All that this site's pages, feeds and cards are made from, for one page. */
export interface PageInfo extends EnginePageInfo {
  card: Card
  keywords: string[]
  type: 'website' | 'article' | 'product'
  /** The closing banner, where the page has one. */
  banner?: Banner
  /** What search engines are told in their own terms. */
  structured: Node[]
}
