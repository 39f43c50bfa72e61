import type { RichBlock } from './model'
import type { Origin } from './read-blocks'
import { type WriteContext, withSource, writeUnits } from './write-units'

/** A table as Markdown: a line for each row, with the lines of rows in which nothing was edited as they were. */
export function writeTable(
  { children: rows = [] }: RichBlock,
  origin: Origin | undefined,
  context: WriteContext,
): string {
  const lines = origin?.raw.split('\n') ?? []
  const [head] = rows
  const before = origin?.block.children ?? []
  const isSameHead = head !== undefined && hasSameCells(head, before[0])
  const cells = rows.map(({ children = [] }) => children.map(cell => writeCell(cell, context)))
  const widths = (head?.children ?? []).map((cell, column) =>
    widthOf(
      cell,
      cells.map(row => row[column] ?? ''),
      context,
    ),
  )
  const lineOf = (row: RichBlock, index: number) => {
    const known = before.findIndex(({ attrs }) => attrs.from === row.attrs.from)
    const isSame = known >= 0 && hasSameCells(row, before[known])
    const line = isSame ? lines[known === 0 ? 0 : known + 1] : undefined
    return line === undefined
      ? newLine(cells[index] ?? [], widths)
      : changedLine(line, row, cells[index] ?? [], context)
  }
  const aligns = (head?.children ?? []).map(({ attrs }) => attrs.align)
  const rule = isSameHead
    ? (lines[1] ?? '')
    : `| ${widths.map((width, column) => ruleFor(width, aligns[column])).join(' | ')} |`
  const [first = '', ...others] = rows.map(lineOf)
  return [first, rule, ...others].join('\n')
}

/** Whether a row has the cells of another one, in their order, whatever is written in them. */
function hasSameCells({ children = [] }: RichBlock, before: RichBlock | undefined): boolean {
  const known = before?.children ?? []
  return (
    children.length === known.length && children.every(({ attrs }, index) => attrs.from === known[index]?.attrs.from)
  )
}

function writeCell({ attrs, units = [] }: RichBlock, { origins, level }: WriteContext): string {
  return writeUnits(withSource(units, origins.get(attrs.from ?? '')?.block.units ?? []), { level, place: 'cell' })
}

/** A line in which cells are replaced; each keeps its width where it can, so that the columns stay straight. */
function changedLine(line: string, { children = [] }: RichBlock, cells: string[], { origins }: WriteContext): string {
  const start = lineStart(children, origins)
  let text = ''
  let last = 0
  for (const [index, { attrs }] of children.entries()) {
    const origin = origins.get(attrs.from ?? '')
    if (!origin) continue
    const at = (origin.node.position?.start.offset ?? 0) - start
    text += line.slice(last, at) + changedCell(origin, cells[index] ?? '')
    last = at + origin.raw.length
  }
  return text + line.slice(last)
}

function changedCell({ raw, open, close }: Origin, now: string): string {
  const before = raw.slice(open.length, raw.length - close.length)
  if (now === before) return raw
  const isEmpty = before === ''
  const bar = isEmpty && raw.length > 1 && raw.endsWith('|') ? '|' : ''
  const [left, right] = isEmpty ? [raw.startsWith('|') ? '| ' : ' ', ` ${bar}`] : [open, close]
  const end = right.trimStart()
  const padding = Math.max(Math.min(1, right.length - end.length), raw.length - left.length - now.length - end.length)
  return left + now + ' '.repeat(padding) + end
}

/** The offset at which the line of a row begins. */
function lineStart(cells: RichBlock[], origins: WriteContext['origins']): number {
  const starts = cells.flatMap(({ attrs }) => origins.get(attrs.from ?? '')?.node.position?.start.offset ?? [])
  return Math.min(...starts)
}

function newLine(cells: string[], widths: number[]): string {
  return `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`
}

/** The width of a column: that which it has in the file, or of its longest text. */
function widthOf({ attrs }: RichBlock, texts: string[], { origins }: WriteContext): number {
  const known = origins.get(attrs.from ?? '')
  const width = known ? known.raw.replace(/^\|\s?|\s?\|?$/g, '').length : 0
  return width > 0 ? width : Math.max(3, ...texts.map(({ length }) => length))
}

function ruleFor(width: number, align?: string | null): string {
  const [left, right] = [
    align === 'left' || align === 'center' ? ':' : '',
    align === 'right' || align === 'center' ? ':' : '',
  ]
  return left + '-'.repeat(Math.max(3 - left.length - right.length, width - left.length - right.length)) + right
}
