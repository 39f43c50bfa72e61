const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** Formats a day for readers: December 1, 2024. */
export function longDate(day: string): string {
  return format.format(new Date(`${day}T00:00:00Z`))
}
