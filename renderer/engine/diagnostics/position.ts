/** A place in a writer's file; lines and columns count from 1, columns in UTF-16 units, as editors do. */
export interface Position {
  line: number
  column: number
}

/** A stretch of a writer's file, from its own position up to, and without, `end`. */
export interface Range extends Position {
  end: Position
}

/** A part of a file, as offsets from its start. */
export interface Span {
  start: number
  end: number
}

/** The first place of a file: for what concerns the file as a whole. */
export const fileStart: Range = { line: 1, column: 1, end: { line: 1, column: 1 } }

/** Line and column of an offset in a text; an offset outside counts as the nearest inside. */
export function positionAt(text: string, offset: number): Position {
  const inside = Math.max(0, Math.min(offset, text.length))
  // Between the two characters of a Windows line end is still the line that they end.
  const isWithinEnd = text[inside - 1] === '\r' && text[inside] === '\n'
  const end = isWithinEnd ? inside - 1 : inside
  const starts = lineStarts(text)
  let line = 0
  for (let past = starts.length; past - line > 1; ) {
    const middle = (line + past) >> 1
    if ((starts[middle] ?? 0) <= end) line = middle
    else past = middle
  }
  return { line: line + 1, column: end - (starts[line] ?? 0) + 1 }
}

/** The stretch between two offsets of a text. */
export function rangeAt(text: string, start: number, end = start): Range {
  return { ...positionAt(text, start), end: positionAt(text, Math.max(start, end)) }
}

/** The offset of a line and column in a text; a place outside counts as the nearest inside. */
export function offsetAt(text: string, { line, column }: Position): number {
  const start = lineStarts(text)[line - 1]
  return start === undefined ? text.length : Math.min(start + column - 1, text.length)
}

/** The lines of the text that was asked about last: a file is asked about many times in a row. */
let last = { text: '', starts: [0] }

function lineStarts(text: string): number[] {
  if (last.text !== text)
    last = { text, starts: [0, ...[...text.matchAll(lineEnd)].map(end => end.index + end[0].length)] }
  return last.starts
}

/** What ends a line, for Markdown and for editors alike. */
const lineEnd = /\r\n|\r|\n/g
