// Reaches the browser, when a visitor uses the MarkedAnswer figure.
import { upperFirst } from '../sentences'
import type { Line } from './line'
import type { Marking } from './marking'
import type { Part } from './star'
import { countWords, more, sentences } from './text'

/** The next question of an interviewer, and the words of the answer that invite it. */
export interface NextQuestion {
  /** The words of the answer that it takes up; empty where a part is missing. */
  said: string
  question: string
}

/** The question about a part that is missing. */
export const missing: Record<Part, string> = {
  result: 'And what came of it?',
  action: 'And what did you do yourself?',
  task: 'What was yours to do there?',
  situation: 'Where was this, and when?',
}

/** The question about what several did. */
export const ofWe = 'Which part of that was yours?'

/**
 * The question that the weakest place of an answer invites; an answer without one is asked about its number.
 * None before the first word.
 */
export function nextQuestion({ lines, short, missing: parts, figure, i, we }: Marking): NextQuestion | undefined {
  if (lines.length === 0) return short ? ask(fitting(sentences(short).at(-1) ?? ''), ofClaim(short)) : undefined
  const part = (['result', 'action'] as const).find(each => parts.includes(each))
  if (part) return ask(fitting(lastClause(lines.at(-1))), missing[part])
  const result = lines.findLast(line => line.part === 'result' || line.also === 'result')
  if (result && !figure) return ask(lastClause(result), howMuch(lastClause(result)))
  const joint = lines.find(line => line.part === 'action' && line.we.length > 0)
  if (joint && we >= i) return ask(fromWe(joint), ofWe)
  const open = (['task', 'situation'] as const).find(each => parts.includes(each))
  // Who did it, and what came of it in numbers, is worth more than a part that is missing.
  if (open && (!figure || i < we)) return ask('', missing[open])
  if (!result || !figure) return undefined
  const change = /%|\b(?:doubled|tripled|halved)\b/i.test(figure) && fitting(lastClause(result, 2))
  return ask(change || counted(result.text, figure), howCome(result.text, figure))
}

/** The question about an answer that tells of nothing that was done. */
function ofClaim(words: string): string {
  if (/n[’']?t\b|\b(?:no|not|never|idk)\b/i.test(words)) return 'What comes closest?'
  return countWords(words) > 3 ? 'Which project showed it?' : 'When was that?'
}

/** Words that fit in a line of the question, or none. */
const fitting = (words: string) => (words.length < 34 ? words : '')

/** A number with what it counts: "zero lost records", but "12%" alone. */
function counted(text: string, figure: string): string {
  const what =
    '(?: (?!(?:an?|the|in|on|at|of|by|to|for|with|and|or|but|than|instead|within|from|before|per|was|were|are)\\b)\\p{L}+){0,2}'
  return new RegExp(`(?<![\\w.])${figure.replace(/[$.]/g, '\\$&')}${what}`, 'iu').exec(text)?.[0] ?? figure
}

/** The question about a result without a number: "happier" is asked for how much, "on time" for how close it was. */
function howMuch(words: string): string {
  const [found] = more.exec(words) ?? []
  if (found) return `How much ${found.toLowerCase()}, and who says so?`
  if (/\b(?:(?:on|in|ahead of) (?:time|schedule)|on the \w+ date)\b/i.test(words)) return 'With how many days to spare?'
  if (/\b(?:awards?|prizes?|promot\w+|raise|bonus|contract|deal|job|offer|extension|distinction)\b/i.test(words))
    return 'What made the difference?'
  if (/\b(?:live|done|launched|released|shipped|delivered|finished|completed)\b/i.test(words))
    return 'And what did that change?'
  return 'How do you know?'
}

/** The question about a number in a result: what a share is compared with, what else changed meanwhile, or what else explains it. */
function howCome(text: string, figure: string): string {
  if (/[$€£]/.test(figure)) return 'How was that counted?'
  if (/%|\b(?:percent|third|quarter|half)\b/i.test(figure)) return 'Compared with when?'
  const [, time] =
    /\b(?:in|within) (?:an? |the (?:same|first|next) )?(?:\p{L}+ )?(day|week|month|quarter|year)s?\b/iu.exec(text) ?? []
  return time ? `What else changed in that ${time.toLowerCase()}?` : 'What else could explain it?'
}

const ask = (said: string, question: string): NextQuestion => ({ said: sentence(clean(said)), question })

const sentence = (words: string) => words && `${upperFirst(words)}.`

/** The last thing that a line says, without filler words and without the cue that opens it. */
function lastClause(line: Line | undefined, fewest = 3): string {
  if (!line) return ''
  const words = withoutFillers(line).replace(
    /^(?:and|but|so) |^(?:in|by) the end,? |^as a result,? |^since then,? /i,
    '',
  )
  const last = words.split(/,? (?:and|so|but) /i).at(-1) ?? words
  return clean(last.split(' ').length > fewest ? last : words)
}

/** What "we" did, up to the end of its clause. */
function fromWe(line: Line): string {
  const at = line.we[0]?.from ?? 0
  const fillers = line.fillers.filter(({ from }) => from > at).map(({ from, to }) => ({ from: from - at, to: to - at }))
  const words = withoutFillers({ text: line.text.slice(at), fillers })
  return clean(words.split(/[,;:.!?]| and | but | so /)[0] ?? words)
}

const withoutFillers = ({ text, fillers }: Pick<Line, 'text' | 'fillers'>) =>
  fillers
    .toReversed()
    .reduce((left, { from, to }) => left.slice(0, from) + left.slice(to), text)
    .replace(/^[\s,]+/, '')
    .replace(/ , |(?:, ){2,}/g, ' ')
    .replace(/ {2,}/g, ' ')

const clean = (words: string) => words.replace(/[\s,;:.!?…”"]+$/, '').trim()
