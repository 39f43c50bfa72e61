// Reaches the browser, when a visitor uses the MarkedAnswer figure.
import type { Span } from '../span'
import { type Part, parts, readPart } from './star'
import { countWords, findFillers, findNumbers, findSpeakers, secondsOf, sentences, times } from './text'

/** One sentence of the answer with its findings. */
export interface Line {
  text: string
  part: Part
  /** A second part that the sentence belongs to. */
  also: Part | undefined
  cue: Span | undefined
  words: number
  i: Span[]
  we: Span[]
  fillers: Span[]
  numbers: Span[]
}

/** A numbered margin note, on a span of a line or on a missing part. */
export interface Note {
  number: number
  text: string
  on: { line: number; span: Span } | { missing: Part }
  /** Other words that it is on. */
  more?: { line: number; span: Span }[]
  /** Whether it is as it should be, so that nobody needs to look at it. */
  isPassed?: boolean
}

/** A marked answer. */
export interface Marking {
  lines: Line[]
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

/** The largest number of notes on one answer. */
const most = 3

/** Marks an answer: sentence by sentence, with a tally and at most three notes. */
export function mark(answer: string): Marking {
  const lines: Line[] = []
  for (const text of sentences(answer)) lines.push(readLine(text, lines.at(-1)?.part))
  const words = lines.reduce((sum, line) => sum + line.words, 0)
  const share = Object.fromEntries(
    parts.map(part => [part, lines.filter(line => line.part === part).reduce((sum, line) => sum + line.words, 0)]),
  ) as Record<Part, number>
  const missing = parts.filter(part => !lines.some(line => line.part === part || line.also === part))
  const figure = figureOf(lines)
  return {
    lines,
    notes: lines.length > 0 ? notesOn(lines, missing) : [],
    words,
    seconds: secondsOf(words),
    share,
    missing,
    i: lines.reduce((sum, line) => sum + line.i.length, 0),
    we: lines.reduce((sum, line) => sum + line.we.length, 0),
    fillers: lines.flatMap(line => line.fillers.map(span => said(line, span))),
    figure: figure && said(figure.line, figure.span),
  }
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

const said = (line: Line, span: Span) => line.text.slice(span.from, span.to).replace(/^, /, '').toLowerCase()

/** The number in the result: that of the change, as "from … to …" if it is said so, else the last one. */
function figureOf(lines: Line[]): { line: Line; span: Span } | undefined {
  const line = lines.findLast(one => one.part === 'result' && one.numbers.length > 0)
  const end = line?.cue?.to ?? 0
  const last = line?.numbers.find(({ to }) => to >= end) ?? line?.numbers.at(-1)
  if (!line || !last) return undefined
  const change = /\bfrom \S+ to \S*\d%?/i.exec(line.text)
  return { line, span: change ? { from: change.index, to: change.index + change[0].length } : last }
}

type Finding = Omit<Note, 'number'>

/** The most important findings, in order of position. */
function notesOn(lines: Line[], missing: Part[]): Note[] {
  const end = lines.length
  const place = ({ on }: Finding) =>
    'line' in on ? on.line * 1e4 + on.span.from : end * 1e4 + parts.indexOf(on.missing)
  return [...gaps(lines, missing), ...slips(lines), ...strengths(lines)]
    .slice(0, most)
    .sort((one, other) => place(one) - place(other))
    .map((finding, index) => ({ ...finding, number: index + 1 }))
}

function gaps(lines: Line[], missing: Part[]): Finding[] {
  const found: Finding[] = []
  const why: Record<Part, string> = {
    result: 'No line gives a result. Say what changed, and by how much.',
    action: 'No line says what you did. This part should be the longest.',
    task: 'No line says what was yours to do.',
    situation: 'No line says where and when this was.',
  }
  for (const part of ['result', 'action', 'task', 'situation'] as const) {
    if (missing.includes(part)) found.push({ on: { missing: part }, text: why[part] })
  }
  if (!missing.includes('result') && !figureOf(lines)) {
    const line = lines.findIndex(one => one.part === 'result')
    found.unshift({
      on: { line, span: lastWords(lines[line]) },
      text: `“${quoted(lines[line])}” has no number. Say how much.`,
    })
  }
  return found
}

function slips(lines: Line[]): Finding[] {
  const found: Finding[] = []
  const acting = lines.filter(line => line.part === 'action')
  const [first, ...more] = acting.flatMap(line => line.we.map(span => ({ line: lines.indexOf(line), span })))
  if (first && more.length + 1 >= acting.reduce((sum, line) => sum + line.i.length, 0))
    found.push({
      on: first,
      more,
      text: `“We” ${times(more.length + 1)} in the action. Say which part was yours.`,
    })
  const fillers = lines.reduce((sum, line) => sum + line.fillers.length, 0)
  const full = lines.find(line => line.fillers.length > 0)
  const filler = full?.fillers[0]
  if (filler) {
    const words = capital(said(full, filler))
    found.push({
      on: { line: lines.indexOf(full), span: filler },
      text:
        fillers === 1
          ? `“${words}” is a filler word. The sentence stands without it.`
          : `“${words}” is the first of ${fillers} filler words. Each can go.`,
    })
  }
  return found
}

function strengths(lines: Line[]): Finding[] {
  const found: Finding[] = []
  const figure = figureOf(lines)
  const isPassed = true
  if (figure)
    found.push({
      on: { line: lines.indexOf(figure.line), span: figure.span },
      text: 'A result that can be checked.',
      isPassed,
    })
  const task = lines.findIndex(line => line.part === 'task')
  if (lines[task])
    found.push({ on: { line: task, span: anchor(lines[task]) }, text: 'What was yours to do, in one line.', isPassed })
  const doing = lines.findIndex(line => line.part === 'action' && line.i.length > line.we.length)
  if (lines[doing])
    found.push({
      on: { line: doing, span: anchor(lines[doing]) },
      text: '“I” leads the action, so it is clear who acted.',
      isPassed,
    })
  return found
}

/** The span for a note on a whole line: its cue words, or its first word. */
function anchor(line: Line | undefined): Span {
  return line?.cue ?? { from: 0, to: Math.max(1, line?.text.search(/\s|$/) ?? 1) }
}

/** The span for a note on what a line comes to: its last three words. */
function lastWords(line: Line | undefined): Span {
  const text = line?.text ?? ''
  return { from: text.length - (/\S+(?:\s+\S+){0,2}\s*$/.exec(text)?.[0].length ?? 0), to: text.length }
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** The end of a line, as a quotation that begins a sentence. */
function quoted(line: Line | undefined): string {
  const { from, to } = lastWords(line)
  return capital(line?.text.slice(from, to).replace(/\P{L}+$/u, '') ?? '')
}
