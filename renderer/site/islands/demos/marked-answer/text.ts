// Reaches the browser, when a visitor uses the MarkedAnswer figure.
import { months, sentencesOf } from '../sentences'
import type { Span } from '../span'
import { markTimes, time } from '../times'

/** The assumed speaking rate in words per minute: about the middle of ordinary speech. */
export const pace = 140

/** The sentences of a text in order, without what is around them. */
export const sentences = (text: string): string[] =>
  sentencesOf(text).flatMap(({ from, to }) => text.slice(from, to).trim() || [])

/** How many words a text has; "fifteen-minute" and "3.5%" are one each. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0
}

/** Speaking time in whole seconds at the assumed pace. */
export function secondsOf(words: number): number {
  return Math.round((words / pace) * 60)
}

/** Seconds as minutes and seconds, such as 1:05. */
export function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`
}

/** The spans that match a pattern, which must be global. */
export function find(pattern: RegExp, text: string): Span[] {
  return [...text.matchAll(pattern)].map(match => ({ from: match.index, to: match.index + match[0].length }))
}

/** Numbers in words, but "one". */
export const numberWords =
  'zero|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand|million|half|twice'

const hesitation = 'u[mh]+|e[rh]m?|basically|you know|i mean|i guess'

/** Besides what always is one: "so" at another filler or at the end, and "like" before an amount or a degree. */
const fillers = new RegExp(
  `\\b(?:${hesitation}|actually|literally|honestly|obviously|really|(?:sort|kind) of|to be honest|at the end of the day|(?<=\\b(?:I|we) )just)\\b|` +
    `, like(?=,|$)|(?<=\\b(?:${hesitation}|like|well),? )so\\b|\\bso(?=,? (?:${hesitation}|like|yeah)\\b)|, so(?=[.…,]|$)|` +
    '(?:^|(?<=\\b(?:was|were|is|are|had|have|took|for|in|and|but|um|so),? ))like' +
    `(?=,| (?:\\d|(?:${hesitation}|${numberWords}|really|very|okay|a lot)\\b))`,
  'gi',
)

/** Words after which "kind of", "sort of" and "you know" are not fillers. */
const meant: [RegExp, RegExp][] = [
  [/^(?:sort|kind) of$/i, /\b(?:a|any|each|every|one|some|same|that|the|this|what|which)\s+(?:\w+\s+)?$/i],
  [/^(?:you know|i mean)$/i, /\b(?:as|did|do|if|what|when)\s+$/i],
]

/** The filler words of a sentence. */
export function findFillers(sentence: string): Span[] {
  return find(fillers, sentence).filter(({ from, to }) => {
    const [word, before] = [sentence.slice(from, to), sentence.slice(0, from)]
    return !meant.some(([is, after]) => is.test(word) && after.test(before))
  })
}

const year = '(?:19|20)\\d\\d\\b'
const numbers = new RegExp(
  `(?:(?<!\\d|\\b(?:${months}|in|since|by) (?=${year}))[$€£]?\\d+(?:[.,]\\d+)*(?:%|k\\b| (?:percent|million)\\b)?|\\b(?:a (?:third|quarter|fifth)|${numberWords}|doubled|tripled|halved)\\b|(?<=\\b(?:got|earned|received) )an? [a-f]\\b[+-]?)(?!\\d| (?:hour|day|week|month|year)s? (?:later|ago)\\b)`,
  'gi',
)

/** The end of words in a marked time. */
const inTime = new RegExp(`${time}$`)

/** The words before a count of what was done, or of what something consists of. */
const ofWork =
  /(?:\bwith|\b(?:I|we) (?:re)?(?:wrote|built|added|fixed|tested|changed|moved|ran)) (?:the |all |only )?$/i

/**
 * The numbers of a sentence, in figures or in words. "One" does not count, nor do dates, "two weeks later", and how much
 * was done: "I rewrote three endpoints", "with 12 pages".
 */
export function findNumbers(sentence: string): Span[] {
  const marked = markTimes(sentence)
  return find(numbers, sentence).filter(
    ({ from, to }) =>
      !inTime.test(marked.slice(0, from + 1)) &&
      (/[%$€£]|zero/i.test(sentence.slice(from, to)) ||
        / an? /.test(sentence.slice(to)) ||
        !ofWork.test(sentence.slice(0, from))),
  )
}

/** The spans of "I" and of "we". */
export function findSpeakers(sentence: string): { i: Span[]; we: Span[] } {
  return { i: find(/\bi\b(?!\.e)/gi, sentence), we: find(/\bwe\b/gi, sentence) }
}

/** A count in words. */
export const times = (count: number) => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`)

/** A comparison: it has an amount, or none yet. */
export const more =
  /\b(?:(?:more|less|fewer) (?!than\b)\p{L}+|\p{L}{2,}ier|(?:fast|cheap|smooth|low|high)er|better)\b/iu
