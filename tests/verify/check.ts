import type { Browser, Page } from 'playwright'

/** One thing that a check found. */
export interface Finding {
  /** The page's address, or the file. */
  page: string
  /** The element, as the start of its HTML or its text. */
  element?: string
  /** Texts at or near the element, the nearest first: by them its source is found. */
  words?: string[]
  /** The content file and line that say it, as file:line. */
  source?: string
  says: string
}

/** A page opened for a check, at its address on the server under test. */
export interface Visit {
  page: Page
  address: string
  origin: string
  browser: Browser
}

/** A check that looks at each page of the site in a browser. */
export interface PageCheck {
  name: string
  /** What holds when nothing is found. */
  holds: string
  /** What it finds on a page that has just been loaded, or that an earlier check left as it was. */
  look(visit: Visit): Promise<Finding[]>
  /** Spoils the page so that `look` must find something: proof that the check can fail. */
  spoil(page: Page): Promise<unknown>
}

/** What a check of the site as a whole gives. */
export interface SiteResult {
  /** How many pages, files or rounds were looked at. */
  looked: number
  findings: Finding[]
  /** Measured figures, by name. */
  figures?: Record<string, string | number>
}

/** The built site while it is served, and the browser that checks share. */
export interface ServedSite {
  origin: string
  browser: Browser
}

/** A check of the site as a whole. */
export interface SiteCheck {
  name: string
  holds: string
  /** Only reported: its figures depend on the machine, so that its findings don't fail the run. */
  isReport?: boolean
  run(site: ServedSite & { addresses: string[]; say: (line: string) => void }): Promise<SiteResult>
  /** The same check on something spoiled, which must find at least one thing. */
  prove(site: ServedSite): Promise<Finding[]>
}
