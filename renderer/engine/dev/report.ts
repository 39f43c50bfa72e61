// Reaches the browser, when the dev server runs; never a visitor.
import type { Issue } from '../diagnostics/issue'

/** What the badge tells a writer of the page that is open. */
export interface PageReport {
  /** How often content had changed when this was made. */
  version: number
  /** The page's own file, where it has one. */
  file?: string
  /** Why the page is no part of the built site, or when it begins or ends to be; empty when it simply is. */
  state: string
  /** What is wrong with the page's file. */
  issues: Issue[]
  /** How many issues other files have. */
  others: number
  weight: Weight
  /** The addresses of pages that are not part of the site, with why. */
  unpublished: { url: string; state: string }[]
}

/** What a visitor's browser fetches for the page, in bytes after Brotli; the last build tells what the server can't. */
export interface Weight {
  html: number
  /** Styles, fonts and scripts of the first view, as last built; nothing when the page was never built. */
  rest?: number
}

/** Where the writers' guide stands. */
export const guideUrl = '/_guide/'
/** Where the browser asks. */
export const reportUrl = '/__page'
export const sourceUrl = '/__source'
/** What the server says when content has changed and has no errors. */
export const changedEvent = 'content:changed'
/** … and when it has changed and has errors. */
export const brokenEvent = 'content:broken'
