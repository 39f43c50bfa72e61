import { expect, test } from 'vitest'
import { answerBy } from '../../../renderer/site/islands/forms/answer-by'

const office = { zone: 'America/New_York', from: 9, to: 18 }
const said = (moment: string, hours = 24) => answerBy(new Date(moment), hours, office).replace('\u202f', ' ')

test.each([
  ['on Monday at 9 am', '2026-11-30T09:00-05:00', 'Wednesday, December 2, 3 pm'],
  ['on Monday at 4:20 pm, to the full hour', '2026-11-30T16:20-05:00', 'Thursday, December 3, 2 pm'],
  ['before the office opens', '2026-11-30T03:00-05:00', 'Wednesday, December 2, 3 pm'],
  ['after it has closed', '2026-11-30T20:00-05:00', 'Thursday, December 3, 3 pm'],
  ['on Thursday, with a weekend in between', '2026-12-03T12:00-05:00', 'Monday, December 7, 6 pm'],
  ['on Saturday', '2026-12-05T12:00-05:00', 'Wednesday, December 9, 3 pm'],
  ['from Tokyo, when it is still Sunday in Princeton', '2026-11-30T08:00+09:00', 'Wednesday, December 2, 3 pm'],
  ['across the end of summer time', '2026-10-30T12:00-04:00', 'Tuesday, November 3, 6 pm'],
])('24 business hours from a letter %s', (_, moment, expected) => {
  expect(said(moment)).toBe(expected)
})

test('one day of nine hours ends when the office closes', () => {
  expect(said('2026-11-30T09:00-05:00', 9)).toBe('Monday, November 30, 6 pm')
})
