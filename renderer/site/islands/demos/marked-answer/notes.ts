// Reaches the browser, when a visitor uses the MarkedAnswer figure.
import { upperFirst } from '../sentences'
import type { Span } from '../span'
import type { Line, Note } from './line'
import { type Part, parts, placeOf } from './star'
import { more, numberWords, times } from './text'

/** The largest number of notes on one answer. */
const most = 3

/** Words of a line as they are counted and quoted. */
export const said = (line: Line, span: Span) => line.text.slice(span.from, span.to).replace(/^, /, '').toLowerCase()

/** The number in the result: an amount of money, else that of the change, as "from … to …" if it is said so, else the last one. */
export function figureOf(lines: Line[]): { line: Line; span: Span } | undefined {
  const line = lines.findLast(one => one.part === 'result' && one.numbers.length > 0)
  const end = line?.cue?.to ?? 0
  const is = (pattern: RegExp, { from, to }: Span) => pattern.test(line?.text.slice(from, to) ?? '')
  const last =
    line?.numbers.find(span => is(/[$€£]/, span)) ??
    line?.numbers.find(span => span.to >= end && !is(/zero/i, span)) ??
    line?.numbers.at(-1)
  if (!line || !last) return undefined
  const change = new RegExp(
    `\\bfrom \\S+ to \\S*\\d%?|(?:\\d+|${numberWords}) (?:\\w+ ){1,2}instead of \\w+`,
    'i',
  ).exec(line.text)
  return { line, span: change ? { from: change.index, to: change.index + change[0].length } : last }
}

type Finding = Omit<Note, 'number'>

/** The most important findings, in order of position; that on a missing part is before the line that follows it. */
export function notesOn(lines: Line[], missing: Part[]): Note[] {
  const place = ({ on }: Finding) =>
    'line' in on ? on.line * 1e4 + on.span.from : placeOf(on.missing, lines) * 1e4 - 9 + parts.indexOf(on.missing)
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
    const words = quoted(lines[line])
    found.unshift({
      on: { line, span: lastWords(lines[line]) },
      text: more.test(words) ? `“${words}” has no number. Say how much.` : 'This doesn’t say how much changed.',
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
    const words = upperFirst(said(full, filler))
    found.push({
      on: { line: lines.indexOf(full), span: filler },
      text: `“${words}” is ${fillers === 1 ? 'a filler word. It' : `the first of ${fillers} filler words. Each`} can go.`,
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
  if (lines[task]) found.push({ on: { line: task, span: anchor(lines[task]) }, text: 'Your task is clear.', isPassed })
  const doing = lines.findIndex(line => line.part === 'action' && line.i.length > line.we.length)
  if (lines[doing])
    found.push({
      on: { line: doing, span: anchor(lines[doing]) },
      text: '“I” leads: it is clear who acted.',
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

/** The end of a line, as a quotation that begins a sentence. */
function quoted(line: Line | undefined): string {
  const { from, to } = lastWords(line)
  return upperFirst(line?.text.slice(from, to).replace(/\P{L}+$/u, '') ?? '')
}
