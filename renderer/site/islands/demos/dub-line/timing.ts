// Reaches the browser, when a visitor uses the DubLine figure.

/** A time span, in seconds from the start of the clip. */
export interface Window {
  start: number
  end: number
}

export interface TimedWord extends Window {
  text: string
  /** Whether it is still said when the lips have stopped. */
  isLate?: boolean
}

const latinVowels = /[aeiouy]+/g
const silentEnd: Partial<Record<string, RegExp>> = { en: /([^aeiouyl])e$/, fr: /([^aeiouy])es?$/ }
const devanagariVowels = /[\u0904-\u0914]|[\u0915-\u0939]\u093c?(?!\u093c?\u094d)/g
const bareConsonantEnd = /[\u0915-\u0939]\u093c?$/

const abbreviation = /^\p{Lu}{2,4}$/u

/**
 * Estimates the syllables of a word: groups of vowels, without the silent e at the end of English and French words. In
 * Devanagari: consonants without a virama, without the silent vowel at a word's end. Capitals are read letter by letter.
 */
export function syllables(word: string, language: string): number {
  const letters = word.replace(/[^\p{L}]/gu, '')
  if (abbreviation.test(letters)) return letters.length
  const bare = word
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]/gu, '')
  if (language === 'hi') {
    const count = bare.match(devanagariVowels)?.length ?? 0
    return Math.max(1, bareConsonantEnd.test(bare) ? count - 1 : count)
  }
  // The u of qu and a y at the start of a syllable are not vowels.
  const spoken = bare.replace(/qu(?=[aeiou])/g, 'q').replace(/y(?=[aeiou])/g, 'j')
  const end = silentEnd[language]
  const shorter = (end ? spoken.replace(end, '$1') : spoken).replace(/\p{M}/gu, '')
  return Math.max(1, (shorter.match(latinVowels) ?? []).length)
}

/** Distributes the words of a phrase over a mouth window, by their numbers of syllables. */
export function timeWords(phrase: string, language: string, window: Window): TimedWord[] {
  const words = phrase.split(' ')
  const counts = countsOf(phrase, language)
  const one = (window.end - window.start) / (sum(counts) || 1)
  let start = window.start
  return words.map((text, index) => {
    const end = start + one * (counts[index] ?? 0)
    const word = { text, start, end }
    start = end
    return word
  })
}

/** The number of syllables in a phrase. */
export function phraseSyllables(phrase: string, language: string): number {
  return sum(countsOf(phrase, language))
}

/** The syllables of each word of a phrase: none in signs. */
const countsOf = (phrase: string, language: string): number[] =>
  phrase.split(' ').map(word => (/[\p{L}\d]/u.test(word) ? syllables(word, language) : 0))

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
