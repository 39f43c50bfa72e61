import type { Element } from 'domhandler'
import type { AlignType, PhrasingContent, Table, TableCell } from 'mdast'

/** The largest number of columns or rows of one cell, as in HTML. */
const maxSpan = 1000

/**
 * A table of the elements of its cells by row, with an empty row of headings where it has none. `contentOf` gives what a
 * cell shows.
 */
export function toTable(rows: Element[][], hasHead: boolean, contentOf: (cell: Element) => PhrasingContent[]): Table {
  const cells = rows.map(row => row.map((cell): TableCell => ({ type: 'tableCell', children: contentOf(cell) })))
  addSpans(rows, cells)
  if (!hasHead && !rows[0]?.some(({ name }) => name === 'th')) cells.unshift([])
  const columns = Math.max(1, ...cells.map(row => row.length))
  for (const row of cells) while (row.length < columns) row.push(emptyCell())
  const align = Array.from({ length: columns }, (_, column) => alignOf(rows.flatMap(row => row[column] ?? [])))
  return { type: 'table', align, children: cells.map(children => ({ type: 'tableRow', children })) }
}

/** Adds an empty cell for each further column and row of a cell. */
function addSpans(rows: Element[][], cells: TableCell[][]): void {
  const elementOf = new Map(rows.flatMap((row, index) => row.map((each, at) => [cells[index]?.[at], each] as const)))
  for (const [index, row] of cells.entries())
    for (let column = 0; column < row.length; column++) {
      const { colspan, rowspan } = elementOf.get(row[column])?.attribs ?? {}
      const reached = cells.slice(index, index + spanOf(rowspan))
      for (const other of reached)
        for (let at = other === row ? column + 1 : column; at < column + spanOf(colspan); at++)
          other.splice(at, 0, emptyCell())
    }
}

function spanOf(attribute = '1'): number {
  return Math.min(maxSpan, Number.parseInt(attribute, 10) || 1)
}

/** The alignment of a column, which the first of its cells with one has. */
function alignOf(cells: Element[]): AlignType {
  const align = cells.map(({ attribs }) => attribs.align).find(Boolean)
  return align === 'center' || align === 'left' || align === 'right' ? align : null
}

const emptyCell = (): TableCell => ({ type: 'tableCell', children: [] })
