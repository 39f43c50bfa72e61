import { wordsOf } from '@proofsheet/engine/mdx/nodes'
import type { BlockContent, Heading, List, PhrasingContent, RootContent } from 'mdast'
import { text, toBlocks, toLine, toParagraphs } from './blocks'
import { toListItem } from './descriptions'
import { oneLine } from './words'

/** The attributes of an element; `href` is absolute. */
type Attributes = Record<string, string | undefined>

/** Makes nodes of an element from those of its children. */
type ToNodes = (nodes: RootContent[], attributes: Attributes) => RootContent[]

/**
 * Marks inline content, once where a part of it is marked alike. Other inline HTML elements are written as if Markdown
 * allowed them there too.
 */
const phrase = (type: 'strong' | 'emphasis' | 'delete') => (nodes: RootContent[]) =>
  [
    { type, children: nodes.flatMap(node => (node.type === type ? node.children : node)) as PhrasingContent[] },
  ] satisfies RootContent[]
const code: ToNodes = nodes => [{ type: 'inlineCode', value: nodes.map(wordsOf).join('') }]

/** Makes a single paragraph bold or italic; several blocks stay unchanged. */
const marked =
  (type: 'strong' | 'emphasis'): ToNodes =>
  nodes => {
    const blocks = toBlocks(nodes)
    const [only] = blocks
    if (blocks.length > 1 || only?.type !== 'paragraph') return blocks
    return [{ type: 'paragraph', children: phrase(type)(only.children) }]
  }

const heading =
  (depth: Heading['depth']): ToNodes =>
  nodes => [{ type: 'heading', depth, children: toLine(nodes) }]

const conversions: Record<string, ToNodes> = {
  a: (nodes, { href = '', title }) => [
    { type: 'link', url: href, title: oneLine(title) || null, children: nodes as PhrasingContent[] },
  ],
  b: phrase('strong'),
  strong: phrase('strong'),
  em: phrase('emphasis'),
  i: phrase('emphasis'),
  del: phrase('delete'),
  s: phrase('delete'),
  strike: phrase('delete'),
  kbd: code,
  samp: code,
  tt: code,
  var: code,
  q: nodes => [text('"'), ...nodes, text('"')],
  blockquote: nodes => [{ type: 'blockquote', children: toBlocks(nodes) }],
  ul: nodes => [{ ...listOf(nodes), ordered: false }],
  ol: (nodes, { start = '1' }) => [{ ...listOf(nodes), ordered: true, start: /^\d+$/.test(start) ? Number(start) : 1 }],
  li: nodes => [toListItem(toBlocks(nodes))],
  dt: marked('strong'),
  summary: marked('strong'),
  caption: marked('emphasis'),
  figcaption: marked('emphasis'),
  legend: marked('emphasis'),
  p: toParagraphs,
  h1: heading(1),
  h2: heading(2),
  h3: heading(3),
  h4: heading(4),
  h5: heading(5),
  h6: heading(6),
  body: toBlocks,
  dd: toBlocks,
  div: toBlocks,
  picture: toBlocks,
}

/** The Markdown of an element with a name, from that of its children; that alone for an element without a meaning. */
export function toNodes(name: string, nodes: RootContent[], attributes: Attributes): RootContent[] {
  return (Object.hasOwn(conversions, name) && conversions[name]?.(nodes, attributes)) || nodes
}

function listOf(nodes: RootContent[]): List {
  const itemsOf = (block: BlockContent) => toListItem([block])
  const children = nodes.flatMap(node => (node.type === 'listItem' ? node : toBlocks([node]).map(itemsOf)))
  return { type: 'list', spread: false, children }
}
