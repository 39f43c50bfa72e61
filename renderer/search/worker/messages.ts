/** A query as the worker receives it. */
export interface Question {
  id: number
  text: string
}

/** A run of text, and whether it matches the query. */
export interface Run {
  text: string
  isMarked: boolean
}

/** A part of a page that matches, with an excerpt. */
export interface SearchHit {
  title: string
  url: string
  excerpt: Run[]
}

/** A page that was found, with its best matches. */
export interface FoundPage {
  url: string
  /** Its name in menus and breadcrumbs, where it differs from the title. */
  name?: string
  title: string
  /** The part of the site that the page belongs to. */
  section?: string
  hits: SearchHit[]
}

/** The result of a query: how many pages match, and how well, and the best of them. */
export interface Found {
  total: number
  /** How many of them have all words of the query, those left out that any question has. */
  complete: number
  pages: FoundPage[]
}

/** The worker's answer to the query of this id. */
export type Answer = ({ id: number } & Found) | { id: number; error: string }
