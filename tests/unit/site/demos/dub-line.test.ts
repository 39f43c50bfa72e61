import { expect, test } from 'vitest'
import { lines, mouth } from '../../../../renderer/site/islands/demos/dub-line/lines'
import { fastest, pacesOf } from '../../../../renderer/site/islands/demos/dub-line/moment'
import {
  checkReading,
  countCharacters,
  phraseSyllables,
  readingLimit,
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

const [english, ...dubs] = lines
const named = (language: string) => dubs.find(({ value }) => value === language) ?? english

test('the phrase that is spoken fastest is found, with its syllables and those of the recording', () => {
  expect(fastest(pacesOf(named('de')))).toMatchObject({
    phrase: 'Drehen Sie das Ventil nach links',
    here: 8,
    there: 6,
    faster: 33,
    isFast: true,
  })
  expect(fastest(pacesOf(english))).toMatchObject({ faster: 0, isFast: false })
})

test.each(dubs)('$name: in full a phrase is too fast; said shorter both fit the lips and can be read', line => {
  expect(fastest(pacesOf(line)).isFast).toBe(true)
  const phrases = line.shorter ?? line.phrases
  expect(pacesOf({ ...line, phrases }).filter(({ isFast }) => isFast)).toEqual([])
  expect(checkReading(phrases.join(' '), mouth[1].end - mouth[0].start, readingLimit).fits).toBe(true)
})
