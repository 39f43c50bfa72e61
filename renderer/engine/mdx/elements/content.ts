import type { PhrasingContent, RootContent } from 'mdast'
import type { TagElement } from './attributes'
import type { ElementDescription } from './known/element'
import { elements } from './known/elements'
import { blocksOf, isBlank, lineOf, trimLine } from './nodes-in-line'

/** The content of an element, as nodes of Markdown. */
export type Content = { line: PhrasingContent[] } | { blocks: RootContent[] }

/** The content of an element in the form that its description asks for; undefined where it has other content. */
export function contentOf({ type, children }: TagElement, { place, content }: ElementDescription): Content | undefined {
  const nodes: RootContent[] = children
  if (content === 'nothing') return nodes.every(isBlank) ? { line: [] } : undefined
  const line = content === 'blocks' ? undefined : lineOf(nodes)
  if (content === 'line') return line && { line: place === 'line' ? line : trimLine(line) }
  if (content === 'either' && line) return { line: trimLine(line) }
  if (content === 'blocks' || content === 'either')
    return { blocks: type === 'mdxJsxTextElement' ? blocksOf(nodes) : nodes }
  const parts = (line ?? nodes).filter(node => !isBlank(node))
  return parts.every(part => content.includes(elementName(part))) ? { blocks: parts } : undefined
}

/** The element of HTML that a node is, as far as elements with certain parts hold it; empty for any other. */
export function elementName(node: RootContent): string {
  if (node.type === 'htmlElement') return node.name
  return { listItem: 'li', image: 'img', paragraph: 'p' }[node.type as string] ?? ''
}

/** Whether a node is an HTML tag that was not converted, because it or its content has a problem. */
export function isUnconvertedTag(node: RootContent): node is TagElement & { name: string } {
  return isTag(node) && /^[a-z]/.test(node.name ?? '')
}

function isTag(node: RootContent): node is TagElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}

/** Whether the content of an element would fit if each element in it that has a problem were converted. */
export function couldFit(element: TagElement, description: ElementDescription): boolean {
  if (contentOf(element, description)) return true
  const { content } = description
  if (content === 'nothing') return false
  const others = element.children.filter(
    (child: RootContent) =>
      !isUnconvertedTag(child) ||
      (typeof content === 'object' ? !content.includes(child.name) : isBlockElement(child.name)),
  )
  return contentOf({ ...element, children: others } as TagElement, description) !== undefined
}

function isBlockElement(name: string): boolean {
  return elements.get(name)?.place !== 'line'
}
