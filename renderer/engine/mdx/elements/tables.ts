import type { AlignType, Data, RootContent, Table, TableCell, TableRow } from 'mdast'
import type { Position } from 'unist'
import type { HtmlElement } from './known/element'
import { isInLine } from './nodes-in-line'

/**
 * The table of Markdown that an HTML table is: a first row of heading cells, then rows of as many other cells, with text
 * of one line. Undefined for any other table.
 */
export function toTable(
  parts: RootContent[],
  { data, position }: { data?: Data; position?: Position },
): Table | undefined {
  const rows = parts.flatMap(part => (isElement(part, 'thead', 'tbody') ? part.children : [part]))
  const [head, ...others] = rows.map(cellsOf)
  if (data || !head || head.length === 0 || !head.every(({ name }) => name === 'th')) return
  if (!others.every(cells => cells?.length === head.length && cells.every(({ name }) => name === 'td'))) return
  const align = head.map((_, column) => alignmentOf([head, ...others].map(cells => cells?.[column])))
  if (align.includes(undefined)) return
  const children = rows.map(({ position }, index): TableRow => {
    const cells = [head, ...others][index] ?? []
    return { type: 'tableRow', children: cells.map(toCell), position }
  })
  return { type: 'table', align: align as AlignType[], children, position }
}

/** The cells of a row, where they are those of Markdown; undefined otherwise. */
function cellsOf(row: RootContent): HtmlElement[] | undefined {
  if (!isElement(row, 'tr') || row.data.hProperties) return
  const cells = row.children.filter(child => isElement(child, 'th', 'td'))
  return cells.every(cell => isPlain(cell)) ? cells : undefined
}

function isPlain({ children, data }: HtmlElement): boolean {
  const { dataAlign, scope, ...others } = data.hProperties ?? {}
  return Object.keys(others).length === 0 && (scope === undefined || scope === 'col') && children.every(isInLine)
}

/** The alignment that all cells of a column have; undefined where they differ. */
function alignmentOf(cells: (HtmlElement | undefined)[]): AlignType | undefined {
  const [first, ...others] = cells.map(cell => cell?.data.hProperties?.dataAlign)
  return others.every(other => other === first) ? ((first ?? null) as AlignType) : undefined
}

function toCell({ children, position }: HtmlElement): TableCell {
  return { type: 'tableCell', children: children.filter(isInLine), position }
}

function isElement(node: RootContent, ...names: string[]): node is HtmlElement {
  return node.type === 'htmlElement' && names.includes(node.name)
}
