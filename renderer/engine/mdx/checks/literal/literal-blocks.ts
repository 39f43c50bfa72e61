import type { Nodes, Paragraph } from 'mdast'
import { placeOf } from '../../nodes'
import type { BodyTexts, Literal } from './find-text'

/** Languages of drawings that other programs render from a fence. */
export const drawings = /^(mermaid|plantuml|graphviz|dot|math|latex)$/i

const row = /^[ \t]*\|.*\|[ \t]*$/

/** Finds paragraphs that look like a table, and code that other programs render as a diagram. */
export function literalBlocks(nodes: readonly Nodes[], texts: BodyTexts): Literal[] {
  return nodes.flatMap(node => {
    if (node.type === 'paragraph') return tableIn(node, texts)
    if (node.type !== 'code' || !drawings.test(node.lang ?? '')) return []
    const { start } = placeOf(node)
    return {
      start,
      end: start + 3 + (node.lang?.length ?? 0),
      message: `Code of "${node.lang}" is shown as code, not as the drawing that it describes.`,
      hint: 'Put a picture of it into content/media, and show that.',
    }
  })
}

/** A paragraph of rows without the line that makes them a table, or with one for another number of columns. */
function tableIn(paragraph: Paragraph, { body }: BodyTexts): Literal[] {
  const { start: from, end: to } = placeOf(paragraph)
  const lines = body.slice(from, to).split('\n')
  const [head = '', second = ''] = lines
  if (lines.length < 2 || paragraph.children[0]?.type === 'inlineCode' || !row.test(head)) return []
  const prefix = /^[ \t>]*/.exec(second)?.[0] ?? ''
  const rows = lines.slice(1).map(line => line.slice(prefix.length))
  const isRule = /^[ |]*:?-[-:| \t]*$/.test(rows[0] ?? '')
  if (!isRule && !rows.every(line => row.test(line))) return []
  const columns = head.replace(/\\\|/g, '').split('|').length - 2
  const line = `|${' - |'.repeat(columns)}`
  const start = from + head.length
  const end = isRule ? start + 1 + second.length : start
  return [
    {
      start: from,
      end: start,
      message: `The line below the first row ${isRule ? 'has other columns' : 'is missing'}: readers see signs, not a table.`,
      hint: `Write ${line} below it.`,
      fix: { start, end, text: `\n${prefix}${line}` },
    },
  ]
}
