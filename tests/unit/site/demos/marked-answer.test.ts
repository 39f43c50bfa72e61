import { expect, test } from 'vitest'
import { mark } from '../../../../renderer/site/islands/demos/marked-answer/marking'
import { samples } from '../../../../renderer/site/islands/demos/marked-answer/samples'
import { readPart } from '../../../../renderer/site/islands/demos/marked-answer/star'
import {
  clock,
  countWords,
  findFillers,
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
  expect(partsOf('Everyone was tired.')).toEqual(['situation'])
})

test('filler words are found, the same words with a meaning are not', () => {
  const full = 'Basically, we, um, sort of knew, you know, and it was, like, late.'
  expect(at(full, findFillers(full))).toEqual(['Basically', 'um', 'sort of', 'you know', ', like'])
  const plain = 'As you know, that kind of delay is what I mean, and we like a new sort of plan.'
  expect(findFillers(plain)).toEqual([])
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

test('a number outside the result is no result', () => {
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
