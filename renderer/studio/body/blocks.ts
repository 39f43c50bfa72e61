import type { Span } from '@proofsheet/engine/base/diagnostics/position'
import type { Nodes, RootContent } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import type { BlockKind } from '../source-types'

/** A block of a body that can be edited by itself, as offsets in its file. */
export interface Block extends Span {
  kind: BlockKind
  /** The text before it on its line, with which its further lines begin too: spaces. */
  indent: string
  /** The block that it is in. */
  parent?: Block
  /** Its element, where it is a component. */
  element?: MdxJsxFlowElement | MdxJsxTextElement
  /** For an item: whether empty lines separate the items of its list. */
  isSpread?: boolean
}

const kinds: Partial<Record<RootContent['type'] | 'containerDirective', BlockKind>> = {
  paragraph: 'paragraph',
  heading: 'heading',
  list: 'list',
  listItem: 'item',
  table: 'table',
  blockquote: 'quotation',
  code: 'code',
  mdxJsxFlowElement: 'component',
  containerDirective: 'directive',
  footnoteDefinition: 'footnote',
  thematicBreak: 'rule',
}

/** The blocks of a syntax tree in document order: those of the body, of components and of directives, and items of lists. */
export function blocksIn(tree: Nodes | undefined, source: string): Block[] {
  const found: Block[] = []
  const take = (node: RootContent, parent?: Block) => {
    const start = node.position?.start.offset
    const end = node.position?.end.offset
    if (start === undefined || end === undefined) return
    const before = source.slice(source.lastIndexOf('\n', start - 1) + 1, start)
    // In the middle of a line it is a part of the block around it.
    if (before.trim() !== '') return
    const element = elementOf(node)
    const kind = element ? 'component' : (kinds[node.type] ?? 'other')
    const block: Block = { kind, start, end, indent: before, parent, element }
    if (node.type === 'listItem') block.isSpread = node.spread ?? false
    found.push(block)
    const holdsBlocks = node.type !== 'paragraph' && ['list', 'component', 'directive'].includes(kind)
    if (holdsBlocks && 'children' in node) for (const child of node.children as RootContent[]) take(child, block)
  }
  if (tree && 'children' in tree) for (const child of tree.children as RootContent[]) take(child)
  return found
}

/** The component that a node is: also one that is alone in a line with its text, which makes no paragraph of it. */
export function elementOf(node: RootContent): Block['element'] {
  if (node.type === 'mdxJsxFlowElement') return node
  if (node.type !== 'paragraph') return
  const [only, ...more] = node.children.filter(child => child.type !== 'text' || child.value.trim() !== '')
  return more.length === 0 && only?.type === 'mdxJsxTextElement' ? only : undefined
}
