import type { Collection } from '../content/collection'
import type { Site } from '../content/entity'
import type { Grants } from '../html/policy'
import type { Media } from '../images/media'
import type { Settings } from '../settings'
import type { PageInfo } from './page-info'

/** A rendered page. */
export interface RenderedPage<Info extends PageInfo = PageInfo> {
  /** Its URL without the base path; `/404.html` is the page for unknown URLs. */
  url: string
  /** Its file, from the root of the published folder, with forward slashes. */
  path: string
  /** The page-info that it was rendered from. */
  info: Info
  /** The content file that it shows, from the project's root; absent for generated lists. */
  source?: string
  /** The SHA-256 of its HTML, in hexadecimal. */
  hash: string
  /** The length of its HTML in bytes. */
  bytes: number
  /** The attributes that its policy depends on, as `grantMarksIn` gives them. */
  grantMarks: string[]
  /** Reads its HTML from the disk, so that a build does not hold every page in memory. */
  html: () => string
}

/** The text of a page, in the forms that several generators need. */
export interface PageText {
  /** The whole page as Markdown, with title, description and URL as frontmatter. */
  markdown: string
  /** The body of an article as plain HTML, for feeds; empty for other pages. */
  bodyHtml: string
}

/** The input of a generator. */
export interface OutputContext<Info extends PageInfo = PageInfo, Entities = Site> {
  /** The project's root, as an absolute path. */
  root: string
  site: Entities
  media: Media
  collections: Record<string, Collection>
  /** In the order of their URLs. */
  pages: RenderedPage<Info>[]
  settings: Settings
  /** What each outside service may load and run. */
  providers: Record<string, Grants>
  /** The path below which the site is published, `/` or for example `/docs/`. */
  base: string
  /** The text of a page, computed once for all generators. Throws when the page has no complete `main` element. */
  textOf(page: RenderedPage<Info>): PageText
  /** Gives the cached result for equal parts, or else makes and caches it. */
  memoize: (kind: string, parts: string[], make: () => Promise<Uint8Array>) => Promise<Uint8Array>
}

/** A generated file. */
export interface Output {
  /** Its path from the root of the published folder, with forward slashes. */
  path: string
  content: string | Uint8Array
  /** The URL of the page that it belongs to, if any. */
  page?: string
  /** Whether it is written beside the published folder, like the examples for server administrators. */
  isUnpublished?: boolean
  /** Whether others store its URL, as feed readers do; the ledger then requires it, or a redirect, forever. */
  isPermanentUrl?: boolean
  /** Warnings for those who publish, in whole sentences. */
  warnings?: string[]
}

/**
 * Generates the files of one kind. A pure function: equal input gives equal bytes on every machine. Slow results are
 * memoized.
 */
export interface OutputGenerator<Info extends PageInfo = PageInfo, Entities = Site> {
  (context: OutputContext<Info, Entities>): Output[] | Promise<Output[]>
  /**
   * Where it may publish files: at a path (`robots.txt`), below a folder (`search/`), or under a name in every folder
   * (`/index.md`). No page and no redirect of the site may have such a path, whether or not a file is there today.
   */
  paths: readonly string[]
}

/** A generator of any site. Sites extend page-info and entities, so the engine can't know the exact type. */
export type AnyOutputGenerator = OutputGenerator<never, never>
