/** A position in a content file. Lines and columns count from 1, columns in UTF-16 code units, as in editors. */
export interface Position {
  line: number
  column: number
}

/** A range of a content file, from its own position up to and excluding `end`. */
export interface Range extends Position {
  end: Position
}

/** A span of a file as offsets; `end` is exclusive. */
export interface Span {
  start: number
  end: number
}

/** The start of a file, for issues of a whole file. */
export const fileStart: Range = { line: 1, column: 1, end: { line: 1, column: 1 } }

/** The line and column of an offset in a text; an offset outside counts as the nearest inside. */
export function positionAt(text: string, offset: number): Position {
  const inside = Math.max(0, Math.min(offset, text.length))
  // An offset between CR and LF belongs to the line that they end.
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

/** The range between two offsets of a text. */
export function rangeAt(text: string, start: number, end = start): Range {
  return { ...positionAt(text, start), end: positionAt(text, Math.max(start, end)) }
}

/** The offset of a line and column in a text; a position outside counts as the nearest inside. */
export function offsetAt(text: string, { line, column }: Position): number {
  const start = lineStarts(text)[line - 1]
  return start === undefined ? text.length : Math.min(start + column - 1, text.length)
}

/** The text of a line, which counts from 1, without its line end; undefined where there is no such line. */
export function lineAt(text: string, line: number): string | undefined {
  const starts = lineStarts(text)
  const start = starts[line - 1]
  return start === undefined ? undefined : text.slice(start, starts[line]).replace(/[\r\n]{1,2}$/, '')
}

/** Caches the line starts of the last text, because most calls in a row are for one file. */
let last = { text: '', starts: [0] }

/** The starts of lines, whose ends are those of Markdown and editors: CR LF, CR and LF. */
function lineStarts(text: string): number[] {
  const ends = last.text === text ? [] : Array.from(text.matchAll(/\r\n|[\r\n]/g))
  if (last.text !== text) last = { text, starts: [0, ...ends.map(({ 0: end, index }) => index + end.length)] }
  return last.starts
}
