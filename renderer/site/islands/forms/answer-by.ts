// Reaches the browser, when a visitor uses a form.

/** The business hours of the office: from Monday to Friday, in its own time zone. */
export interface Office {
  /** A time zone of the IANA database. */
  zone: string
  /** The first hour of a day, and the one in which it ends. */
  from: number
  to: number
}

const hourMs = 3_600_000
const isWeekend = (wall: Date) => wall.getUTCDay() % 6 === 0

/** The office's calendar and clock at a moment, as if it was in UTC, so that its days can be counted. */
function wallClock(now: Date, zone: string): Date {
  const options = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const
  const parts = new Intl.DateTimeFormat('en-US', { ...options, timeZone: zone, hourCycle: 'h23' }).formatToParts(now)
  const of = (type: string) => Number(parts.find(part => part.type === type)?.value)
  return new Date(Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute')))
}

/** The beginning of the first business hour after so many days. */
function opening(wall: Date, days: number, from: number): Date {
  return new Date(Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth(), wall.getUTCDate() + days, from))
}

/** The moment at which so many business hours have passed, in words of the office's own clock; full hours only. */
export function answerBy(now: Date, businessHours: number, { zone, from, to }: Office): string {
  let left = businessHours * hourMs
  let wall = wallClock(now, zone)
  for (;;) {
    const opens = opening(wall, 0, from)
    const closes = opening(wall, 0, to)
    if (wall < opens) wall = opens
    const today = isWeekend(wall) ? 0 : Math.max(0, closes.getTime() - wall.getTime())
    if (today >= left && today > 0) break
    left -= today
    wall = opening(wall, 1, from)
  }
  const end = new Date(Math.ceil((wall.getTime() + left) / hourMs) * hourMs)
  const day = { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' } as const
  const hour = { hour: 'numeric', timeZone: 'UTC' } as const
  return `${end.toLocaleDateString('en-US', day)}, ${end.toLocaleTimeString('en-US', hour).toLowerCase()}`
}
