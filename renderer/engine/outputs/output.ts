import type { Collection } from '../content/collection'
import type { Site } from '../content/entity'
import type { Grants } from '../html/policy'
import type { Settings } from '../settings'
import type { PageInfo } from './page-info'

/** A page as it was rendered. */
export interface RenderedPage<Info extends PageInfo = PageInfo> {
  /** Its URL on this site, without the base; `/404.html` is the page for URLs that do not exist. */
  url: string
  /** Its file, from the root of what is published, with forward slashes. */
  path: string
  /** What its document was made from. */
  info: Info
  /** The content file that it shows, from the project's root; a list made of others has none. */
  source?: string
  /** The SHA-256 of its HTML, in hexadecimal. */
  hash: string
  /** The length of its HTML in bytes. */
  bytes: number
  /** The outside services that it uses, each as its HTML marks it. */
  providers: string[]
  /** Its HTML, read when asked for: a build does not hold every page in memory. */
  html: () => string
}

/** A page's text without layout, in the forms that outputs share. */
export interface PageText {
  /** All of it as Markdown, under a head that says what the page is and where it is published. */
  markdown: string
  /** Of an article, what its author wrote below the heading, as plain HTML for feeds; empty on other pages. */
  bodyHtml: string
}

/** Everything that an output may be made from. */
export interface OutputContext<Info extends PageInfo = PageInfo, Entities = Site> {
  /** The project's root, as an absolute path. */
  root: string
  site: Entities
  collections: Record<string, Collection>
  /** In the order of their URLs. */
  pages: RenderedPage<Info>[]
  settings: Settings
  /** What each outside service may do. */
  providers: Record<string, Grants>
  /** The path below which the site is published, `/` or for example `/docs/`. */
  base: string
  /** A page's text without layout; made once for all outputs. Throws when the page has no complete main part. */
  textOf(page: RenderedPage<Info>): PageText
  /** The bytes that were made from equal parts before, or else those that are made now and cached. */
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
 * order of files. What is slow to make is cached by what it is made from.
 */
export type OutputGenerator<Info extends PageInfo = PageInfo, Entities = Site> = (
  context: OutputContext<Info, Entities>,
) => Output[] | Promise<Output[]>

/** A generator of any site: what a site adds to its pages and entities is its own business. */
export type AnyOutputGenerator = OutputGenerator<never, never>
