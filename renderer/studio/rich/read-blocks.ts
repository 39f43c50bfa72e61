import { placeOf } from '@proofsheet/engine/mdx/nodes'
import type { Blockquote, Heading, List, ListItem, Nodes, Paragraph, RootContent, TableRow } from 'mdast'
import type { RichBlock } from './model'
import { readUnits } from './read-units'

/** A block as the file has it, by its `from`. Its source is without the beginnings of lines of the blocks around it. */
export interface Origin {
  block: RichBlock
  node: Nodes
  raw: string
  /** The signs before and behind its text or its first block, such as `## ` or `- `. */
  open: string
  close: string
  /** The block before it in the same place, and the source between the two. */
  previous: string | undefined
  gap: string
}

export type Origins = Map<string, Origin>

interface Place {
  source: string
  origins: Origins
  /** Takes the beginnings of the blocks around a source off its lines. */
  strip(raw: string): string
  /** The node whose children are read. */
  parent?: Nodes
}

/** Reads blocks of a syntax tree; `indent` is how far their further lines are indented. Adds them to `origins`. */
export function readBlocks(nodes: readonly Nodes[], source: string, indent: number, origins: Origins): RichBlock[] {
  const strip = (raw: string) => stripLines(raw.replaceAll('\r\n', '\n'), new RegExp(`^ {0,${indent}}`))
  return readAll(nodes, { source, strip, origins })
}

function stripLines(raw: string, beginning: RegExp): string {
  const [first, ...rest] = raw.split('\n')
  return [first, ...rest.map(line => line.replace(beginning, ''))].join('\n')
}

function readAll(nodes: readonly Nodes[], place: Place): RichBlock[] {
  const { source, strip, origins } = place
  let previous: { from: string; end: number } | undefined
  return nodes.map(node => {
    const { start, end } = placeOf(node)
    const from = `${node.type} ${start} ${end}`
    const origin: Origin = {
      block: { type: 'raw_block', attrs: {} },
      node,
      raw: strip(source.slice(start, end)),
      open: '',
      close: '',
      previous: previous?.from,
      gap: previous ? strip(source.slice(previous.end, start)) : '',
    }
    origins.set(from, origin)
    Object.assign(origin.block, readBlock(node as RootContent, origin, place))
    origin.block.attrs.from = from
    previous = { from, end }
    return origin.block
  })
}

function readBlock(node: RootContent, origin: Origin, place: Place): RichBlock {
  const inner = { ...place, parent: node }
  switch (node.type) {
    case 'paragraph':
      return isComponent(node) ? rawBlock(origin) : textBlock(node, origin, place)
    case 'heading':
      return textBlock(node, origin, place)
    case 'list':
      return isPlainList(node, place.source) ? readList(node, inner) : rawBlock(origin)
    case 'listItem':
      return readItem(node, origin, inner)
    case 'blockquote':
      return readQuote(node, inner)
    case 'table':
      return { type: 'table', attrs: {}, children: readAll(node.children, inner) }
    case 'tableRow':
      return readRow(node, place)
    default:
      return rawBlock(origin)
  }
}

/** Whether a paragraph is a component alone in its line, which has a form. */
function isComponent({ children }: Paragraph): boolean {
  const [only, ...more] = children.filter(child => child.type !== 'text' || child.value.trim() !== '')
  return more.length === 0 && (only?.type as string) === 'mdxJsxTextElement'
}

function rawBlock({ raw, node }: Origin): RichBlock {
  const { name } = node as { name?: string | null }
  return { type: 'raw_block', attrs: { raw, label: name ? `<${name}>` : (raw.split('\n')[0] ?? '') } }
}

function textBlock(node: Paragraph | Heading, origin: Origin, { source, strip }: Place): RichBlock {
  const { start, end } = placeOf(node)
  const [first] = node.children
  const read = readUnits(node.children, source)
  origin.open = source.slice(start, first ? placeOf(first).start : end)
  origin.close = first ? strip(source.slice(read.end, end)) : ''
  return { type: node.type, attrs: node.type === 'heading' ? { level: node.depth } : {}, units: read.units }
}

function readList({ ordered, start, children }: List, place: Place): RichBlock {
  const attrs = ordered ? { order: start ?? 1 } : {}
  return { type: ordered ? 'ordered_list' : 'bullet_list', attrs, children: readAll(children, place) }
}

/** Whether each item of a list begins with its text on the line of its sign. */
function isPlainList({ children }: List, source: string): boolean {
  return children.every(item => {
    const [first] = item.children
    return !first || !source.slice(placeOf(item).start, placeOf(first).start).includes('\n')
  })
}

function readItem(node: ListItem, origin: Origin, place: Place): RichBlock {
  const { start, end } = placeOf(node)
  const [first] = node.children
  origin.open = place.source.slice(start, first ? placeOf(first).start : end)
  const beginning = new RegExp(`^ {0,${itemWidth(origin.open)}}`)
  const strip = (raw: string) => stripLines(place.strip(raw), beginning)
  const children = readAll(node.children, { ...place, strip })
  return { type: 'list_item', attrs: { checked: node.checked ?? null }, children }
}

/** How far the further lines of an item are indented: the length of its sign, without the box of a task. */
export function itemWidth(open: string): number {
  return open.replace(/\[[ x]\][ \t]+$/i, '').length
}

function readQuote({ children }: Blockquote, place: Place): RichBlock {
  const strip = (raw: string) => stripLines(place.strip(raw), /^ {0,3}>? ?/)
  return { type: 'blockquote', attrs: {}, children: readAll(children, { ...place, strip }) }
}

function readRow(row: TableRow, { source, parent, origins }: Place): RichBlock {
  const table = parent?.type === 'table' ? parent : undefined
  const columns = Math.max(0, ...(table?.children ?? []).map(({ children }) => children.length))
  const type = table?.children[0] === row ? 'table_header' : 'table_cell'
  const children = Array.from({ length: columns }, (_, column): RichBlock => {
    const cell = row.children[column]
    const align = table?.align?.[column] ?? null
    if (!cell) return { type, attrs: { align }, units: [] }
    const { start, end } = placeOf(cell)
    const [first, last] = [cell.children[0], cell.children.at(-1)]
    const [textStart, textEnd] = first && last ? [placeOf(first).start, placeOf(last).end] : [end, end]
    const from = `${cell.type} ${start} ${end}`
    const block: RichBlock = { type, attrs: { align, from }, units: readUnits(cell.children, source).units }
    const [open, close] = [source.slice(start, textStart), source.slice(textEnd, end)]
    origins.set(from, { block, node: cell, raw: source.slice(start, end), open, close, previous: undefined, gap: '' })
    return block
  })
  return { type: 'table_row', attrs: {}, children }
}
