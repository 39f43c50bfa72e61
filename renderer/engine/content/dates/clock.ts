/** The instant and the option that decide which entities are part of a site. */
export interface Moment {
  /** The instant that the site is made for. */
  at: Date
  /** Whether drafts are part of it: only in a build that is never published. */
  isWithDrafts: boolean
}

/** The site as visitors would get it now. */
export const present = (): Moment => ({ at: new Date(), isWithDrafts: false })

/** No build is older than this version of the engine: an earlier clock is wrong. In milliseconds. */
const earliestMs = Date.UTC(2026, 10, 23)

/** An instant, or where the clock is behind this version of the engine, its release. */
export const plausibleInstant = (at: Date): Date => new Date(Math.max(at.valueOf(), earliestMs))
