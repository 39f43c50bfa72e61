import { expect, test } from 'vitest'
import { mark } from '../../../../renderer/site/islands/demos/marked-answer/marking'
import { nextQuestion } from '../../../../renderer/site/islands/demos/marked-answer/next-question'

const before = 'Our migration was late. My task was to save it. I called the vendor every day. '
const asked = (end: string) => nextQuestion(mark(before + end))

/** Numbers that measure no result: a date, and how much was done. */
test.each([
  ['We shipped on 3 March.', 'We shipped on 3 March.'],
  ['In the end we went live in 2023.', 'We went live in 2023.'],
  ['In the end we shipped in March 2023.', 'We shipped in March 2023.'],
  ['As a result we went live on March 3rd with three endpoints.', 'We went live on March 3rd with three endpoints.'],
  ['In the end I rewrote three endpoints and it worked.', 'I rewrote three endpoints and it worked.'],
])('no date and no amount of work is asked about as a result: %s', (end, said) => {
  const marking = mark(before + end)
  expect(marking.figure).toBeUndefined()
  expect(marking.missing).toEqual([])
  expect(nextQuestion(marking)?.said).toBe(said)
  expect(marking.notes.at(-1)?.text).toBe('This doesn’t say how much changed.')
})

test.each([
  [
    'It finished two days late instead of thirty.',
    'Two days late instead of thirty.',
    'two days late instead of thirty',
  ],
  ['I passed with distinction.', 'I passed with distinction.', undefined],
  ['I got a job within a month.', 'I got a job within a month.', undefined],
  ['In the end we opened with 12 calls a day.', '12 calls.', '12'],
])('a result as people tell it is one: %s', (end, said, figure) => {
  const alone = mark(end)
  expect(alone.missing).not.toContain('result')
  expect(mark(before + end).figure).toBe(figure)
  expect(asked(end)?.said).toBe(said)
})

test.each(['I passed with distinction.', 'I got a job within a month.'])(
  'what stands for itself is asked why: %s',
  end => {
    expect(asked(end)?.question).toBe('What made the difference?')
  },
)

test('how late something was is a situation, also after what was done about it', () => {
  const { lines } = mark('I took over the importer. It was three months late. I rewrote it.')
  expect(lines.map(({ part }) => part)).toEqual(['action', 'situation', 'action'])
})

test('what “I” did in the end is what somebody did, and not said to be missing', () => {
  const { lines, missing } = mark('In the end I rewrote the importer and it worked.')
  expect(lines).toMatchObject([{ part: 'result', also: 'action' }])
  expect(missing).not.toContain('action')
})

/** Answers that people typed who had not seen the rules, with the part of each line. */
test.each<[answer: string, parts: string[], asked: string]>([
  [
    'We had a delay of two weeks because a supplier failed. I found another and we delivered on the original date.',
    ['situation', 'result'],
    'We delivered on the original date. With how many days to spare?',
  ],
  [
    'My manager asked me to finish the audit in two weeks. I automated the checks. The audit was done in 8 days.',
    ['task', 'action', 'result'],
    '8 days. What else could explain it?',
  ],
  [
    'I once missed a deadline. I told my boss and agreed on a new plan. The customer was okay with it.',
    ['situation', 'action', 'result'],
    'The customer was okay with it. How do you know?',
  ],
  ['Honestly, I never had a late project', [], ' What comes closest?'],
  ['Three years ago, I led the migration of our data center.', ['action'], ' And what came of it?'],
  [
    'It was late and over budget. I renegotiated the contract and saved 200k.',
    ['situation', 'result'],
    '200k. What else could explain it?',
  ],
  [
    'The caterer cancelled. I phoned ten restaurants and found one. 200 guests were fed.',
    ['situation', 'action', 'result'],
    '200 guests. What else could explain it?',
  ],
  [
    'My boss wanted to fire a colleague. I disagreed and told him why. In the end she stayed.',
    ['situation', 'action', 'result'],
    'She stayed. How do you know?',
  ],
  [
    'I collected data for a month. He agreed to two days from home.',
    ['action', 'action'],
    'He agreed to two days from home. And what came of it?',
  ],
  [
    'We missed the date. My task was to save it. I wrote a plan, and we delivered two days before the new date.',
    ['situation', 'task', 'action', 'result'],
    'Two days. What else could explain it?',
  ],
  [
    'The project finished 3 weeks late but the client was happy.',
    ['result'],
    'The client was happy. And what did you do yourself?',
  ],
  [
    'Last spring I planned a shop. We shipped on March 3rd, 2023 and got 500 new users in the first week.',
    ['action', 'result'],
    '500 new users. What else changed in that week?',
  ],
])('what somebody typed is read as it is meant: %s', (answer, parts, said) => {
  const marking = mark(answer)
  expect(marking.lines.map(({ part }) => part)).toEqual(parts)
  const { said: words, question } = nextQuestion(marking) ?? {}
  expect(`${words} ${question}`).toBe(said)
})
