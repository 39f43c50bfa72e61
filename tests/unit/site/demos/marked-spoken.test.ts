import { expect, test } from 'vitest'
import { mark } from '../../../../renderer/site/islands/demos/marked-answer/marking'
import { placeOf } from '../../../../renderer/site/islands/demos/marked-answer/star'
import { findFillers } from '../../../../renderer/site/islands/demos/marked-answer/text'

const at = (text: string, spans: { from: number; to: number }[]) => spans.map(({ from, to }) => text.slice(from, to))

test('filler words are found, the same words with a meaning are not', () => {
  const full = 'Basically, we, um, sort of knew, you know, and it was, like, late.'
  expect(at(full, findFillers(full))).toEqual(['Basically', 'um', 'sort of', 'you know', ', like'])
  const plain = 'As you know, that kind of delay is what I mean, and we like a new sort of plan.'
  expect(findFillers(plain)).toEqual([])
})

test.each([
  ['um so basically we were like really behind', ['um', 'so', 'basically', 'like', 'really']],
  ['It took like three weeks, so.', ['like', ', so']],
  ['Like, I was like okay, and, um, like ten people left.', ['Like', 'like', 'um', 'like']],
  ['So yeah, we had like a lot of bugs.', ['So', 'like']],
  ['So I called them, and so on, so that it felt like two months.', []],
  ['I like very short emails, and they like ten of us. It was like a maze, so we drew a map.', []],
  ['Customers like that, it looks like a win, and I did so.', []],
])('“so” and “like” are fillers only where they say nothing: %s', (line, said) => {
  expect(at(line, findFillers(line))).toEqual(said)
})

test('a part without a line has its place in the usual order, and so has the note on it', () => {
  const { lines, missing, notes } = mark(
    'Last year we were late. I called the client. In the end we shipped four days early.',
  )
  expect(missing.map(part => [part, placeOf(part, lines)])).toEqual([['task', 1]])
  expect(notes.map(({ on }) => ('missing' in on ? on.missing : on.line))).toEqual(['task', 1, 2])
})

test.each(['No.', 'Yes, once.', 'I don’t know.'])('few words without a cue are no answer: %s', answer => {
  expect(mark(answer)).toMatchObject({ lines: [], notes: [] })
})
