import { expect, test } from 'vitest'
import { type Almanac, almanacOf } from '../../../../renderer/site/islands/demos/day-dial/almanac'
import { dayPeriods, type Kind, nightPeriods } from '../../../../renderer/site/islands/demos/day-dial/choghadiya'
import { clock, duration, readDate, sayDate, writeDate } from '../../../../renderer/site/islands/demos/day-dial/clock'
import { type PlaceName, places } from '../../../../renderer/site/islands/demos/day-dial/places'
import { sunTimes } from '../../../../renderer/site/islands/demos/day-dial/sun'

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const days = (place: PlaceName, date: string) => almanacOf(date, places[place]) as Almanac
const trouble = (place: PlaceName, date: string) => {
  const result = almanacOf(date, places[place])
  return 'trouble' in result ? result.trouble : undefined
}

// Sunrise and sunset by Astronomy Engine 2.1 (VSOP87 theory, upper edge of the sun, usual refraction).
test.each<[PlaceName, date: string, rise: string, set: string]>([
  ['ujjain', '2026-03-19', '06:32', '18:37'],
  ['new-delhi', '2024-01-01', '07:14', '17:35'],
  ['kathmandu', '2023-04-14', '05:41', '18:28'],
  ['dubai', '2030-10-10', '06:15', '17:57'],
  ['singapore', '2024-03-20', '07:09', '19:15'],
  ['nairobi', '2025-06-21', '06:33', '18:36'],
  ['durban', '2025-12-21', '04:52', '18:56'],
  ['phoenix', '2024-07-04', '05:24', '19:42'],
  ['reykjavik', '2024-12-21', '11:23', '15:30'],
  ['reykjavik', '2024-06-21', '02:55', '24:04'],
  ['murmansk', '2026-03-01', '08:11', '17:51'],
])('the sun rises and sets in %s on %s at %s and %s, to a minute', (place, date, rise, set) => {
  const sun = sunTimes(readDate(date) ?? Number.NaN, places[place])
  if (typeof sun === 'string') throw new Error(sun)
  expect(Math.abs(sun.rise - minutes(rise))).toBeLessThanOrEqual(1)
  expect(Math.abs(sun.set - minutes(set))).toBeLessThanOrEqual(1)
})

// The table as printed in almanacs, Sunday first.
const byDay = `
Udveg Char Labh Amrit Kaal Shubh Rog Udveg
Amrit Kaal Shubh Rog Udveg Char Labh Amrit
Rog Udveg Char Labh Amrit Kaal Shubh Rog
Labh Amrit Kaal Shubh Rog Udveg Char Labh
Shubh Rog Udveg Char Labh Amrit Kaal Shubh
Char Labh Amrit Kaal Shubh Rog Udveg Char
Kaal Shubh Rog Udveg Char Labh Amrit Kaal`
const byNight = `
Shubh Amrit Char Rog Kaal Labh Udveg Shubh
Char Rog Kaal Labh Udveg Shubh Amrit Char
Kaal Labh Udveg Shubh Amrit Char Rog Kaal
Udveg Shubh Amrit Char Rog Kaal Labh Udveg
Amrit Char Rog Kaal Labh Udveg Shubh Amrit
Rog Kaal Labh Udveg Shubh Amrit Char Rog
Labh Udveg Shubh Amrit Char Rog Kaal Labh`
const rows = (table: string) => table.trim().split('\n')

test('the names follow the traditional table on every weekday', () => {
  const line = (periods: { name: string }[]) => periods.map(({ name }) => name).join(' ')
  expect([0, 1, 2, 3, 4, 5, 6].map(weekday => line(dayPeriods(weekday, 360, 1080)))).toEqual(rows(byDay))
  expect([0, 1, 2, 3, 4, 5, 6].map(weekday => line(nightPeriods(weekday, 1080, 1800)))).toEqual(rows(byNight))
})

test('Amrit, Shubh and Labh are good, Char is neutral, Udveg, Kaal and Rog are bad', () => {
  const periods = dayPeriods(0, 360, 1080)
  const names = (of: Kind) => [...new Set(periods.filter(({ kind }) => kind === of).map(({ name }) => name))].sort()
  expect(names('good')).toEqual(['Amrit', 'Labh', 'Shubh'])
  expect(names('neutral')).toEqual(['Char'])
  expect(names('bad')).toEqual(['Kaal', 'Rog', 'Udveg'])
})

test('day and night are divided without a gap, from sunrise to the next sunrise', () => {
  const { rise, set, nextRise, periods } = days('ujjain', '2026-03-19')
  expect(periods.map(({ number }) => number)).toEqual(Array.from({ length: 16 }, (_, index) => index + 1))
  expect(periods[0]?.from).toBe(rise)
  expect(periods[7]?.to).toBeCloseTo(set)
  expect(periods[8]?.from).toBe(set)
  expect(periods[15]?.to).toBeCloseTo(nextRise ?? Number.NaN)
  for (const [index, period] of periods.slice(1).entries())
    expect(period.from).toBeCloseTo(periods[index]?.to ?? Number.NaN)
})

test('19 March 2026 is a Thursday, which begins with Shubh', () => {
  const { weekday, periods } = days('ujjain', '2026-03-19')
  expect(weekday).toBe(4)
  expect(periods[0]?.name).toBe('Shubh')
  expect(sayDate(readDate('2026-03-19') ?? 0)).toBe('Thursday, March 19, 2026')
})

test('where the sun stays up or down there are no periods, and it says why', () => {
  expect(trouble('murmansk', '2026-06-21')).toContain('the sun does not set in Murmansk')
  expect(trouble('murmansk', '2026-12-21')).toContain('the sun does not rise in Murmansk')
  expect(trouble('murmansk', '2026-03-01')).toBeUndefined()
})

test('the last day before the polar night has day periods, but no night ones', () => {
  const { periods, nextRise } = days('murmansk', '2026-12-01')
  expect(nextRise).toBeUndefined()
  expect(periods).toHaveLength(8)
})

test('what is no date, or too far away, asks for another date', () => {
  for (const date of ['', '2026-02-29', '2026-13-01', 'soon'])
    expect(trouble('ujjain', date)).toContain('Choose a date')
  expect(trouble('ujjain', '1999-12-31')).toBe('Choose a date from 2015 to 2050.')
  expect(trouble('ujjain', '2051-01-01')).toBe('Choose a date from 2015 to 2050.')
  expect(trouble('ujjain', '2028-02-29')).toBeUndefined()
})

test('times and lengths are written to the nearest minute', () => {
  expect([clock(391.6), clock(1439.7), clock(1443), clock(-3)]).toEqual(['06:32', '00:00', '00:03', '23:57'])
  expect([duration(90.6), duration(60), duration(31)]).toEqual(['1\u00a0h\u00a031\u00a0min', '1\u00a0h', '31\u00a0min'])
  expect(writeDate((readDate('2024-02-28') ?? 0) + 1)).toBe('2024-02-29')
})
