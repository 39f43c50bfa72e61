// Reaches the browser, when a visitor first searches.
import { wordsOf } from '../format/words'

/** English words that any question has, and what is left of "don’t" and "we’ll": no page is about them. */
const usual = new Set(
  (
    'a an and any are as at be been but by can could d did do does doesn don every for from get give had has have how i if in is isn ' +
    'it its ll m many me much my of on or our re s shall should so some such t than that the their them then there these they this ' +
    'those to ve was we were what when where which who why will with would you your'
  ).split(' '),
)

/** The words of a text without those; all of them where there are no others. "IT" is no "it". */
export function tellingWords(text: string): string[] {
  const all = wordsOf(text)
  const telling = new Set(text.match(/\b[A-Z]{2,}\b/g)?.flatMap(wordsOf))
  const rest = all.filter(word => !usual.has(word) || telling.has(word))
  return rest.length > 0 ? rest : all
}
