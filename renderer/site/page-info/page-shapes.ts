import type { ListPage } from '@proofsheet/engine/content/pages/lists'
import type { Day } from '@proofsheet/engine/content/schema/text'
import type { Article, PageInfo as EnginePageInfo } from '@proofsheet/engine/pages/outputs/page-info'
import type { Thing } from 'schema-dts'
import type { Banner, BannerOverride } from '../../../content/types/banner'
import type { Metadata } from '../../../content/types/metadata'
import type { OwnColor } from '../theme'

/** A node of structured data (schema.org). */
export type Node = Exclude<Thing, string>

/** The texts of a social card besides the page's heading. */
export interface Card {
  /** The kind of page, or the name of the product. */
  label?: string
  /** One fact for the margin. */
  note?: string
  /** The entity's own color, for the square before the label. */
  color?: OwnColor
}

/** The data that page-info is made from. */
export interface PageSource {
  url: string
  /** The text of the `h1`. */
  heading: string
  /** The introduction below the heading. */
  lead: string
  metadata: Metadata
  card: Card
  /** A picture of what the page is about, for search engines, as its path in the media. */
  screenshot?: string
  /** The page's own name in the breadcrumb bar. */
  name?: string
  banner?: BannerOverride | false
  /** The day of the last change, where the content has dates. */
  changed?: Day
  article?: Article
  /** The names of pages above it that no entity describes, by URL. */
  parents?: Record<string, string>
  /** Its place in a list that is divided into pages. */
  list?: ListPage
}

/** The page-info of this site. */
export interface PageInfo extends EnginePageInfo {
  card: Card
  /** The size of the image of shared links, in pixels. */
  imageSize: { width: number; height: number }
  /** The URL of a picture of what the page is about. */
  screenshot?: string
  keywords: string[]
  type: 'website' | 'article' | 'product'
  /** The closing banner, where the page has one. */
  banner?: Banner
  /** Structured data for search engines. */
  structured: Node[]
}
