import type { Code, Nodes, Table } from 'mdast'
import { type Finding, show } from '../../base/diagnostics/issue'
import { placeOf } from '../nodes'

/** Reports blocks that hide words or are not what they were meant to be: cells beyond a table's columns, open code. */
export function checkBlocks(nodes: readonly Nodes[], body: string): Finding[] {
  return nodes.flatMap(node =>
    node.type === 'table' ? checkCells(node, body) : node.type === 'code' ? checkCode(node, body) : [],
  )
}

/** Reports the cells that a row has beyond the columns of its table: no page shows their words. */
function checkCells({ align, children: rows }: Table, body: string): Finding[] {
  const columns = align?.length ?? 0
  return rows.flatMap(row => {
    const hidden = row.children.slice(columns).filter(({ children }) => children.length > 0)
    const [first, last] = [hidden[0], hidden.at(-1)]
    if (!first || !last) return []
    const [start, end] = [placeOf(first).start, placeOf(last).end]
    const words = body.slice(start, end).replaceAll('|', ' ').trim()
    return {
      start,
      end,
      code: 'table-cells',
      message: `The table has ${columns} columns and this row ${row.children.length}: nobody would see ${show(words)}.`,
      hint: 'Write \\| for a bar that belongs to a text, or give the first row and the line below it a column more.',
    }
  })
}

/** Reports a fence that is never closed: all that follows would be shown as code. */
function checkCode(node: Code, body: string): Finding[] {
  const { start, end } = placeOf(node)
  const [fence] = /^(`{3,}|~{3,})/.exec(body.slice(start, end)) ?? []
  // Indented code may show a fence.
  if (!fence || node.value.startsWith(fence)) return []
  const [, ...lines] = body.slice(start, end).trimEnd().split('\n')
  if (new RegExp(`^[\\s>]*${fence}${fence[0]}*[ \\t]*$`).test(lines.at(-1) ?? '')) return []
  return [
    {
      start,
      end: start + fence.length,
      code: 'code-open',
      message: 'Code begins here and is never closed: all that follows would be shown as code.',
      hint: `Write ${fence} on a line of its own below the code.`,
    },
  ]
}
