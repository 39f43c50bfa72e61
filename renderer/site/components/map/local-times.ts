import { clock, officeHours } from '../contact/office-hours'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** How many of the office's hours are within its own hours on the clocks of a place that is so many hours ahead. */
export function sharedHours(ahead: number): number {
  const { from, to } = officeHours()
  const shared = (shift: number) => Math.max(0, Math.min(to, to + shift) - Math.max(from, from + shift))
  return shared(ahead) + shared(ahead - 24)
}

/**
 * When a letter of Monday at the office's first hour, by the clocks of a place that is so many hours ahead, has its answer
 * there at the latest.
 */
export function answeredBy(businessHours: number, ahead: number): { day: string; time: string } {
  const { from, to } = officeHours()
  const start = Math.max(from, from - ahead)
  const later = Math.max(0, businessHours - (to - start))
  const nights = Math.ceil(later / (to - from))
  const end = nights === 0 ? start + businessHours : 24 * nights + from + later - (nights - 1) * (to - from)
  return { day: days[Math.floor((end + ahead) / 24)] ?? '', time: clock(end + ahead) }
}
