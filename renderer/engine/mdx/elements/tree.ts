import type { Data, PhrasingContent, RootContent } from 'mdast'
import { phrasing } from 'mdast-util-phrasing'
import type { Position } from 'unist'

/** Whether a node is text within a line. */
export function isInLine(node: RootContent): node is PhrasingContent {
  return phrasing(node) || (node.type === 'htmlElement' && node.isInLine)
}

/** Whether a node was written as an element with lines of its own. */
export const isBlockElement = (node: RootContent): boolean => node.data?.tag !== undefined && !isInLine(node)

/** Whether a node shows nothing: white space, or a comment. */
export function isBlank(node: RootContent): boolean {
  if (node.type === 'text') return node.value.trim() === ''
  return (
    (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') && node.data?.estree?.body.length === 0
  )
}

/** Blocks with the text of their paragraph in its place, where they have no second one. */
export function withoutParagraph(children: RootContent[]): RootContent[] {
  if (children.filter(({ type }) => type === 'paragraph').length > 1) return paragraphsOf(children)
  return trimmed(
    children.flatMap((child): RootContent[] => {
      if (child.type === 'mdxFlowExpression') return [{ ...child, type: 'mdxTextExpression' }]
      return child.type === 'paragraph' ? child.children : [child]
    }),
  )
}

/** Blocks of which text within a line is made paragraphs. */
export function paragraphsOf(children: RootContent[]): RootContent[] {
  const blocks: RootContent[] = []
  let line: PhrasingContent[] = []
  const endLine = () => {
    if (!line.every(isBlank)) blocks.push(paragraphOf(line))
    line = []
  }
  for (const child of children) {
    if (isInLine(child)) line.push(child)
    else {
      endLine()
      blocks.push(child)
    }
  }
  endLine()
  return blocks
}

/** A paragraph of text within a line. */
export function paragraphOf(line: PhrasingContent[], data?: Data): RootContent {
  const children = trimmed(line) as PhrasingContent[]
  return { type: 'paragraph', children, data, position: positionOf(children[0], children.at(-1)) }
}

/** The position from the start of one node to the end of another one: a copy, because positions are shifted in place. */
function positionOf(first: RootContent | undefined, last: RootContent | undefined): Position | undefined {
  if (!first?.position || !last?.position) return
  return { start: { ...first.position.start }, end: { ...last.position.end } }
}

/** Nodes without white space at their beginning and end. */
function trimmed(children: RootContent[]): RootContent[] {
  const [first, last] = [children.findIndex(child => !isBlank(child)), children.findLastIndex(child => !isBlank(child))]
  const inner = children.slice(Math.max(0, first), last + 1)
  return inner.map((node, index) => {
    if (node.type !== 'text') return node
    const value = index === 0 ? node.value.trimStart() : node.value
    return { ...node, value: index === inner.length - 1 ? value.trimEnd() : value }
  })
}
