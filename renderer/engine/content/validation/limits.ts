/**
 * The limits of content, far above what a site needs, so that a mistake doesn't cost a build much. A tag is a page, a social
 * card and a Markdown copy: a thousand take about a minute and 80 MB.
 */
export const limits = {
  tagsPerEntity: 30,
  tagsPerCollection: 1000,
  /** In characters. A tag names files, and file systems take names of 255 bytes. */
  tagLength: 50,
  /** The largest distance of a day after the site's instant: a later one is mistyped. */
  dayAheadYears: 1,
} as const
