// Reaches the browser, when a visitor uses the day dial.
import { dayPeriods, nightPeriods, type Period } from './choghadiya'
import { readDate, sayDate, weekdayOf } from './clock'
import type { Place } from './places'
import { sunTimes } from './sun'

/** A day's periods at a place. */
export interface Almanac {
  weekday: number
  rise: number
  set: number
  /** The next day's sunrise; absent when the sun does not rise then. */
  nextRise?: number
  /** Day periods 1 to 8, then night periods 9 to 16. */
  periods: Period[]
}

/** The reason why a day has no periods, and the shading of the dial: daylight, darkness or none. */
export interface NoAlmanac {
  sky: 'stays up' | 'stays down' | 'unknown'
  trouble: string
}

/** The range of dates for which time zones and formulas are known to be right. */
export const firstDate = '2015-01-01'
export const lastDate = '2050-12-31'

/** The periods of a date (YYYY-MM-DD) at a place, or the reason why there are none. */
export function almanacOf(date: string, place: Place): Almanac | NoAlmanac {
  const day = readDate(date)
  if (day === undefined) return { sky: 'unknown', trouble: 'Choose a date, and the periods follow.' }
  if (date < firstDate || date > lastDate)
    return { sky: 'unknown', trouble: `Choose a date from ${firstDate.slice(0, 4)} to ${lastDate.slice(0, 4)}.` }
  const sun = sunTimes(day, place)
  if (typeof sun === 'string') {
    const what = sun === 'stays up' ? 'does not set' : 'does not rise'
    return {
      sky: sun,
      trouble: `On ${sayDate(day)}, the sun ${what} in ${place.name}. Choghadiya divides the time between a sunrise and a sunset, so this day has no periods.`,
    }
  }
  const weekday = weekdayOf(day)
  const next = sunTimes(day + 1, place)
  const nextRise = typeof next === 'string' ? undefined : next.rise + 1440
  const periods = dayPeriods(weekday, sun.rise, sun.set)
  if (nextRise !== undefined) periods.push(...nightPeriods(weekday, sun.set, nextRise))
  return { weekday, ...sun, nextRise, periods }
}
