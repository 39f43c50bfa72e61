import type { ElementContent, Root } from 'hast'
import { plainPlugin } from '../engine/mdx/plain-plugins'

/**
 * A rehype plug-in that wraps each Note and the block before it in one box, so that styles can place them side by side.
 */
export const placeNotes = plainPlugin(() => (tree: Root) => {
  const placed: Root['children'] = []
  for (const node of tree.children) {
    const isNote = node.type === 'mdxJsxFlowElement' && node.name === 'Note'
    const previous = placed.findLastIndex(other => other.type === 'element' || other.type === 'mdxJsxFlowElement')
    const beside = placed[previous]
    if (isNote && beside?.type === 'element' && /^(p|ul|ol|table|blockquote)$/.test(beside.tagName)) {
      const box: ElementContent = {
        type: 'element',
        tagName: 'div',
        properties: { className: ['noted'] },
        children: [beside, node],
      }
      placed.splice(previous, placed.length, box)
    } else placed.push(node)
  }
  tree.children = placed
})
