import type { Browser, Page } from 'playwright'

/** One fault that a check reports. */
export interface Finding {
  /** The page's address, or the file. */
  page: string
  /** The element, as the start of its HTML or its text. */
  element?: string
  /** Texts at or near the element, nearest first; its source is searched by them. */
  words?: string[]
  /** The content file and line of the text, as file:line. */
  source?: string
  /** The problem, as the rest of a sentence about the page or element. */
  message: string
}

/** A page that is open for a check. */
export interface Visit {
  page: Page
  /** Path of the page on the server at `origin`. */
  address: string
  origin: string
  browser: Browser
}

/** A check that inspects each page of the site in a browser. */
export interface PageCheck {
  name: string
  /**
   * The sentences that hold when there are no findings. Each adds a fault to a page that contradicts it alone: proof that
   * the check can fail by it.
   */
  requirements: Record<string, (page: Page) => Promise<unknown>>
  /** Whether the page must be as it was loaded; otherwise everything in it is opened before. */
  needsFreshPage?: boolean
  /** Returns the findings on a page. */
  inspect(visit: Visit): Promise<Finding[]>
}

/** The result of a check of the whole site. */
export interface SiteResult {
  /** Number of pages, files or rounds inspected. */
  inspected: number
  findings: Finding[]
  /** The parts of the requirement that were not looked at, each with the reason: a check of those can't hold. */
  unproved?: string[]
  /** Measured values by name. */
  figures?: Record<string, string | number>
}

/** The built site while it is served, and the browser that checks share. */
export interface ServedSite {
  origin: string
  browser: Browser
}

/** A check of the whole site. */
export interface SiteCheck {
  name: string
  /**
   * The sentences that hold when there are no findings. Each gives what the check finds on a deliberate fault that
   * contradicts it alone; no finding means that the check doesn't prove the sentence.
   */
  requirements: Record<string, (site: ServedSite) => Promise<Finding[]>>
  /** Report only: values depend on the machine, so findings do not fail the run. */
  isReport?: boolean
  run(site: ServedSite & { addresses: string[]; log: (line: string) => void }): Promise<SiteResult>
}
