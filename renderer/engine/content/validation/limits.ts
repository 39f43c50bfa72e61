/**
 * The most that content may hold of what costs a build much, far above what a site needs. A tag is a page, a social
 * card and a Markdown copy: a thousand take about a minute and 80 MB.
 */
export const limits = {
  tagsPerEntity: 30,
  tagsPerCollection: 1000,
  /** In characters. A tag names files, and file systems take names of 255 bytes. */
  tagLength: 50,
} as const
