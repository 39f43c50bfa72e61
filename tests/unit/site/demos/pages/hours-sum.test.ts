import { expect, test } from 'vitest'
import { hoursOf, written } from '../../../../../renderer/site/islands/demos/hours-sum/sum'

const fields = { people: '20', minutes: '15', times: '3', weeks: '44' }

test('people × minutes × times × weeks, in hours and in working weeks of one person', () => {
  expect(hoursOf(fields)).toEqual({ minutes: 39_600, hours: 660, personWeeks: 16.5 })
})

test.each([{ people: '' }, { minutes: '0' }, { times: '-3' }, { weeks: '53' }, { people: '1e3' }, { minutes: '2.5' }])(
  'no sum with %j',
  changed => {
    expect(hoursOf({ ...fields, ...changed })).toBeUndefined()
  },
)

test.each([
  [660, '660'],
  [16.5, '16.5'],
  [1234.56, '1,234.6'],
  [39_600, '39,600'],
  [1_000_000, '1,000,000'],
])('%d is written %s', (value, text) => {
  expect(written(value)).toBe(text)
})
