import { applyEdits, type Edit } from '@proofsheet/engine/base/files/edits'
import { placeOf } from '@proofsheet/engine/mdx/nodes'
import type { Nodes, PhrasingContent } from 'mdast'
import { phrasing } from 'mdast-util-phrasing'
import type { Block } from '../body/blocks'
import type { ContentText } from '../files/content-text'
import { Refusal } from '../files/edits'
import type { ReadBody } from '../forms/block-sources'
import type { RichNode } from './document'
import { type RichBlock, signatureOf, toBlocks, toNode } from './model'
import { type Origins, readBlocks } from './read-blocks'
import { tidyBlocks } from './tidy'
import { writeBlocks } from './write-blocks'
import { escapeLevels } from './write-units'

type ReadText = (text: ContentText) => ReadBody

/** The kinds of blocks that are edited as formatted text. */
const kinds: Block['kind'][] = ['paragraph', 'heading', 'list', 'table', 'quotation']

/** A block, or the content of a component, as a formatted document; undefined for one that has no such form. */
export function toDocument(read: ReadText, text: ContentText, block: Block): RichNode | undefined {
  const span = formattedSpan(block, text.source)
  const blocks = span ? blocksOf(read(text), text, span, new Map()) : []
  const hasText = blocks.some(({ type }) => type !== 'raw_block')
  return hasText ? { type: 'doc', content: blocks.map(toNode) } : undefined
}

/** The part of a block that is edited as formatted text: of a component its content. */
export function formattedSpan(block: Block, source: string): Span | undefined {
  if (kinds.includes(block.kind)) return block
  // An alert is a component too, and has no tags.
  if (source[block.start] !== '<') return
  const children = block.element?.children ?? []
  const [first, last] = [children[0], children.at(-1)]
  return first && last && { start: placeOf(first).start, end: placeOf(last).end, indent: block.indent }
}

function blocksOf({ tree }: ReadBody, text: ContentText, { start, end, indent }: Span, origins: Origins): RichBlock[] {
  const nodes = tree ? nodesBetween(tree, start, end) : []
  const [first] = nodes
  // In a line with its component, a text is no paragraph of its own.
  const isInline = first !== undefined && phrasing(first)
  const whole = isInline
    ? [{ type: 'paragraph' as const, children: nodes as PhrasingContent[], position: around(nodes) }]
    : nodes
  return readBlocks(whole, text.source, indent.length, origins)
}

export type Span = Pick<Block, 'start' | 'end' | 'indent'>

function around(nodes: Nodes[]): Nodes['position'] {
  const [first, last] = [nodes[0]?.position, nodes.at(-1)?.position]
  return first && last && { start: first.start, end: last.end }
}

/** The outermost nodes that are between two offsets: neighbours, or none. */
function nodesBetween(tree: Nodes, start: number, end: number): Nodes[] {
  if (!('children' in tree)) return []
  const children = tree.children as Nodes[]
  const inside = children.filter(node => placeOf(node).start >= start && placeOf(node).end <= end && node.position)
  if (inside.length > 0) return inside
  const outer = children.find(node => placeOf(node).start <= start && placeOf(node).end >= end)
  return outer ? nodesBetween(outer, start, end) : []
}

/** A place for a formatted text in a file: the block that it replaces, or one that it follows. */
interface Target {
  span: Span
  /** The edits that put Markdown there. */
  edits(markdown: string): Edit[]
}

/**
 * The edits that write a document. Characters are escaped as little as possible: what is written must be read as
 * exactly this document. Throws a refusal where Markdown has no way to write it.
 */
export function writeDocument(read: ReadText, text: ContentText, document: RichNode, { span, edits }: Target): Edit[] {
  const origins: Origins = new Map()
  blocksOf(read(text), text, span, origins)
  const wanted = tidyBlocks(toBlocks(document))
  if (wanted.length === 0) return edits('')
  const expected = wanted.map(signatureOf).join('\n')
  for (const level of escapeLevels) {
    const made = edits(writeBlocks(wanted, { origins, level }))
    const source = applyEdits(text.source, made)
    const shift = made.reduce((sum, edit) => sum + edit.text.length - (edit.end - edit.start), 0)
    const start = Math.min(...made.map(edit => edit.start))
    const end = Math.max(...made.map(edit => edit.end)) + shift
    const after = { ...text, source }
    const found = tidyBlocks(blocksOf(read(after), after, { start, end, indent: span.indent }, new Map()))
    if (found.map(signatureOf).join('\n') === expected) return made
  }
  throw new Refusal('This can’t be written as Markdown: let bold and italic begin and end at whole words.')
}

/** A document as the Markdown of a new text in a file. */
export function documentText(read: ReadText, file: string, document: RichNode): string {
  const empty: ContentText = { file, source: '', version: '', mark: '' }
  const span = { start: 0, end: 0, indent: '' }
  return applyEdits('', writeDocument(read, empty, document, { span, edits: text => [{ start: 0, end: 0, text }] }))
}

/** A whole text as a document of blocks that are in no file yet. */
export function documentOf(read: ReadText, text: ContentText): RichNode {
  const span = { start: 0, end: text.source.length, indent: '' }
  const content = tidyBlocks(blocksOf(read(text), text, span, new Map())).map(block => withoutFrom(toNode(block)))
  return { type: 'doc', content }
}

function withoutFrom({ attrs, content, ...node }: RichNode): RichNode {
  if (attrs?.from === undefined) return { ...node, attrs, content }
  return { ...node, attrs: { ...attrs, from: null }, content: content?.map(withoutFrom) }
}
