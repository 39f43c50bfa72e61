/** A reading time in minutes, as it is shown. */
export const shownReadTime = (minutes: number): string => `${minutes} min read`

/** The reading time of an article: that of its field, or else one counted from its text. */
export function readTimeOf({ readTime, minutes = 1 }: { readTime?: string; minutes?: number }): string {
  return readTime ?? shownReadTime(minutes)
}

/** The reading time of an article as a number. */
export function minutesOf(post: { readTime?: string; minutes?: number }): number {
  return Number.parseInt(readTimeOf(post), 10)
}
