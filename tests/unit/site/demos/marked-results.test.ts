import { expect, test } from 'vitest'
import { mark } from '../../../../renderer/site/islands/demos/marked-answer/marking'
import { nextQuestion } from '../../../../renderer/site/islands/demos/marked-answer/next-question'

/** Results with a number as people first write them, and the number that is their figure. */
test.each([
  ['She renewed for $40,000.', '$40,000'],
  ['In the end they renewed for $40,000.', '$40,000'],
  ['They saved us $5,000 a month.', '$5,000'],
  ['Churn fell from 9% to 4%.', 'from 9% to 4%'],
  ['Revenue grew by a third.', 'a third'],
  ['Revenue grew by a third in 2023.', 'a third'],
  ['I called her and she renewed for $40,000.', '$40,000'],
  ['The client signed for two more years.', 'two'],
  ['The site is now 40% faster.', '40%'],
  ['Our error rate is down to 2%.', '2%'],
  ['Orders went up by 30 percent.', '30 percent'],
  ['We went from 12 to 40 customers.', 'from 12 to 40'],
  ['She came back with an order of 500 pieces.', '500'],
  ['Two customers came back.', 'two'],
  ['I closed 15 deals that quarter.', '15'],
  ['We hit 120% of our target.', '120%'],
  ['Sales beat the target by 12%.', '12%'],
  ['Support tickets dropped by half.', 'half'],
  ['The shop made $2 million more.', '$2 million'],
  ['The event sold out in three hours.', 'three'],
  ['He stayed for another three years.', 'three'],
  ['They bought 300 licenses in 2024.', '300'],
])('a result is seen as one, with its number: %s', (answer, figure) => {
  const marking = mark(answer)
  expect(marking.missing).not.toContain('result')
  expect(marking.figure).toBe(figure)
  expect(nextQuestion(marking)?.said).not.toMatch(/[.,]{2}|\.\S*\.$/)
})

test.each([
  'Our budget was $40,000.',
  'We had 60 open complaints.',
  'The client wanted a discount of 20%.',
  'I was told to raise sales by 20%.',
  'I had to cut costs by 12%.',
  'I hired 12 people.',
  'I bought two servers.',
  'I made 40 calls.',
  'I reached out to 40 customers.',
  'I asked her to renew for $40,000.',
])('a number alone is no result: %s', answer => {
  expect(mark(answer).missing).toContain('result')
})
