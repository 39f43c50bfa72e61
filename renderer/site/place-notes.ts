import type { ElementContent, Root } from 'hast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx'
import { plainPlugin } from '../engine/mdx/plain-plugins'

/**
 * A rehype plug-in that wraps each Note without a kind, and each Margin, with the block before it in one box, so that
 * styles can place them side by side.
 */
export const placeNotes = plainPlugin(() => (tree: Root) => {
  const placed: Root['children'] = []
  for (const node of tree.children) {
    const isInMargin =
      node.type === 'mdxJsxFlowElement' && (node.name === 'Margin' || (node.name === 'Note' && !isOfKind(node)))
    const previous = placed.findLastIndex(other => other.type === 'element' || other.type === 'mdxJsxFlowElement')
    const beside = placed[previous]
    if (isInMargin && beside?.type === 'element' && /^(p|ul|ol|table|blockquote)$/.test(beside.tagName)) {
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

function isOfKind({ attributes }: Pick<MdxJsxFlowElement, 'attributes'>): boolean {
  return attributes.some(attribute => attribute.type === 'mdxJsxAttribute' && attribute.name === 'kind')
}
