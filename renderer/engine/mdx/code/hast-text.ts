import type { Element, Nodes } from 'hast'

/** The text of a node with all that is in it, but for elements for which `replace` gives another text. */
export function textOf(node: Nodes, replace: (node: Element) => string | undefined = () => undefined): string {
  if (node.type === 'text') return node.value
  const other = node.type === 'element' ? replace(node) : undefined
  return other ?? ('children' in node ? node.children.map(child => textOf(child, replace)).join('') : '')
}
