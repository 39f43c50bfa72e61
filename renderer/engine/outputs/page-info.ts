import type { Day } from '../shapes/text'

/** What an article says of itself: who wrote it, when, and what it is about. */
export interface Article {
  author: string
  published: Day
  updated?: Day
  section: string
  tags: string[]
}

/** The one projection of a page, from which head, feeds, sitemap, Markdown copies and lists are made; a site adds more. */
export interface PageInfo {
  url: string
  /** The title as search results show it. */
  title: string
  description: string
  /** The page's one main heading. */
  heading: string
  /** What the page says of itself right below its heading. */
  lead: string
  /** The full URL that counts as the original. */
  canonical: string
  /** The full URL of the social card's picture. */
  image: string
  /** The full URL of the page's Markdown copy. */
  markdownUrl: string
  /** The day of the newest thing on the page, where its content tells one. */
  changed?: Day
  article?: Article
  /** The way from the home page, the page itself last; empty on the home page. */
  crumbs: { name: string; url: string }[]
  /** Whether search engines may list the page. */
  indexable: boolean
  /** Whether the page is shown for URLs that do not exist. */
  isNotFound: boolean
}

/** The last of the given days, if there is one. */
export function latest(...days: (Day | undefined)[]): Day | undefined {
  return days
    .filter(day => day !== undefined)
    .sort()
    .at(-1)
}
