import { expect, test } from 'vitest'
import { weeksOf } from '../../../../renderer/site/islands/demos/level-finder/weeks'

test.each([
  ['1–3 weeks', 1, 3],
  ['4-8 weeks', 4, 8],
  ['1 week', 1, 1],
  ['1–2 days', 0.2, 0.4],
  ['3–6 months', 13, 26],
])('%s is a span of %d to %d weeks', (text, from, to) => {
  expect(weeksOf(text)?.from).toBeCloseTo(from)
  expect(weeksOf(text)?.to).toBeCloseTo(to)
})

test.each(['varies', 'ongoing', 'Day 14', '24 hours', ''])('"%s" has no number of weeks', text => {
  expect(weeksOf(text)).toBeUndefined()
})
