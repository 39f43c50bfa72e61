import { expect, test } from 'vitest'
import { type Almanac, almanacOf } from '../../../../../renderer/site/islands/demos/day-dial/almanac'
import { momentAt, periodAt, placeNear } from '../../../../../renderer/site/islands/demos/day-dial/now'
import { type PlaceName, places } from '../../../../../renderer/site/islands/demos/day-dial/places'

const minutesOf = (time: string) => Date.parse(time) / 60_000
const at = (place: PlaceName, time: string) => momentAt(places[place], minutesOf(time))

test('after sunrise the day is that of the calendar, before it the night of the day before goes on', () => {
  expect(at('ujjain', '2026-03-19T08:30:00Z')).toEqual({ date: '2026-03-19', minute: 14 * 60 })
  expect(at('ujjain', '2026-03-18T22:30:00Z')).toEqual({ date: '2026-03-18', minute: 28 * 60 })
  expect(at('phoenix', '2026-03-19T05:00:00Z')).toEqual({ date: '2026-03-18', minute: 22 * 60 })
})

test('every minute of a day and its night is in one period', () => {
  const { rise, nextRise = 0, periods } = almanacOf('2026-03-19', places.ujjain) as Almanac
  for (let minute = Math.ceil(rise); minute < nextRise; minute++)
    expect(periods.filter(({ from, to }) => from <= minute && minute < to)).toEqual([periodAt(periods, minute)])
  expect(periodAt(periods, rise - 1)).toBeUndefined()
})

test('the dial opens where clocks are nearest and the sun always rises, else in Mumbai', () => {
  expect([330, 345, -240, 30, 660].map(placeNear)).toEqual(['mumbai', 'kathmandu', 'bogota', 'mumbai', 'brisbane'])
})
