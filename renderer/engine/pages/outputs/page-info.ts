import type { ListPage } from '../../content/pages/lists'
import type { Day } from '../../content/schema/text'

/** The metadata of an article. */
export interface Article {
  author: string
  published: Day
  updated?: Day
  section: string
  tags: string[]
}

/** The metadata of a page: head, feeds, sitemap, Markdown copies and lists are generated from it. Sites extend it. */
export interface PageInfo {
  url: string
  /** The title for search results. */
  title: string
  description: string
  /** The text of the `h1`. */
  heading: string
  /** The introduction below the heading. */
  lead: string
  /** The full canonical URL. */
  canonical: string
  /** The full URL of the social card. */
  image: string
  /** The full URL of the Markdown copy. */
  markdownUrl: string
  /** The day of the last change, where the content has dates. */
  changed?: Day
  article?: Article
  /** Its place in a list of entities that is divided into pages. */
  list?: ListPage
  /** The breadcrumbs from the home page to the page itself; empty on the home page. */
  crumbs: { name: string; url: string }[]
  /** Whether search engines may index the page. */
  indexable: boolean
  /** Whether no list, feed or search has it. */
  unlisted?: boolean | undefined
  /** Whether this is the page for unknown URLs. */
  isNotFound: boolean
}

/** The latest of the given days; undefined where there is none. */
export function latest(...days: (Day | undefined)[]): Day | undefined {
  return days
    .filter(day => day !== undefined)
    .sort()
    .at(-1)
}
