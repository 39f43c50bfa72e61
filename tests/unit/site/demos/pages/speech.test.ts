import { expect, test } from 'vitest'
import { voicesOf, wordAt } from '../../../../../renderer/site/islands/demos/speech/voices'

const voice = (lang: string, localService = true) => ({ lang, localService })

test('voices are found by language, whatever the region, those on the device first', () => {
  const known = [voice('en-GB', false), voice('en_US'), voice('de-DE'), voice('pt-BR')]
  expect(voicesOf(known, 'en').map(({ lang }) => lang)).toEqual(['en_US', 'en-GB'])
  expect(voicesOf(known, 'hi')).toEqual([])
  expect(voicesOf([voice('eng-x')], 'en')).toEqual([])
})

test.each([
  [0, 0],
  [2, 0],
  [5, 1],
  [9, 2],
])('offset %i is in word %i', (offset, word) => {
  expect(wordAt('Turn the valve', offset)).toBe(word)
})
