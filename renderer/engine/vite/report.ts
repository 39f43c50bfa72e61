// Reaches the browser, when the dev server runs; never a visitor.

/** The data that the badge shows for the open page. */
export interface PageReport {
  /** The number of content changes before this report. */
  version: number
  /** The page's content file, if any. */
  file?: string
  /** The reason why the page is not in the built site, or when it appears or expires; empty where neither applies. */
  state: string
  /** The issues of the page's file. */
  issues: Problem[]
  /** All errors of the content, which the overlay shows on every page. */
  errors: Problem[]
  /** The number of issues in other files. */
  others: number
  /** The URLs of unpublished pages, with their state. */
  unpublished: { url: string; state: string }[]
}

/** One thing that is wrong, as the overlay shows it. */
export interface Problem {
  /** Where, as file:line:column from the project's root. */
  place?: string
  /** The field or component, and the code of the issue. */
  about?: string
  message: string
  hint: string
}

/** The URL of the page report, for requests of the badge. */
export const reportUrl = '/__page'
/** The URL to which pages post a place, to open it in the editor. */
export const sourceUrl = '/__source'
/** The id of the element that holds the problems of a failed page as JSON. */
export const problemsId = 'problems'
/** The event that a file besides the content has changed, perhaps code that pages are rendered with. */
export const codeChangedEvent = 'content:code-changed'
/** The event that content has changed and has no errors. */
export const changedEvent = 'content:changed'
/** The event that content has changed and has errors. */
export const brokenEvent = 'content:broken'
/** The event of the document that it was updated in place. */
export const pageUpdatedEvent = 'content:page-updated'
