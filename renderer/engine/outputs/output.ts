import type { SiteSettings } from '../../../content/types/site'
import type { PageInfo } from '../../site/page-info/page-info'
import type { Site } from '../content/load'
import type { PageText } from './markdown/page-text'

/** A page as it was drawn. */
export interface RenderedPage {
  /** Its address on this site, without the base; `/404.html` is the page for addresses that are not there. */
  url: string
  /** Its file, from the root of what is published, with forward slashes. */
  path: string
  /** What the shell drew it from. */
  info: PageInfo
  /** The content file that it shows, from the project's root; a list made of others has none. */
  source?: string
  /** The SHA-256 of its HTML, in hexadecimal, and how long that is in bytes. */
  hash: string
  bytes: number
  /** The services that it asks, once a visitor wants them, each as its HTML marks it. */
  providers: string[]
  /** Its HTML, read when asked: a build doesn't hold every page in memory. */
  html: () => string
}

/** Everything that an output may be made from. */
export interface OutputContext {
  site: Site
  /** In the order of their addresses. */
  pages: RenderedPage[]
  settings: SiteSettings
  /** The path that the site stands at, `/` or for example `/docs/`. */
  base: string
  /** A page's text without layout, converted once and shared between all outputs. Throws on an incomplete page. */
  textOf: (page: RenderedPage) => PageText
  /** The bytes that were made from equal parts before, or else those that are made now and kept below `.cache/`. */
  memoize: (kind: string, parts: string[], make: () => Promise<Uint8Array>) => Promise<Uint8Array>
}

/** A file that is written beside the pages. */
export interface Output {
  /** From the root of what is published, with forward slashes. */
  path: string
  content: string | Uint8Array
  /** The address of the page that it belongs to, where it belongs to one. */
  page?: string
  /** Whether it stands beside what is published instead of in it, as an example for whoever sets up a server does. */
  isUnpublished?: boolean
  /** Whether others keep its address, as readers keep that of a feed: it then stays, or a redirect leads on from it. */
  isPermanentUrl?: boolean
  /** What whoever publishes should know of it, in whole sentences. */
  warnings?: string[]
}

/**
 * Makes the files of one kind. A pure function: equal input gives equal bytes, whatever the clock, the place or the
 * order of files. What is slow to make is cached below `.cache/` by the hash of what it is made from.
 */
export type OutputGenerator = (context: OutputContext) => Output[] | Promise<Output[]>
