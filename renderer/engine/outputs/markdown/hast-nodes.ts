import type { Element, ElementContent, Nodes, Text } from 'hast'

/** A text node. */
export const text = (value: string): Text => ({ type: 'text', value })

/** An element without properties. */
export const element = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
})

/** The text of a node, without that of elements for which `replace` gives another one. */
export function textOf(node: Nodes, replace: (node: Element) => string | undefined = () => undefined): string {
  if (node.type === 'text') return node.value
  const other = node.type === 'element' ? replace(node) : undefined
  return other ?? ('children' in node ? node.children.map(child => textOf(child, replace)).join('') : '')
}
