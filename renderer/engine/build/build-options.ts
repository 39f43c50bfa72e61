import type { Moment } from '../content/dates/clock'

/** The options of a build, with the moment that the site is built for. */
export interface BuildOptions extends Moment {
  /**
   * Whether the site is another than the one to publish now: of another moment, with drafts, or only to be compared. It is
   * not compared with the ledger, and the next build knows nothing of it.
   */
  isUnrecorded: boolean
  /** The absolute path of the folder for a site that is only compared: it is never published, and nothing is compressed. */
  comparedIn?: string
  /** Whether the result is going to be deployed, so that the ledger records it. */
  isPublication: boolean
  /** Which part of the pages to make for other machines, such as `3/8`; empty where the environment says it. */
  shard?: string
  /** The page to explain. */
  explained?: string
}
