// Reaches the browser, when a visitor uses the day dial.

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const months = 'January February March April May June July August September October November December'.split(' ')
const dayLength = 86_400_000

/** The number of days from 1 January 1970 to a date (YYYY-MM-DD); undefined where the text is no date. */
export function readDate(text: string): number | undefined {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  if (Number.isNaN(time)) return undefined
  const day = time / dayLength
  return writeDate(day) === text ? day : undefined
}

/** The day as YYYY-MM-DD. */
export function writeDate(day: number): string {
  return new Date(day * dayLength).toISOString().slice(0, 10)
}

/** The weekday of a day counted from 1 January 1970; Sunday is 0. */
export function weekdayOf(day: number): number {
  return new Date(day * dayLength).getUTCDay()
}

/** The name of a weekday; Sunday is 0, and 7 again. */
export function weekdayName(weekday: number): string {
  return weekdays[weekday % 7] as string
}

/** The date in words, such as "Thursday, March 19, 2026". */
export function sayDate(day: number): string {
  const date = new Date(day * dayLength)
  return `${weekdayName(weekdayOf(day))}, ${months[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`
}

/** Minutes after midnight as a clock shows them, such as "06:35", to the nearest minute. */
export function clock(minutes: number): string {
  const whole = (Math.round(minutes) + 1440) % 1440
  return `${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}`
}

/** A length of time in words that stay on one line, such as "1 h 31 min", to the nearest minute. */
export function duration(minutes: number): string {
  const whole = Math.round(minutes)
  const hours = Math.floor(whole / 60)
  return [hours && `${hours}\u00a0h`, (whole % 60 || !hours) && `${whole % 60}\u00a0min`].filter(Boolean).join('\u00a0')
}
