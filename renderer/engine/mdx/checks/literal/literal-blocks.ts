import type { Nodes, Paragraph } from 'mdast'
import { placeOf } from '../../nodes'
import type { BodyTexts, Literal } from './find-text'

/** Languages of drawings that other programs render from a fence. */
export const drawings = /^(mermaid|plantuml|graphviz|dot|math|latex)$/i

const row = /^[ \t]*\|.*\|[ \t]*$/

/** Finds paragraphs that look like a heading or a table, and code that other programs render as a drawing. */
export function literalBlocks(nodes: readonly Nodes[], texts: BodyTexts): Literal[] {
  return nodes.flatMap(node => {
    if (node.type === 'paragraph') return [...headingsIn(node, texts), ...tableIn(node, texts)]
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

function headingsIn(paragraph: Paragraph, { text }: BodyTexts): Literal[] {
  const { start: from, end: to } = placeOf(paragraph)
  let next = from
  return text
    .slice(from, to)
    .split('\n')
    .flatMap(line => {
      const lineStart = next
      next += line.length + 1
      const [, before = '', signs] = /^([ \t>\uFFFC]*)(#{2,6})[^\s#\uFFFC]/.exec(line) ?? []
      // Only the signs of lists and quotations may precede it.
      if (signs === undefined || (lineStart === from && before !== '')) return []
      const [start, end] = [lineStart + before.length, lineStart + before.length + signs.length]
      return {
        start,
        end,
        message: 'Without a space behind the number signs this is no heading: readers see them.',
        hint: `Write a space behind ${signs}, or \\# for a number sign.`,
        fix: { start, end, text: `${signs} ` },
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
  const isRule = isRuleLine(rows[0] ?? '')
  if (!isRule && !rows.every(line => row.test(line))) return []
  const columns = head.replace(/\\\|/g, '').split('|').length - 2
  const line = `|${' - |'.repeat(columns)}`
  const start = from + head.length
  const end = isRule ? start + 1 + second.length : start
  return [
    {
      start: from,
      end: start,
      message: isRule
        ? 'The line below has another number of columns: readers see signs, not a table.'
        : 'The line below the first row is missing: readers see signs, not a table.',
      hint: `Write ${line} below it.`,
      fix: { start, end, text: `\n${prefix}${line}` },
    },
  ]
}

/** Whether a line is the one below the head of a table. */
function isRuleLine(line: string): boolean {
  const cells = line.trim().replace(/^\|/, '').replace(/\|$/, '').split('|')
  return cells.every(cell => /^:?-+:?$/.test(cell.trim()))
}
