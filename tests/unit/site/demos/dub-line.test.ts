import { expect, test } from 'vitest'
import { lines, mouth } from '../../../../renderer/site/islands/demos/dub-line/lines'
import { onMoment } from '../../../../renderer/site/islands/demos/dub-line/moment'
import {
  checkReading,
  countCharacters,
  phraseSyllables,
  syllables,
  timeWords,
  wordsWithin,
} from '../../../../renderer/site/islands/demos/dub-line/timing'

test.each([
  ['en', 'valve', 1],
  ['en', 'the', 1],
  ['en', 'until', 2],
  ['es', 'izquierda', 3],
  ['es', 'válvula', 3],
  ['es', 'que', 1],
  ['de', 'Drehen', 2],
  ['de', 'grün', 1],
  ['fr', 'vanne', 1],
  ['fr', 'voyant', 2],
  ['fr', 'attendez', 3],
  ['pt', 'até', 2],
  ['hi', 'वाल्व', 1],
  ['hi', 'बत्ती', 2],
  ['hi', 'घुमाएँ', 3],
  ['hi', 'इंतज़ार', 3],
])('%s: %s has %i syllables, as it is spoken', (language, word, spoken) => {
  expect(syllables(word, language)).toBe(spoken)
})

test('a word gets its share of the mouth window, and the words fill it', () => {
  const words = timeWords('wait until green', 'en', { start: 1, end: 3 })
  expect(words.map(({ text, start, end }) => [text, start, end])).toEqual([
    ['wait', 1, 1.5],
    ['until', 1.5, 2.5],
    ['green', 2.5, 3],
  ])
})

test('in every language every word falls inside a mouth window', () => {
  for (const { phrases, value } of lines)
    phrases.forEach((phrase, index) => {
      const window = mouth[index] ?? { start: Number.NaN, end: Number.NaN }
      const words = timeWords(phrase, value, window)
      expect(words[0]?.start).toBe(window.start)
      expect(words.at(-1)?.end).toBeCloseTo(window.end, 9)
    })
})

test('signs that sit on a letter are not read as characters of their own', () => {
  expect(countCharacters('grün')).toBe(4)
  expect(countCharacters('gru\u0308n')).toBe(4)
  expect(countCharacters('करें')).toBe(2)
})

test('reading speed is characters per second; too fast, it says what is missing', () => {
  expect(checkReading('x'.repeat(34), 2, 17)).toMatchObject({ speed: 17, fits: true, missing: 0, over: 0 })
  expect(checkReading('x'.repeat(51), 2, 17)).toMatchObject({ speed: 25.5, fits: false, missing: 1, over: 17 })
})

test('words are in time up to the last whole one', () => {
  const words = ['bis', 'das', 'Licht', 'leuchtet.']
  expect(wordsWithin(words, 13)).toBe(3)
  expect(wordsWithin(words, 12)).toBe(2)
  expect(wordsWithin(words, 99)).toBe(4)
})

test('Spanish says the line in more syllables than English', () => {
  const count = (index: number) =>
    lines[index]?.phrases.reduce((sum, phrase) => sum + phraseSyllables(phrase, lines[index]?.value ?? ''), 0)
  expect(count(0)).toBe(14)
  expect(count(1)).toBe(24)
})

test('the note at the playhead says that it fits, how much faster, and the syllables of the phrase', () => {
  const [english, , german] = lines
  if (!german) throw new Error('The line is not there in German.')
  expect(onMoment(german, 3.6)).toEqual(['Fits the lips.', '13% faster: 9 syllables in the time of 8.'])
  expect(onMoment(german, 0.3)).toEqual(['33% faster than filmed.', '8 syllables in the time of 6. Say less.'])
  for (const line of lines.slice(1))
    for (const { start } of mouth)
      expect(onMoment(line, start).join(' ')).toMatch(
        /^(?:Fits the lips\. (?:[1-9]|1\d|2[0-5])% faster: |(?:2[6-9]|[3-9]\d|1\d\d)% faster than filmed\. .*Say less\.$)/,
      )
  for (const closed of [0.1, 1.9, 4.4]) expect(onMoment(german, closed)[0]).toBe('The lips are closed.')
  expect(onMoment(english, 3.6)[0]).toBe('This is the recording.')
})
