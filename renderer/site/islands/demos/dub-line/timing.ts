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
const silentEnd: Partial<Record<string, RegExp>> = {
  en: /([^aeiouyl])e(?=$|ly|less|ful|ness|ment)/,
  fr: /([^aeiouy])es?$/,
}
const devanagariVowels = /[\u0904-\u0914]|[\u0915-\u0939]\u093c?(?!\u093c?\u094d)/g
const bareConsonantEnd = /[\u0915-\u0939]\u093c?$/

/** Capitals and units, such as kg, are read letter by letter. */
const abbreviation = /^(?:\p{Lu}{2,3}|[b-df-hj-np-tv-xz]+)$/u

/** The syllables of the numbers up to 19 in English, from zero on. */
const ones = '21111112111312222322'

function numeral(number: number): number {
  if (number < 20) return Number(ones[number])
  const unit = number < 100 ? 10 : number < 1000 ? 100 : 1000
  const tens = number >= 70 && number < 80 ? 3 : 2
  const rest = number % unit
  return (unit === 10 ? tens : numeral(Math.floor(number / unit)) + 2) + (rest && numeral(rest))
}

/**
 * Estimates the syllables of a word: groups of vowels, without the silent e at the end of English and French words. In
 * Devanagari: consonants without a virama, without the silent vowel at a word's end. Numbers and their signs are English.
 */
export function syllables(word: string, language: string): number {
  const letters = word.replace(/[^\p{L}]/gu, '')
  // Four digits are read in pairs, as a year is. "percent" and "dollars" have two syllables each.
  const signs = word.replace(/(?<=\d),/g, '').match(/\b\d\d(?=\d\d\b)|\d{1,6}|[%$€£°]/g) ?? []
  const counted = sum(signs.map(each => (/\d/.test(each) ? numeral(Number(each)) : 2)))
  if (counted) return counted + (letters ? syllables(letters, language) : 0)
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
