import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mark } from '../../../../renderer/site/islands/demos/marked-answer/marking'
import { nextQuestion } from '../../../../renderer/site/islands/demos/marked-answer/next-question'
import { samples } from '../../../../renderer/site/islands/demos/marked-answer/samples'
import { readPart } from '../../../../renderer/site/islands/demos/marked-answer/star'
import {
  clock,
  countWords,
  findNumbers,
  secondsOf,
  sentences,
} from '../../../../renderer/site/islands/demos/marked-answer/text'

const partsOf = (answer: string) => mark(answer).lines.map(line => line.part)
const at = (text: string, spans: { from: number; to: number }[]) => spans.map(({ from, to }) => text.slice(from, to))

test('sentences end at stops, not inside numbers or abbreviations', () => {
  expect(sentences('It grew 3.5% in May. Then, e.g. in June, it fell! Why?')).toEqual([
    'It grew 3.5% in May.',
    'Then, e.g. in June, it fell!',
    'Why?',
  ])
  expect(sentences('no stop at the end\n\nand a new line')).toEqual(['no stop at the end', 'and a new line'])
  expect(sentences('She said “go.” We went.')).toEqual(['She said “go.”', 'We went.'])
  expect(sentences('   ')).toEqual([])
})

test('words are counted as they are spoken, and spoken at 140 a minute', () => {
  expect(countWords('I don’t run a fifteen-minute check on 3.5% of 1,200 items.')).toBe(11)
  expect(secondsOf(140)).toBe(60)
  expect(secondsOf(350)).toBe(150)
  expect([0, 65, 150].map(clock)).toEqual(['0:00', '1:05', '2:30'])
})

test('each part is known by its cue words', () => {
  const cases = {
    situation: ['Last year our largest client was about to leave.', 'When I joined, nobody owned the backlog.'],
    task: ['My job was to keep them.', 'I was asked to run the migration.', 'I had to decide within a week.'],
    action: ['I called each team lead.', 'Then we rewrote the import.', 'So I quickly set up a call.'],
    result: ['As a result we kept the client.', 'Complaints fell from 60 to 9.', 'That saved two days a month.'],
  }
  for (const [part, lines] of Object.entries(cases))
    for (const line of lines) expect([line, readPart(line, undefined).part]).toEqual([line, part])
})

test('the cue that decided is shown', () => {
  const line = 'So in short I was asked to lead it.'
  const { cue } = readPart(line, 'situation')
  expect(at(line, cue ? [cue] : [])).toEqual(['I was asked'])
})

test('a sentence without cue words goes on with the part before it', () => {
  expect(partsOf('I wrote the plan. Everyone read it.')).toEqual(['action', 'action'])
  expect(partsOf('Everyone was tired by then.')).toEqual(['situation'])
})

test('numbers count in figures and in words, "one" does not', () => {
  const line = 'No one lost $1,200 or 41% of the four days.'
  expect(at(line, findNumbers(line))).toEqual(['$1,200', '41%', 'four'])
})

test('the first sample has all parts, three fillers and no number in the result', () => {
  const marking = mark(samples.first)
  expect(marking.lines.map(line => line.part)).toEqual(['situation', 'task', 'action', 'action', 'result'])
  expect(marking.fillers).toEqual(['basically', 'sort of', 'you know'])
  expect([marking.i, marking.we]).toEqual([2, 2])
  expect(marking.figure).toBeUndefined()
  expect(marking.notes.map(note => note.number)).toEqual([1, 2, 3])
})

test('the second sample follows the notes: no fillers, and a number in the result', () => {
  const marking = mark(samples.second)
  expect(marking.missing).toEqual([])
  expect(marking.fillers).toEqual([])
  expect(marking.figure).toBe('from 60 to 9')
})

test('a number outside the result, and the day of a month, is no result', () => {
  expect(mark('In the end we opened on May 13 with 12 calls a day.').figure).toBe('12')
  expect(mark('I hired 12 people. In the end it went well.').figure).toBeUndefined()
})

test('a missing part is named, the result first', () => {
  const marking = mark('Last year I moved the team to Leeds.')
  expect(marking.missing).toContain('result')
  expect(marking.notes.some(note => 'missing' in note.on && note.on.missing === 'result')).toBe(true)
  expect(marking.notes.length).toBeLessThanOrEqual(3)
})

test('"I" inside a word or "we" inside "went" is not counted', () => {
  const marking = mark('I think I’m right. It went well, and we, We agreed in Iowa.')
  expect([marking.i, marking.we]).toEqual([2, 2])
})

test('an empty answer has no lines, no notes and takes no time', () => {
  expect(mark('')).toMatchObject({ lines: [], notes: [], words: 0, seconds: 0, i: 0, we: 0 })
})

