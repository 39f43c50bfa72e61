/** Words that people read in a minute: slow enough for a text that is tried out while it is read. */
const wordsPerMinute = 200

/** How long a text of so many words takes to read, as it is shown. */
export function countedReadTime(words: number): string {
  return `${Math.max(1, Math.round(words / wordsPerMinute))} min read`
}

/** The reading time of an article: that of its field, or else one counted from its text. */
export function readTimeOf({ readTime, words = 0 }: { readTime?: string; words?: number }): string {
  return readTime ?? countedReadTime(words)
}

/** The reading time of an article as a number. */
export function minutesOf(post: { readTime?: string; words?: number }): number {
  return Number.parseInt(readTimeOf(post), 10)
}
