import { expect, test } from 'vitest'
import { unestimated } from '../../../../renderer/site/islands/demos/dub-line/english'
import { clip, lines, mouth } from '../../../../renderer/site/islands/demos/dub-line/lines'
import {
  excess,
  fastest,
  ownPace,
  ownTake,
  pacesOf,
  sampleTake,
  widest,
} from '../../../../renderer/site/islands/demos/dub-line/moment'
import { phraseSyllables, syllables, timeWords } from '../../../../renderer/site/islands/demos/dub-line/timing'
import { openAt } from '../../../../renderer/site/islands/demos/dub-line/wave'

test.each([
  ['en', 'valve', 1],
  ['en', 'the', 1],
  ['en', 'until', 2],
  ['en', 'CEO', 3],
  ['en', 'PDF.', 3],
  ['en', 'I', 1],
  ['en', 'completely', 3],
  ['en', '7', 2],
  ['en', '45', 3],
  ['en', '70%', 5],
  ['en', '350', 5],
  ['en', '1999', 5],
  ['en', '12,500', 6],
  ['en', '$5.', 3],
  ['en', '3pm', 3],
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
    phrase: 'Schließen Sie das Ventil vollständig',
    here: 9,
    there: 6,
    faster: 50,
    isFast: true,
  })
  expect(fastest(pacesOf(english))).toMatchObject({ faster: 0, isFast: false })
})

test.each(dubs)('$name: in full a phrase is too fast; shortened both fit the lips', line => {
  expect(fastest(pacesOf(line)).isFast).toBe(true)
  const phrases = line.shorter ?? line.phrases
  expect(pacesOf({ ...line, phrases }).filter(({ isFast }) => isFast)).toEqual([])
})

test('a shortened line says what the line says: a sentence with its verbs and its valve, not a telegram', () => {
  const said = (language: string) => named(language).shorter?.join(' ')
  expect(said('es')).toBe('Cierre bien la válvula y espere la luz verde.')
  expect(said('pt')).toBe('Feche bem a válvula e espere a luz ficar verde.')
  expect(said('hi')).toBe('वाल्व पूरा बंद करें, फिर बत्ती हरी होने तक रुकें।')
})

test('in full, what is too long outlasts the lips at the fastest pace that passes, and delays the next phrase', () => {
  const { spans, length, dubbed } = sampleTake(named('es'))
  // 11 syllables in the time of 6, 25% faster.
  expect(spans[0]?.end).toBeCloseTo(0.2 + (1.6 * 11) / 6 / 1.25, 9)
  expect(spans[1]?.start).toBeGreaterThan(spans[0]?.end ?? 0)
  expect(dubbed.filter(({ isLate }) => isLate).map(({ text }) => text)).toEqual([
    'completamente',
    'luz',
    'se',
    'ponga',
    'verde.',
  ])
  expect(dubbed.at(-1)?.end).toBeCloseTo(length, 9)
})

test.each(dubs)('$name: shortened, every word is said while the lips move', line => {
  const { spans, length, dubbed } = sampleTake({ ...line, phrases: line.shorter ?? line.phrases })
  for (const [index, { start, end }] of spans.entries()) {
    expect(start).toBe(mouth[index]?.start)
    expect(end).toBeCloseTo(mouth[index]?.end ?? 0, 9)
  }
  expect(dubbed.filter(({ isLate }) => isLate)).toEqual([])
  expect(length).toBe(clip)
})

test('a line of one’s own is timed at the pace of the sample, and its dub is estimated in syllables', () => {
  const text = 'Please wash your hands before you enter the kitchen.'
  const { source, spans } = ownTake(text)
  expect(source.map(word => word.text).join(' ')).toBe(text)
  // As fast as "Close the valve completely," is filmed.
  expect(spans).toEqual([{ start: 0, end: 12 * (1.6 / 6) }])
  expect(source.at(-1)?.end).toBeCloseTo(12 * (1.6 / 6), 9)
  expect(ownPace(12, named('es'))).toEqual({ phrase: '', there: 12, here: 16, faster: 33, isFast: true })
  // 15 would fit: 25% more than 12.
  expect(excess(ownPace(12, named('es')))).toBe(1)
  expect(ownPace(12, named('de'))).toMatchObject({ here: 13, isFast: false })
  expect(ownPace(1, named('hi'))).toMatchObject({ here: 1, faster: 0 })
})

test.each(dubs)('$name: the dub of no line is longer than the bars are wide', line => {
  for (let there = 1; there <= 90; there++) expect(ownPace(there, line).here / there).toBeLessThan(widest)
})

test('the mouth is closed in silence, wide for an a, and nearly closed for an m', () => {
  const words = [{ text: 'am', start: 1, end: 2 }]
  expect([0.9, 1.2, 1.7, 2].map(moment => openAt(words, moment))).toEqual([0, 9, 1, 0])
  expect(openAt(sampleTake({ ...english, phrases: ['a', 'a'] }).dubbed, 2)).toBe(0)
})

test.each([
  ['👍', 0],
  ['Hello – friend', 3],
  ['The CEO is in', 6],
])('"%s" has %i syllables: signs have none, capitals are read letter by letter', (text, spoken) => {
  expect(phraseSyllables(text, 'en')).toBe(spoken)
})

test('a line of signs alone lasts no time', () => {
  const { source, spans } = ownTake('👍')
  expect(spans).toEqual([{ start: 0, end: 0 }])
  expect(source).toEqual([{ text: '👍', start: 0, end: 0 }])
})

test.each([
  ['👍', 'Too short to estimate.'],
  ['CEO', 'Too short to estimate.'],
  ['Stop.', 'Too short to estimate.'],
  ['hello', 'Too short to estimate.'],
  ['Schließen Sie die Tür', 'Only English lines can be estimated.'],
  ['Bonjour à tous', 'Only English lines can be estimated.'],
  ['Por favor, cierre la puerta al salir del aula.', 'Only English lines can be estimated.'],
  ['Bitte waschen Sie sich vor dem Essen alle Finger.', 'Only English lines can be estimated.'],
  ['Vous devez fermer la porte avant de partir.', 'Only English lines can be estimated.'],
  ['Por favor, feche a porta ao sair da sala.', 'Only English lines can be estimated.'],
  ['कृपया अपने पीछे दरवाज़ा बंद कर दें', 'Only English lines can be estimated.'],
])('the dub of "%s" is not estimated: %s', (text, refusal) => {
  expect(unestimated(text, phraseSyllables(text, 'en'))?.[0]).toBe(refusal)
})

test.each([
  'Close the door behind you.',
  'Please wash your hands before you enter the kitchen.',
  'Whatever you do, do not touch the red cable before noon.',
  'Wait forty-five seconds.',
  'Please wait 45 seconds before you enter.',
  'Every customer deserves an honest answer.',
  'Our CEO meets the team at the café on Monday.',
  'Hi, I’m Raj, CEO of Acme.',
  'Install updates before Friday evening.',
  'Press Enter, save changes, restart.',
])('the dub of "%s" is estimated', text => {
  expect(unestimated(text, phraseSyllables(text, 'en'))).toBeUndefined()
})
