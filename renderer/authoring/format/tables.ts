import type { Edit } from '@proofsheet/engine/base/files/edits'
import { everyNode } from '@proofsheet/engine/mdx/nodes'
import type { AlignType, Root, Table, TableCell } from 'mdast'
import { offsetsOf } from './body-syntax'

/** The largest width of an aligned table, in columns; a wider one has one space beside each text. */
const maxWidth = 120

/** The fewest hyphens below a heading. */
const minHyphens = 3

/** Aligns the columns of tables; wide ones have one space beside each text. */
export function tableEdits(tree: Root, body: string): Edit[][] {
  return everyNode(tree)
    .filter((node): node is Table => node.type === 'table')
    .map(table => editsOf(table, body))
    .filter(group => group.length > 0)
}

function editsOf({ children: rows, align }: Table, body: string): Edit[] {
  const texts = rows.map(row => row.children.map(cell => textOf(cell, body)))
  const count = Math.max(...texts.map(row => row.length))
  const natural = Array.from({ length: count }, (_, column) =>
    Math.max(minHyphens, ...texts.map(row => widthOf(row[column] ?? ''))),
  )
  const isWide = natural.reduce((sum, width) => sum + width + 3, 1) > maxWidth
  const widths = isWide ? natural.map(() => minHyphens) : natural
  const [head] = rows
  const rule = head && ruleSpan(offsetsOf(head).end, body)
  if (!rule) return []
  const hyphens = (texts[0] ?? []).map((_, column) => hyphensFor(align?.[column], widths[column] ?? minHyphens))
  const pad = (cell: string, column: number) => (isWide ? cell : padded(cell, widths[column] ?? 0, align?.[column]))
  return [
    { ...rule, text: rowOf(hyphens) },
    ...rows.map((row, index) => ({ ...offsetsOf(row), text: rowOf((texts[index] ?? []).map(pad)) })),
  ]
}

function rowOf(cells: string[]): string {
  return `| ${cells.join(' | ')} |`
}

/** The text of a cell as it is written, without its pipes. */
function textOf(cell: TableCell, body: string): string {
  const { start, end } = offsetsOf(cell)
  return body
    .slice(start, end)
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .trim()
}

/** The span of the line below the heading, without the marks of containers before it. */
function ruleSpan(headEnd: number, body: string): { start: number; end: number } | undefined {
  const line = body.indexOf('\n', headEnd) + 1
  if (line === 0) return
  const past = body.indexOf('\n', line)
  const text = body.slice(line, past < 0 ? body.length : past)
  const start = text.search(/[|:-]/)
  return start < 0 ? undefined : { start: line + start, end: line + text.length }
}

function hyphensFor(align: AlignType | undefined, width: number): string {
  if (align === 'left') return `:${'-'.repeat(width - 1)}`
  if (align === 'right') return `${'-'.repeat(width - 1)}:`
  return align === 'center' ? `:${'-'.repeat(width - 2)}:` : '-'.repeat(width)
}

function padded(cell: string, width: number, align: AlignType | undefined): string {
  const space = width - widthOf(cell)
  const before = align === 'right' ? space : align === 'center' ? Math.floor(space / 2) : 0
  return ' '.repeat(before) + cell + ' '.repeat(space - before)
}

/** Characters that take two columns in an editor: those of East Asian scripts, and emoji. */
const wide =
  /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6]|\p{Emoji_Presentation}/u

/** Characters that take none. */
const narrow = /\p{Mn}|\p{Me}|\p{Cf}/u

/** The width of a text in an editor, in columns. */
function widthOf(text: string): number {
  return [...text].reduce((sum, each) => sum + (narrow.test(each) ? 0 : wide.test(each) ? 2 : 1), 0)
}
