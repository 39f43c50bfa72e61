/** A query as the worker receives it. */
export interface Question {
  id: number
  text: string
}

/** A section of a page that matches, with an excerpt in Pagefind's notation. */
export interface SearchHit {
  title: string
  url: string
  excerpt: string
}

/** A page that was found, with its best matches. */
export interface FoundPage {
  url: string
  title: string
  /** The part of the site that the page belongs to. */
  section?: string
  hits: SearchHit[]
}

/** The result of a query: how many pages match, and the best of them. */
export interface Found {
  total: number
  pages: FoundPage[]
}

/** The worker's answer to the query of this id. */
export type Answer = ({ id: number } & Found) | { id: number; error: string }
