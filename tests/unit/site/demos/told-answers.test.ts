import { expect, test } from 'vitest'
import { mark } from '../../../../renderer/site/islands/demos/marked-answer/marking'
import { nextQuestion } from '../../../../renderer/site/islands/demos/marked-answer/next-question'

/** Answers as people tell them, with the parts of their lines. */
test.each([
  ['I was the lead engineer so I talked to the client.', ['task', 'action']],
  ['I was the only developer. I rewrote the importer.', ['task', 'action']],
  ['I’d been put in charge.', ['task']],
  ['As project lead, I had to calm the client down.', ['task']],
  ['As the project lead, I had to calm the client and find two more testers before the audit.', ['task']],
  ['Basically, I called the client.', ['action']],
  ['Kind of, like, I guess we just called them.', ['action']],
  [
    'I managed a late project by prioritizing what the client needed first, which led to on-time delivery.',
    ['action', 'result'],
  ],
  ['I cut costs by 12% by calling ten suppliers.', ['result', 'action']],
  [
    'I missed a deadline at university because I misread the brief, so I emailed my tutor the same day.',
    ['situation', 'action'],
  ],
  ['We were late, so we worked by night and by spring it was done.', ['situation', 'action']],
])('each line is its part: %s', (answer, parts) => {
  expect(mark(answer).lines.map(({ part }) => part)).toEqual(parts)
})

test('who misread a brief at university has said where it was', () => {
  expect(mark('I missed a deadline at university, so I emailed my tutor.').missing).not.toContain('situation')
})

test('“i” counts as a small letter too, and is no part of “i.e.”', () => {
  expect(mark('i told my boss. Then i called two of them, i.e. the vendors.').i).toBe(2)
})

test('words that only soften are filler words', () => {
  const said = (answer: string) => mark(answer).fillers
  expect(said('Kind of, like, I guess we just called them.')).toEqual(['kind of', 'like', 'i guess', 'just'])
  expect(said('We had just moved, and just one of us knew what I guessed.')).toEqual([])
})

test('of two figures in a result the larger one is asked about', () => {
  const asked = (answer: string) => nextQuestion(mark(`In 2023 I had to move the till. I moved it. ${answer}`))
  expect(asked('We launched with zero errors, saving $40,000.')).toEqual({
    said: '$40,000.',
    question: 'How was that counted?',
  })
  expect(asked('We launched with zero errors for 300 customers.')?.said).toBe('300 customers.')
  expect(asked('We launched with zero errors.')?.said).toBe('Zero errors.')
})

test.each([
  ['idk', 'Idk.', 'What comes closest?'],
  ['No.', 'No.', 'What comes closest?'],
  ['I dont know', 'I dont know.', 'What comes closest?'],
  ['I don’t know.', 'I don’t know.', 'What comes closest?'],
  ['Yes, once.', 'Yes, once.', 'When was that?'],
])('what is no answer yet is helped on, and never said to be nothing: %s', (answer, said, question) => {
  expect(nextQuestion(mark(answer))).toEqual({ said, question })
  expect(nextQuestion(mark(' '))).toBeUndefined()
})
