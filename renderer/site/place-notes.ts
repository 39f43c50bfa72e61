import type { Element, ElementContent, Root } from 'hast'

type Block = Root['children'][number]
type Component = Extract<Block, { type: 'mdxJsxFlowElement' }>

/**
 * A rehype plug-in that puts each Note without a kind, and each Margin, in one box with the text that it is beside, so
 * that styles can place them side by side: the block before it, or, directly below a heading, the heading and the texts
 * that follow. The note is the last in its box: it is read after its text.
 */
export const placeNotes = () => (tree: Root) => {
  tree.children = place(tree.children)
}

function place(nodes: Block[]): Block[] {
  for (const node of nodes)
    if (node.type === 'mdxJsxFlowElement' && node.name === 'Band')
      node.children = place(node.children) as ElementContent[]
  return besideHeadings(besideBlocks(nodes))
}

function besideBlocks(nodes: Block[]): Block[] {
  const placed: Block[] = []
  for (const node of nodes) {
    const previous = placed.findLastIndex(isBlock)
    const beside = placed[previous]
    if (isNote(node) && beside && isAnnotated(beside))
      placed.splice(previous, placed.length, box('noted', beside, node))
    else placed.push(node)
  }
  return placed
}

function besideHeadings(nodes: Block[]): Block[] {
  const placed: Block[] = []
  // The line breaks before the next block: they stay with blocks that stay.
  let breaks: Block[] = []
  // The last block, if it is a heading, and the boxes of its texts and its notes, if it has notes.
  let heading: Element | undefined
  let texts: Element | undefined
  let notes: Element | undefined
  for (const node of nodes) {
    if (!isBlock(node)) {
      breaks.push(node)
      continue
    }
    const isFirst = texts?.children.length === 1
    const [text, note] = isFirst && isElement(node, /^div$/) ? node.children : []
    if (texts && isText(node)) texts.children.push(node)
    else if (isFirst && isNote(node)) notes?.children.push(node)
    else if (text && isText(text) && note && isNote(note)) {
      texts?.children.push(text)
      notes?.children.push(note)
    } else if (heading && isNote(node)) {
      texts = box('', heading)
      notes = box('', node)
      placed.splice(placed.indexOf(heading), 1, box('noted headed', texts, notes))
    } else {
      placed.push(...breaks, node)
      heading = isElement(node, /^h2$/) ? node : undefined
      texts = undefined
    }
    breaks = []
  }
  return [...placed, ...breaks]
}

const box = (name: string, ...children: ElementContent[]): Element => ({
  type: 'element',
  tagName: 'div',
  properties: name ? { className: name.split(' ') } : {},
  children,
})

const isElement = (node: Block | undefined, names: RegExp): node is Element =>
  node?.type === 'element' && names.test(node.tagName)

/** Whether a note that follows a node is beside it. */
const isAnnotated = (node: Block): node is Element | Component =>
  isElement(node, /^(p|ul|ol|blockquote|table)$/) || (node.type === 'mdxJsxFlowElement' && node.name === 'Prompt')

/** Whether a node can be with its heading beside a note. */
const isText = (node: Block): node is Element | Component =>
  isElement(node, /^(p|ul|ol|blockquote)$/) ||
  (node.type === 'mdxJsxFlowElement' && /^(Lead|Faq)$/.test(node.name ?? ''))

/** Whether a node is more than the white space between blocks. */
const isBlock = (node: Block) => node.type !== 'text' || node.value.trim() !== ''

/** Whether a node belongs in the margin: notes of a kind, such as warnings, are part of the text. */
const isNote = (node: Block): node is Component =>
  node.type === 'mdxJsxFlowElement' &&
  (node.name === 'Margin' ||
    (node.name === 'Note' &&
      !node.attributes.some(attribute => attribute.type === 'mdxJsxAttribute' && attribute.name === 'kind')))
