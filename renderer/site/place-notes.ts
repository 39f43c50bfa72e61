import type { Element, ElementContent, Root } from 'hast'
import { plainPlugin } from '../engine/mdx/plain-plugins'

type Block = Root['children'][number]
type Component = Extract<Block, { type: 'mdxJsxFlowElement' }>

/**
 * A rehype plug-in that puts each Note without a kind, and each Margin, in one box with the text that it is beside, so
 * that styles can place them side by side: the block before it, or, directly below a heading, the heading and the texts
 * that follow. The note is the last in its box: it is read after its text.
 */
export const placeNotes = plainPlugin(() => (tree: Root) => {
  tree.children = besideSections(besideBlocks(tree.children))
})

function besideBlocks(nodes: Block[]): Block[] {
  const placed: Block[] = []
  for (const node of nodes) {
    const previous = placed.findLastIndex(isBlock)
    const beside = placed[previous]
    if (isNote(node) && isElement(beside, /^(p|ul|ol|blockquote|table)$/))
      placed.splice(previous, placed.length, box('noted', beside, node))
    else placed.push(node)
  }
  return placed
}

function besideSections(nodes: Block[]): Block[] {
  const placed: Block[] = []
  // The last blocks: a heading, the notes below it, and the texts in one box with them.
  let heading: Element | undefined
  let notes: ElementContent[] = []
  let texts: ElementContent[] | undefined
  for (const node of nodes) {
    if (texts && isText(node)) texts.push(node)
    else if (heading && notes.length && isText(node)) {
      const words = box('', heading, node)
      texts = words.children
      placed.splice(placed.indexOf(heading), placed.length, box('noted headed', words, box('', ...notes)))
      notes = []
    } else {
      placed.push(node)
      if (heading && !texts && isNote(node)) notes.push(node)
      else if (isBlock(node)) {
        heading = isElement(node, /^h2$/) ? node : undefined
        notes = []
        texts = undefined
      }
    }
  }
  return placed
}

const box = (name: string, ...children: ElementContent[]): Element => ({
  type: 'element',
  tagName: 'div',
  properties: name ? { className: name.split(' ') } : {},
  children,
})

const isElement = (node: Block | undefined, names: RegExp): node is Element =>
  node?.type === 'element' && names.test(node.tagName)

/** Whether a node can be with its heading beside a note. */
const isText = (node: Block): node is Element | Component =>
  isElement(node, /^(p|ul|ol|blockquote)$/) || (node.type === 'mdxJsxFlowElement' && node.name === 'Lead')

/** Whether a node is more than the white space between blocks. */
const isBlock = (node: Block) => node.type === 'element' || node.type === 'mdxJsxFlowElement'

/** Whether a node belongs in the margin: notes of a kind, such as warnings, are part of the text. */
const isNote = (node: Block): node is Component =>
  node.type === 'mdxJsxFlowElement' &&
  (node.name === 'Margin' ||
    (node.name === 'Note' &&
      !node.attributes.some(attribute => attribute.type === 'mdxJsxAttribute' && attribute.name === 'kind')))
