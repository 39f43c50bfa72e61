// Reaches the browser, when a page lists all questions.
import { sameMeaning, stopWords, trades, unsaid, weakWords } from './question-vocabulary'

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

/** The letters from which a word is looked for in answers too: shorter ones are in nearly all of them. */
const minInAnswer = 3
/** The letters from which one may be wrong; a shorter word is too much like others. */
const minWithError = 5
/** The share of the words, rare ones counting more, above which a question answers them. */
const enough = 0.5
/** How much a word counts that says little: as a part of what another does. */
const weakness = 0.2
const mostNearest = 3
/** The letters that a word has more, at most, where what was typed is a word too. */
const mostEnding = 5

/** Where the words of a text are. */
export const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}'’]*/gu

/** A word as it is compared. */
export const toPlain = (word: string) => word.toLowerCase().replace(/['’]/g, '')

const wordsOf = (text: string) => (text.match(wordPattern) ?? []).map(toPlain)

/**
 * Gives the function that finds questions for typed words or a whole sentence: `undefined` where it has no word that says
 * what it is about. The words of the questions are read once, not for each letter that is typed.
 */
export function createQuestionFinder(questions: Question[]): (typed: string) => Found | undefined {
  const texts = questions.map(toText)
  const known = new Set(texts.flatMap(({ question, name, answer }) => [...question, ...name, ...answer]))
  const sought = [...known].filter(word => !unsaid.has(word))
  return typed => findIn(texts, sought, typed)
}

function findIn(texts: Text[], sought: string[], typed: string): Found | undefined {
  const asked = [...new Set(wordsOf(typed))].filter(word => !stopWords.has(word))
  if (!asked.length) return undefined
  // Where nothing else was typed, what says little is what is asked.
  const isWeak = (word: string) => (weakWords.has(word) || isNumber(word)) && !asked.every(each => weakWords.has(each))
  const words = asked.map(word => toSearched(word, isWeak(word), texts, sought))
  const all = sumOf(words)
  // The rarest of the words says what is asked; those that no text has can't.
  const rarest = words.filter(({ alike }) => alike.size).sort((one, other) => other.weight - one.weight)[0]
  const ranked = texts
    .map((_, index) => {
      const found = words.filter(({ places }) => places[index])
      const score = found.reduce((sum, { places, weight }) => sum + (places[index]?.score ?? 0) * weight, 0)
      const isHit = sumOf(found) > enough * all && rarest?.places[index] !== undefined
      return { index, score, isHit, isInAnswer: found.some(({ places }) => places[index]?.isInAnswer) }
    })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
  const right = ranked.filter(({ isHit }) => isHit)
  const best = right[0]?.score ?? 0
  return {
    hits: right.length ? right.filter(({ score }) => score * 2 >= best) : ranked.slice(0, mostNearest),
    areNearest: !right.length,
    marked: new Map(words.flatMap(({ marked }) => marked)),
  }
}

/** A typed word: the words that it may be, where each question has one, and how much it counts, the rarer the more. */
function toSearched(word: string, isWeak: boolean, texts: Text[], known: string[]) {
  const alike = wordsLike(word, known)
  const places = texts.map(text => placeOf(alike, text, word.length >= minInAnswer))
  const rarity = Math.log2(1 + texts.length / Math.max(1, places.filter(Boolean).length))
  const marked = [...alike.keys()].map(like => [like, like.startsWith(word) ? word.length : like.length] as const)
  return { alike, places, weight: isWeak ? rarity * weakness : rarity, marked: isWeak ? [] : marked }
}

const sumOf = (words: { weight: number }[]) => words.reduce((sum, { weight }) => sum + weight, 0)
const isNumber = (word: string) => /^\d+$/.test(word)

/** The words of a question, of its answer, and of what it is about, with those of a tool's trade. */
interface Text {
  question: string[]
  answer: string[]
  name: string[]
  isTool: boolean
}

function toText({ question, answer, name }: Question): Text {
  const trade = trades[name]
  return {
    question: wordsOf(question),
    answer: wordsOf(answer),
    name: wordsOf(`${name} ${trade ?? ''}`),
    isTool: trade !== undefined,
  }
}

/** How much it says for a question that a word is in it, in the name above it, that of a tool, or in its answer. */
const points = { question: 4, name: 3, tool: 5, answer: 2 }
/** The part of that for a word that isn't as it was typed. */
const likeness = 0.8

/** How much a word says for a question, by where it is; that it is in the answer counts where it is nowhere else. */
function placeOf(alike: Map<string, boolean>, { question, answer, name, isTool }: Text, isLong: boolean) {
  const scoreIn = (words: string[], score: number) => {
    const found = words.filter(word => alike.has(word))
    return found.length ? score * (found.some(word => alike.get(word)) ? 1 : likeness) : 0
  }
  const score = scoreIn(question, points.question) + scoreIn(name, isTool ? points.tool : points.name)
  if (score) return { score, isInAnswer: false }
  const inAnswer = isLong ? scoreIn(answer, points.answer) : 0
  return inAnswer ? { score: inAnswer, isInAnswer: true } : undefined
}

/**
 * The words that a typed one may be: those that begin like it, which are as they were typed, and those that mean the same.
 * Only where there is none, those with one other letter, else those with another ending.
 */
function wordsLike(typed: string, known: string[]): Map<string, boolean> {
  // A number is that number and no other that begins like it.
  if (isNumber(typed)) return new Map(known.includes(typed) ? [[typed, true]] : [])
  const singular = withoutPlural(typed)
  const same = sameMeaning.find(words => words.includes(singular)) ?? []
  const found = new Map<string, boolean>()
  // A whole word is not the beginning of a name: a course is not CourseTranslate.
  const longest = known.some(word => withoutPlural(word) === singular)
    ? singular.length + mostEnding
    : Number.POSITIVE_INFINITY
  for (const word of known)
    if (word.startsWith(singular) && word.length <= longest) found.set(word, true)
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
  // An error in the last letter leaves the beginning alone, which has to say enough.
  const isLongEnough = at >= minWithError
  const [here, next] = [typed[at] ?? '', typed[at + 1] ?? '']
  return (
    rest(word, 1).startsWith(rest(typed, 0)) ||
    // Without its last letter, a word that goes on is no longer the one that was meant.
    (rest(typed, 1) ? rest(word, 0).startsWith(rest(typed, 1)) : !rest(word, 0) && isLongEnough) ||
    (word[at] && (rest(typed, 1) || isLongEnough) && rest(word, 1).startsWith(rest(typed, 1))) ||
    rest(word, 0).startsWith(next + here + rest(typed, 2))
  )
}

/** What English words end with: other letters make another word, such as a name. */
const endings = new Set(['', ...'able al d e ed er es ing ion ions ly ment or r s y'.split(' ')])

/** Whether two words differ in their endings only, as in pricing and price. */
function hasOtherEnding(typed: string, word: string): boolean {
  let same = 0
  while (same < typed.length && typed[same] === word[same]) same++
  return same >= 4 && same > Math.max(typed.length, word.length) / 2 && endings.has(typed.slice(same))
}
