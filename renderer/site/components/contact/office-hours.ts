import { site } from '../../../../content/site'
import type { Office } from '../../islands/forms/answer-by'

/** The business hours of the office in Princeton. */
export const officeHours = (): Office => ({ zone: 'America/New_York', ...hoursOf(site.contact.hours) })

/** The hours that a text such as `Mon-Fri 9am-6pm` names, on a clock of 24 hours. Throws where it names none. */
function hoursOf(text: string): { from: number; to: number } {
  const [, from, fromHalf, to, toHalf] = /\b(\d{1,2})(am|pm)-(\d{1,2})(am|pm)/.exec(text) ?? []
  if (!from || !to) throw new Error(`content/site.ts: the hours "${text}" name no time such as 9am-6pm.`)
  const hour = (number: string, half = '') => (Number(number) % 12) + (half === 'pm' ? 12 : 0)
  return { from: hour(from, fromHalf), to: hour(to, toHalf) }
}

const ofDay = (hour: number) => ((hour % 24) + 24) % 24

/** The bar of so many hours in a day of 240 units; the part after midnight is at its beginning. */
export function barsOf(start: number, length: number): string {
  const from = ofDay(start)
  const end = Math.min(24, from + length)
  const bar = (a: number, b: number) => `M${a * 10} 0H${b * 10}V10H${a * 10}z`
  return bar(from, end) + (from + length > 24 ? bar(0, from + length - 24) : '')
}

/** An hour in words: 7.5 is 7:30 am. */
export function clock(hour: number): string {
  const time = ofDay(hour)
  const minutes = Math.round((time % 1) * 60)
  return `${Math.floor(time) % 12 || 12}${minutes ? `:${minutes}` : ''}\u00a0${time < 12 ? 'am' : 'pm'}`
}