test('notes point at text that is there', () => {
  for (const answer of Object.values(samples)) {
    const { lines, notes } = mark(answer)
    for (const { on } of notes) {
      if ('line' in on) expect(lines[on.line]?.text.slice(on.span.from, on.span.to).trim()).not.toBe('')
    }
  }
})

/** What people write who have not seen the cue words, with a part that must be found and what may not be said of them. */
const tries: [answer: string, part: string, denied?: RegExp][] = [
  ['I cut costs by 12% in March.', 'result', /No line (?:gives a result|says what you did)|has no number/],
  ['I saved the company $40,000 a year.', 'result', /No line gives|has no number/],
  ['We doubled our sign-ups in six weeks.', 'result', /No line gives/],
  ['I brought the error rate down from 8% to 2%.', 'result', /No line gives|has no number/],
  ['My team shipped two weeks early.', 'result', /No line gives/],
  ['I reduced onboarding from ten days to four.', 'result', /No line gives|has no number/],
  ['Sales rose 30 percent after I changed the page.', 'result', /No line gives|has no number/],
  ['I sold 200 licenses last quarter.', 'result', /No line gives|has no number/],
  ['I improved response time by half.', 'result', /No line gives|has no number/],
  ['In 2023 I led the migration to the new system.', 'action', /No line says what you did/],
  ['I talked to the client and rewrote the plan.', 'action', /No line says what you did/],
  ['I was responsible for the budget.', 'task', /No line says what was yours/],
  ['My job was to get the launch back on track.', 'task', /No line says what was yours/],
  ['I was told to cut costs by 12%.', 'task', /A result that can be checked/],
  ['Last year our biggest customer wanted to leave.', 'situation', /No line says where/],
  ['When I joined, the team had no tests.', 'situation', /No line says where/],
  ['Two years ago our server failed on Black Friday.', 'situation', /No line says where/],
  ['In the end we kept the customer.', 'result', /No line gives a result/],
  ['I trained five colleagues, and they now do it alone.', 'action', /No line says what you did/],
  ['As a result, complaints fell to almost zero.', 'result', /No line gives a result/],
]
test.each(tries)('a first try: %s', (answer, part, denied = /^$/) => {
  const { missing, notes } = mark(answer)
  expect(missing).not.toContain(part)
  for (const note of notes) expect(note.text).not.toMatch(denied)
})

test('a change with its amount is a result, and the action that led to it', () => {
  expect(mark('I cut costs by 12% in March.')).toMatchObject({
    lines: [{ part: 'result', also: 'action' }],
    figure: '12%',
    missing: ['situation', 'task'],
  })
})

test.each([
  [samples.first, 'Everyone was a lot happier.', 'How much happier, and who says so?'],
  [samples.second, 'From 60 to 9.', 'What else changed in that month?'],
  [
    'Last spring our costs were too high. I had to cut them. I called ten suppliers. As a result they fell by 12%.',
    'They fell by 12%.',
    'Compared with when?',
  ],
  [
    'Last spring I had to save a release. I cut its scope. In the end we shipped on time.',
    'We shipped on time.',
    'With how many days to spare?',
  ],
  [
    'Last spring we were late. My job was to fix it. We sort of rewrote the plan, and we shipped. In the end complaints fell from 60 to 9.',
    'We rewrote the plan.',
    'Which part of that was yours?',
  ],
  [
    'In my last job I had to cut costs. I called ten suppliers. In the end it went well.',
    'It went well.',
    'How do you know?',
  ],
  ['Last year I moved to Leeds.', 'Last year I moved to Leeds.', 'And what came of it?'],
  ['We doubled our sign-ups in six weeks.', '', 'What was yours to do there?'],
])('what they will ask next follows from the answer: %s', (answer, said, question) => {
  expect(nextQuestion(mark(answer))).toEqual({ said, question })
})

test('the next question takes up only words of the answer, and an empty answer invites none', () => {
  expect(nextQuestion(mark(''))).toBeUndefined()
  const words = fc.constantFrom(
    ...'I we cut asked to the plan last year , . and in the end it went you know well from 60 9 my job was Then so'.split(
      ' ',
    ),
  )
  fc.assert(
    fc.property(fc.array(words, { minLength: 1, maxLength: 40 }), list => {
      const answer = list.join(' ')
      const heard = answer.toLowerCase().match(/[a-z\d]+/g) ?? []
      for (const word of nextQuestion(mark(answer))
        ?.said.toLowerCase()
        .match(/[a-z\d]+/g) ?? [])
        expect(heard).toContain(word)
    }),
  )
})
