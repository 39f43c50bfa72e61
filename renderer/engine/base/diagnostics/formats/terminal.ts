import { formatIssue, type Issue, severityOf } from '../issue'
import { lineAt } from '../position'
import { isPrintable } from '../printable'

/** The largest width of a source line, in characters; longer ones are cut around the marked range. */
const maxWidth = 100

/** The issue for a terminal: position, message, hint, and the source line with the range marked. */
export function toText(issue: Issue, source: string | undefined, hasColor: boolean): string {
  const paint = hasColor ? colorOf : (text: string) => text
  const [head = '', ...rest] = formatIssue(issue).split('\n')
  const frame = source === undefined ? [] : frameOf(issue, source)
  return [
    paint(head, severityOf(issue) === 'error' ? red : yellow),
    ...rest,
    ...frame.map(line => paint(line, dim)),
  ].join('\n')
}

/** The source line with its range marked, below the previous line; empty for issues of a whole file. */
function frameOf({ line, column, end }: Issue, source: string): string[] {
  const isWhole = line === 1 && column === 1 && end.line === 1 && end.column === 1
  const text = lineAt(source, line)
  if (isWhole || text === undefined) return []
  const last = end.line === line ? end.column - 1 : text.length
  const cut = column > maxWidth ? column - maxWidth / 2 : 0
  const shown = (number: number) => {
    const tail = (lineAt(source, number) ?? '').slice(cut, cut + maxWidth)
    // One character each, so that the marks below stay at their columns.
    const visible = [...tail].map(each => (isPrintable(each) ? each : each === '\t' ? ' ' : '\uFFFD')).join('')
    return `${String(number).padStart(width)} | ${visible}`.trimEnd()
  }
  const width = String(line).length
  const length = Math.max(1, Math.min(last, cut + maxWidth) - column + 1)
  return [
    '',
    ...(line > 1 && lineAt(source, line - 1)?.trim() ? [`    ${shown(line - 1)}`] : []),
    `  > ${shown(line)}`,
    `    ${' '.repeat(width)} | ${' '.repeat(column - 1 - cut)}${'^'.repeat(length)}`,
  ]
}

const red = 31
const yellow = 33
const dim = 2

const colorOf = (text: string, code: number) => text && `\x1b[${code}m${text}\x1b[0m`

/** Whether colors are wanted: on a terminal, unless NO_COLOR is set to anything (no-color.org). */
export function wantsColor(stream: { isTTY?: boolean }, env = process.env): boolean {
  return stream.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb'
}
