// Reaches the browser, when a visitor first searches.
import { stem } from './stem'
import { tellingWords } from './usual-words'

/** A word of a query. */
export interface QueryWord {
  word: string
  /** The prefix of the words of the index that can match it. */
  start: string
  /** The score of a word of the index for it: 1 for the word itself, 0 for no match. */
  match(word: string): number
}

/** The score of another form of a word, and the largest score of a longer word that begins with it. */
const [formMatch, prefixMatch] = [0.9, 0.8]

/**
 * The words of a query, without repetitions, and without those that any question has. The last one may still be typed,
 * so longer words match it too; a number is no beginning of another one.
 */
export function parseQuery(text: string): QueryWord[] {
  const words = [...new Set(tellingWords(text))]
  return words.map((word, index) => {
    const wordStem = stem(word)
    const isLast = index === words.length - 1
    return {
      word,
      start: word.slice(0, commonLength(word, wordStem.replace(/i$/, ''))),
      match(other) {
        if (other === word) return 1
        if (stem(other) === wordStem) return formMatch
        return isLast && other.startsWith(word) && !/^\d+$/.test(word)
          ? prefixMatch * Math.sqrt(word.length / other.length)
          : 0
      },
    }
  })
}

function commonLength(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return length
}
