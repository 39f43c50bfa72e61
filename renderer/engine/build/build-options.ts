/** The options of a build. */
export interface BuildOptions {
  /** The instant for which the site is built. */
  at: Date
  /**
   * Whether the site is another than the one to publish now: of another moment, with drafts, or only to be compared. It is
   * not compared with the ledger, and the next build knows nothing of it.
   */
  isUnrecorded: boolean
  /** The folder of a site that is only compared, as `comparisonFolder` gives it. */
  comparedIn?: string
  /** Whether the result is going to be deployed, so that the ledger records it. */
  isPublication: boolean
  /** Whether drafts are part of the site, which is not published then. */
  isWithDrafts: boolean
  /** The page to explain. */
  explained?: string
}
