// Reaches the browser, when a visitor uses the day dial.
import type { Period } from './choghadiya'

/** How long a period is at least whose name, and whose number, has room on the ring, in minutes. */
const nameMinutes = 66
export const numberMinutes = 30

/** The label of each arc: its name, its number where that is too long, and nothing where numbers would overlap. */
export function arcLabels(periods: Period[]): string[] {
  let free = Number.NEGATIVE_INFINITY
  return periods.map(({ name, number, from, to }) => {
    if (to - from > nameMinutes) return name
    const middle = (from + to) / 2
    if (middle - free < numberMinutes) return ''
    free = middle
    return `${number}`
  })
}
