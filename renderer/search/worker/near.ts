// Reaches the browser, when a visitor first searches.
import type { QueryWord } from './query'

/** The length from which a word may have a wrong letter: almost any two shorter words are near each other. */
const minLength = 4
/** The score of a word that differs in one letter. */
const nearMatch = 0.6

/** A word of a query that no page has, as it is searched for with one wrong letter; undefined for short words. */
export function nearWord(query: QueryWord): QueryWord | undefined {
  const { word } = query
  if (word.length < minLength) return undefined
  return { word, start: word.slice(0, 1), match: other => (isNear(word, other) ? nearMatch : 0) }
}

/** Whether two words differ in one letter: one more, one less, another one, or two that changed places. */
export function isNear(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  let [a, b] = [one.length, other.length]
  while (a > start && b > start && one[a - 1] === other[b - 1]) {
    a--
    b--
  }
  const [left, right] = [one.slice(start, a), other.slice(start, b)]
  return Math.max(left.length, right.length) <= 1 || (left.length === 2 && right === `${left[1]}${left[0]}`)
}
