// Reaches the browser, when a visitor uses the MarkedAnswer figure.
import { pastVerbs } from '../sentences'
import type { Line, Note } from './line'
import { figureOf, notesOn, said } from './notes'
import { type Part, parts, readPart, setting } from './star'
import { countWords, findFillers, findNumbers, findSpeakers, secondsOf, sentences } from './text'

/** A marked answer. */
export interface Marking {
  /** None, if the answer is too short to be one. */
  lines: Line[]
  /** What is said in an answer without lines. */
  short: string
  notes: Note[]
  words: number
  seconds: number
  /** Words in each part. */
  share: Record<Part, number>
  missing: Part[]
  i: number
  we: number
  /** Every filler word as spoken. */
  fillers: string[]
  /** The number in the result, if there is one. */
  figure: string | undefined
}

/** The fewest words of an answer in which no part is found. */
const fewest = 5

/** The beginning of a line about more work. */
const goesOn = /^(?:\w+,? )?(?:I(?! got| learned)\b|we (?:work|call|talk|tr[iy]|ask))/i

/** Where a sentence goes on to its next statement, as one does who speaks without stops: ", and we made it faster". */
const join =
  /(?:,? (?:and|but|so)|,) (?=(?:then )?(?:I|we|it|they|s?he|the|our|nobody|no one|every(?:one|body))\b)|,? (?=which (?:led|meant|saved|cut|brought|gave)\b|by (?!spring|morning|evening)\w{3,}ing\b)/gi

/** The beginning of a statement before its comma: "Basically", "As project lead". */
const opening =
  /^(?:(?:(?:sort|kind) of, )?\S+(?:,? (?:u[mh]+|so|well|like))*|as (?!(?:I|we|it|they|s?he) )[\w-]+(?: [\w-]+){0,3})$/i

/** What claims something of a person or of now, or repeats a question: it tells of nothing that was done. */
const claim = new RegExp(
  `^(?:(?:tell me|describe)\\b|(?:\\w+,? )?I(?:[’']ve)? never\\b|(?!.*(?:\\w{2,}ed|\\b(?:was|were|had|did|got|came|fell|rose|${pastVerbs}))\\b))`,
  'is',
)

/** Marks an answer: sentence by sentence, with a tally and at most three notes. */
export function mark(answer: string): Marking {
  const read: Line[] = []
  for (const sentence of sentences(answer))
    for (const text of statements(sentence)) read.push(readLine(text, read.at(-1)?.part))
  // An answer ends with what came of it: its last line after two others, unless somebody goes on with the work in it.
  const last = read[2] && read.every(({ part }) => part !== 'result') && read.at(-2)?.part === 'action' && read.at(-1)
  if (last && last.part !== 'task' && !goesOn.test(last.text)) Object.assign(last, { part: 'result', cue: undefined })
  const isShort = countWords(answer) < fewest || claim.test(answer.trim())
  const lines = isShort && read.every(line => !line.cue) ? [] : read
  const words = lines.reduce((sum, line) => sum + line.words, 0)
  const linesOf = (part: Part) => lines.filter(line => line.part === part || line.also === part)
  const share = { situation: 0, task: 0, action: 0, result: 0 }
  for (const { also, alsoCue, part, text, words } of lines) {
    // No word counts twice: the second part of a line has the words that name it.
    const second = also ? countWords(text.slice(alsoCue?.from, alsoCue?.to)) : 0
    share[also ?? part] += second
    share[part] += words - second
  }
  const missing = parts.filter(
    part => !linesOf(part)[0] && !(part === 'situation' && lines.some(({ text }) => setting.test(text))),
  )
  const figure = figureOf(lines)
  return {
    lines,
    short: lines.length > 0 ? '' : answer.trim(),
    notes: lines.length > 0 ? notesOn(lines, missing) : [],
    words,
    seconds: secondsOf(words),
    share,
    missing,
    i: lines.reduce((sum, line) => sum + line.i.length, 0),
    we: lines.reduce((sum, line) => sum + line.we.length, 0),
    fillers: lines.flatMap(line => line.fillers.map(span => said(line, span))),
    // A grade stays a capital.
    figure: figure && said(figure.line, figure.span).replace(/ [a-f](?=[+-]?$)/, grade => grade.toUpperCase()),
  }
}

/**
 * A sentence, divided where it goes on to another part of the answer. What has no cue of its own stays with the words
 * before it, and so does what follows in a short sentence without a comma.
 */
function statements(sentence: string): string[] {
  const found: string[] = []
  const isLong = countWords(sentence) > 12
  let from = 0
  for (const { index, 0: joint } of [...sentence.matchAll(join), { index: sentence.length, 0: '' }]) {
    if (joint && !isLong && !/^,|so $|^ $/i.test(joint)) continue
    const text = sentence.slice(from, index)
    const { cue, part } = readPart(text.replace(/^[\s,]+/, ''), undefined)
    const before = found.pop()
    if (before === undefined) found.push(text)
    else if (
      !cue ||
      readPart(before, undefined).part === part ||
      opening.test(before) ||
      setting.exec(before)?.[0] === before
    )
      found.push(before + text)
    else found.push(before, text)
    from = index
  }
  return found.map(text => text.replace(/^[\s,]+/, ''))
}

function readLine(text: string, before: Part | undefined): Line {
  return {
    text,
    ...readPart(text, before),
    ...findSpeakers(text),
    words: countWords(text),
    fillers: findFillers(text),
    numbers: findNumbers(text),
  }
}
