// Reaches the browser, when a page lists all questions.

/** What a question is found by: its own words, those of its answer, and the name of what it is about. */
export interface Question {
  question: string
  answer: string
  name: string
}

/** A question that was found: its place in the list, and whether a word is in its answer alone. */
interface Hit {
  index: number
  isInAnswer: boolean
}

/** What typed words find. */
export interface Found {
  /** The best first. */
  hits: Hit[]
  /** Whether these are only the nearest, since none has most of the words. */
  areNearest: boolean
  /** The words to mark, each with the number of its letters that were typed. */
  marked: Map<string, number>
}

/** Words of which nearly every question has some. */
const stopWords = new Set(
  `a about am an and any are as at be been but by can cant could did didnt do does doesnt dont for from get give go got
  had has have hi hello how i if im in into is isnt it its ive just know like may me might much must my need no not of on one
  or our please should so some tell than that thats the their them then there these they this those to us use used using want was
  we were what whats when where whether which who whom whose why will with without would you your`.split(/\s+/),
)

/** Words that ask for the same. */
const sameMeaning = [
  ['cost', 'price', 'pricing', 'fee', 'charge'],
  ['refund', 'money', 'reimburse', 'reimbursement'],
  ['class', 'course', 'lesson'],
  ['gdpr', 'privacy', 'data'],
  ['code', 'coding', 'program', 'programming'],
]

/** The letters from which a word is looked for in answers too: shorter ones are in nearly all of them. */
const minInAnswer = 3
/** The letters from which one may be wrong; a shorter word is too much like others. */
const minWithError = 5
/** The share of the words, rare ones counting more, from which a question answers them. */
const enough = 0.5
const mostNearest = 3

/** Where the words of a text are. */
export const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}'’]*/gu

/** A word as it is compared. */
export const toPlain = (word: string) => word.toLowerCase().replace(/['’]/g, '')

const wordsOf = (text: string) => (text.match(wordPattern) ?? []).map(toPlain)

/** The questions for typed words or a whole sentence; `undefined` where it has no word that says what it is about. */
export function findQuestions(typed: string, questions: Question[]): Found | undefined {
  const asked = [...new Set(wordsOf(typed))].filter(word => !stopWords.has(word))
  if (!asked.length) return undefined
  const texts = questions.map(({ question, answer, name }) => [question, name, answer].map(wordsOf))
  const known = [...new Set(texts.flat(2))]
  const scores = texts.map((_, index) => ({ index, score: 0, share: 0, isInAnswer: false }))
  const marked = new Map<string, number>()
  let all = 0
  for (const word of asked) {
    const alike = wordsLike(word, known)
    for (const like of alike.keys()) marked.set(like, like.startsWith(word) ? word.length : like.length)
    const places = texts.map(text => placeOf(alike, word.length < minInAnswer ? text.slice(0, 2) : text))
    const weight = Math.log2(1 + questions.length / Math.max(1, places.filter(Boolean).length))
    all += weight
    for (const sum of scores) {
      const place = places[sum.index]
      if (!place) continue
      sum.score += place.score * weight
      sum.share += weight
      sum.isInAnswer ||= place.isInAnswer
    }
  }
  const ranked = scores.filter(({ score }) => score > 0).sort((one, other) => other.score - one.score)
  const best = ranked[0]?.score ?? 0
  const areNearest = !ranked.some(({ share }) => share >= enough * all)
  const hits = areNearest ? ranked.slice(0, mostNearest) : ranked.filter(({ score }) => score * 2 >= best)
  return { hits, areNearest, marked }
}

/** How much it says for a question that a word is in it, in the name above it, or in its answer. */
const points = [4, 3, 2]
/** The part of that for a word that isn't as it was typed. */
const likeness = 0.8

/** Where a word is first, of a question, its name and its answer; with the points for that. */
function placeOf(alike: Map<string, boolean>, text: string[][]) {
  for (const [at, words] of text.entries()) {
    const found = words.filter(word => alike.has(word))
    if (!found.length) continue
    const isTyped = found.some(word => alike.get(word))
    return { score: (points[at] ?? 0) * (isTyped ? 1 : likeness), isInAnswer: at > 1 }
  }
  return undefined
}

/**
 * The words that a typed one may be: those that begin like it, which are as they were typed, and those that mean the same.
 * Only where there is none, those with one other letter, else those with another ending.
 */
function wordsLike(typed: string, known: string[]): Map<string, boolean> {
  const singular = withoutPlural(typed)
  const same = sameMeaning.find(words => words.includes(singular)) ?? []
  const found = new Map<string, boolean>()
  for (const word of known)
    if (word.startsWith(singular)) found.set(word, true)
    else if (same.includes(withoutPlural(word))) found.set(word, false)
  if (found.size) return found
  const erring = known.filter(word => isOneOff(typed, word))
  return new Map(
    (erring.length ? erring : known.filter(word => hasOtherEnding(typed, word))).map(word => [word, false]),
  )
}

const withoutPlural = (word: string) => (word.length > 3 ? word.replace(/([^s])s$/, '$1') : word)

/** Whether a typed word is the beginning of another, but for one letter: left out, too many, wrong or exchanged. */
function isOneOff(typed: string, word: string): boolean {
  // `mony` for `money` is as long as the word when it is right.
  if (typed.length < minWithError && !(word.length === minWithError && typed.length === minWithError - 1)) return false
  let at = 0
  while (at < typed.length && typed[at] === word[at]) at++
  const rest = (text: string, from: number) => text.slice(at + from)
  const [here, next] = [typed[at] ?? '', typed[at + 1] ?? '']
  return (
    rest(word, 1).startsWith(rest(typed, 0)) ||
    // Without its last letter, a word that goes on is no longer the one that was meant.
    (rest(typed, 1) ? rest(word, 0).startsWith(rest(typed, 1)) : !rest(word, 0)) ||
    rest(word, 1).startsWith(rest(typed, 1)) ||
    rest(word, 0).startsWith(next + here + rest(typed, 2))
  )
}

/** Whether two words differ in their endings only, as in pricing and price. */
function hasOtherEnding(typed: string, word: string): boolean {
  let same = 0
  while (same < typed.length && typed[same] === word[same]) same++
  return same >= 4 && same > Math.max(typed.length, word.length) / 2
}
