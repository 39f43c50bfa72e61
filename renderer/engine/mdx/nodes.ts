import type { Nodes, RootContent } from 'mdast'

/** Every node of a text's syntax, each before what is in it. */
export function everyNode(tree: Nodes): Nodes[] {
  const found: Nodes[] = []
  const take = (node: Nodes) => {
    found.push(node)
    if ('children' in node) for (const child of node.children as RootContent[]) take(child)
  }
  take(tree)
  return found
}
