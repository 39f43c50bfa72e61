// Reaches the browser, when a visitor uses the DubLine figure.

/** A stretch of time, in seconds from the start of the clip. */
export interface Window {
  start: number
  end: number
}

export interface TimedWord extends Window {
  text: string
}

/**
 * Characters per second that adults are given time to read: 17, from Netflix's English Template Timed Text Style Guide
 * (section "Reading Speed", adult programs).
 */
export const readingLimit = 17

/**
 * Seconds that a subtitle may stay after the voice ends: 12 frames at 24 a second, from Netflix's Timed Text Style Guide
 * (General Requirements, "Timing to Audio").
 */
export const longestHold = 0.5

/** Characters in one line of a subtitle, from the same guide. */
export const lineLimit = 42

const latinVowels = /[aeiouyà-æè-ïò-öù-ýÿœ]+/g
const silentEnd: Partial<Record<string, RegExp>> = { en: /([^aeiouyl])e$/, fr: /([^aeiouy])es?$/ }
const devanagariVowels = /[\u0904-\u0914]|[\u0915-\u0939\u0958-\u095f]\u093c?(?!\u093c?\u094d)/g
const bareConsonantEnd = /[\u0915-\u0939\u0958-\u095f]\u093c?$/

/**
 * How many syllables a word has: groups of vowels, less the silent e that ends English and French words. In Devanagari
 * every consonant without a virama counts, less the vowel that is not spoken at a word's end. A rule of thumb.
 */
export function syllables(word: string, language: string): number {
  const bare = word.toLowerCase().replace(/[^\p{L}\p{M}]/gu, '')
  if (language === 'hi') {
    const count = bare.match(devanagariVowels)?.length ?? 0
    return Math.max(1, bareConsonantEnd.test(bare) ? count - 1 : count)
  }
  // A u that belongs to its q, and a y that begins a syllable, are no vowels of their own.
  const spoken = bare.replace(/qu(?=[aeiouéèêíóáâ])/g, 'q').replace(/y(?=[aeiouàâéèêëîïôûáíóú])/g, 'j')
  const end = silentEnd[language]
  const shorter = end ? spoken.replace(end, '$1') : spoken
  return Math.max(1, (shorter.match(latinVowels) ?? []).length)
}

/** The characters a reader sees; signs that sit on another letter, as in Hindi, take no place of their own. */
export function countCharacters(text: string): number {
  return [...text.normalize('NFC').replace(/\p{M}/gu, '')].length
}

/** The words of one phrase with their times: each gets a share of the mouth window by its number of syllables. */
export function timeWords(phrase: string, language: string, window: Window): TimedWord[] {
  const words = phrase.split(' ')
  const counts = words.map(word => syllables(word, language))
  const one = (window.end - window.start) / sum(counts)
  let start = window.start
  return words.map((text, index) => {
    const end = start + one * (counts[index] ?? 0)
    const word = { text, start, end }
    start = end
    return word
  })
}

/** How many syllables a phrase has. */
export function phraseSyllables(phrase: string, language: string): number {
  return sum(phrase.split(' ').map(word => syllables(word, language)))
}

export interface ReadingCheck {
  characters: number
  /** Characters per second. */
  speed: number
  fits: boolean
  /** Seconds missing on screen; 0 when it fits. */
  missing: number
  /** Characters too many; 0 when it fits. */
  over: number
}

/** Whether a subtitle can be read in the seconds it stands on screen, at most `limit` characters a second. */
export function checkReading(text: string, seconds: number, limit: number): ReadingCheck {
  const characters = countCharacters(text)
  const speed = characters / seconds
  return {
    characters,
    speed,
    fits: speed <= limit,
    missing: Math.max(0, characters / limit - seconds),
    over: Math.max(0, characters - Math.floor(limit * seconds)),
  }
}

/** How many of the words can be read within `allowed` characters; the words after them come too late. */
export function wordsWithin(words: string[], allowed: number): number {
  let used = -1
  const first = words.findIndex(word => {
    used += countCharacters(word) + 1
    return used > allowed
  })
  return first < 0 ? words.length : first
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
