import { expect, test } from 'vitest'
import { answeredBy, sharedHours } from '../../../renderer/site/components/map/local-times'
import { places } from '../../../renderer/site/components/map/places'

/** The time zone of each city of the map, by the IANA database. */
const zones: Record<string, string> = {
  Sydney: 'Australia/Sydney',
  'São Paulo': 'America/Sao_Paulo',
  Toronto: 'America/Toronto',
  Santiago: 'America/Santiago',
  Bogotá: 'America/Bogota',
  Paris: 'Europe/Paris',
  Berlin: 'Europe/Berlin',
  Delhi: 'Asia/Kolkata',
  Dublin: 'Europe/Dublin',
  Rome: 'Europe/Rome',
  Tokyo: 'Asia/Tokyo',
  Nairobi: 'Africa/Nairobi',
  'Kuala Lumpur': 'Asia/Kuala_Lumpur',
  'Mexico City': 'America/Mexico_City',
  Amsterdam: 'Europe/Amsterdam',
  Auckland: 'Pacific/Auckland',
  Manila: 'Asia/Manila',
  Riyadh: 'Asia/Riyadh',
  Singapore: 'Asia/Singapore',
  Johannesburg: 'Africa/Johannesburg',
  Madrid: 'Europe/Madrid',
  Dubai: 'Asia/Dubai',
  London: 'Europe/London',
  Princeton: 'America/New_York',
}

/** The hours that a zone is ahead of UTC in January. */
function offsetOf(zone = 'UTC'): number {
  const options = { timeZone: zone, timeZoneName: 'longOffset' } as const
  const parts = new Intl.DateTimeFormat('en-US', options).formatToParts(new Date('2026-01-15T12:00Z'))
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours, minutes] = /GMT([+-])(\d+):(\d+)/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) + Number(minutes ?? 0) / 60)
}

test('each city of the map is as far ahead of the office in January as its time zone says', () => {
  const office = offsetOf('America/New_York')
  const expected = Object.values(places).map(({ city }) => [city, offsetOf(zones[city]) - office])
  expect(Object.values(places).map(({ city, ahead }) => [city, ahead])).toEqual(expected)
})

test.each([
  ['Princeton', 0, 9, 'Wednesday 3 pm'],
  ['Mexico City', -1, 8, 'Wednesday 3 pm'],
  ['São Paulo', 2, 7, 'Wednesday 5 pm'],
  ['Berlin', 6, 3, 'Wednesday 9 pm'],
  ['Delhi', 10.5, 0, 'Thursday 1:30 am'],
  ['Sydney', 16, 1, 'Thursday 7 am'],
  ['Auckland', 18, 3, 'Thursday 9 am'],
])('a letter of Monday morning from %s', (_, ahead, shared, answered) => {
  const { day, time } = answeredBy(24, ahead)
  expect(`${day} ${time}`.replace('\u00a0', ' ')).toBe(answered)
  expect(sharedHours(ahead)).toBe(shared)
})
