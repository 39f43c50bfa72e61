import type { Nodes, RootContent } from 'mdast'
import type { Node } from 'unist'
import type { Span } from '../base/diagnostics/position'

/** Every node of a syntax tree in document order, parents before their children. */
export function everyNode(tree: Nodes): Nodes[] {
  const found: Nodes[] = []
  const take = (node: Nodes) => {
    found.push(node)
    if ('children' in node) for (const child of node.children as RootContent[]) take(child)
  }
  take(tree)
  return found
}

/** The text of a heading without expressions; its id is made from it. */
export function wordsOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value
  return 'children' in node ? node.children.map(wordsOf).join('') : ''
}

/** A string with the offsets of its source, searched between two offsets; those where it has escapes. */
export function located(body: string, text: string, from: number, to: number): Span & { text: string } {
  const at = text === '' ? -1 : body.slice(0, to).indexOf(text, from)
  return at < 0 ? { text, start: from, end: to } : { text, start: at, end: at + text.length }
}

/** The offsets of a node in its text; 0 where they are unknown. */
export function placeOf({ position }: Pick<Node, 'position'>): Span {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 }
}
