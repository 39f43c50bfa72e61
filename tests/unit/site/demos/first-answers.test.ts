import { expect, test } from 'vitest'
import { mark } from '../../../../renderer/site/islands/demos/marked-answer/marking'
import { nextQuestion } from '../../../../renderer/site/islands/demos/marked-answer/next-question'

/** Answers of readers who saw the example for the first time, with the part of each line, and what is asked next. */
test.each<[answer: string, parts: string[], asked: string]>([
  [
    'My boss wanted to launch early. I said no. We launched later and it went well.',
    ['situation', 'action', 'result'],
    'We launched later and it went well. And what did that change?',
  ],
  [
    'The kitchen renovation was late. I called the contractor daily until it was done.',
    ['situation', 'result'],
    'I called the contractor daily until it was done. And what did that change?',
  ],
  [
    'My thesis was late. I talked to my professor and got an extension.',
    ['situation', 'result'],
    'I talked to my professor and got an extension. What made the difference?',
  ],
  [
    'When I was a teacher, the school play was behind schedule. I asked parents to help and we opened on the planned night, sold out.',
    ['situation', 'action', 'result'],
    'We opened on the planned night, sold out. How do you know?',
  ],
  [
    'There was this project where nothing worked. We had meetings every day. Eventually it was finished.',
    ['situation', 'situation', 'result'],
    'Eventually it was finished. And what did you do yourself?',
  ],
  [
    'We were late. I worked weekends. We delivered.',
    ['situation', 'action', 'result'],
    'We delivered. And what did that change?',
  ],
  [
    'Well, um, so the rollout, it was super late, and I basically had to step in and fix everything.',
    ['situation', 'task'],
    ' And what came of it?',
  ],
])('an answer of a new reader: %s', (answer, parts, asked) => {
  const marking = mark(answer)
  expect(marking.lines.map(({ part }) => part)).toEqual(parts)
  const { said, question } = nextQuestion(marking) ?? {}
  expect(`${said} ${question}`).toBe(asked)
})

test('a firm or a school at the beginning says where it was', () => {
  expect(mark('At Google I led the migration.').missing).not.toContain('situation')
  expect(mark('At first I led the migration.').missing).toContain('situation')
})
