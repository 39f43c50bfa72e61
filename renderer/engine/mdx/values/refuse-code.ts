import type { Nodes } from 'mdast'
import { everyNode } from '../nodes'
import { isPlainExpression } from './expression'

/** The names that a tag may have: of HTML, or of a component in one word. */
const tagName = /^[A-Za-z][A-Za-z\d-]*$/

/**
 * Throws where the tree of a body holds code: anything in braces but plain values and fields. The check reports each as
 * an issue; this also holds where a result of the check is wrong, for example one from a cache that others write.
 */
export function refuseCode(tree: Nodes, file: string): void {
  for (const node of everyNode(tree)) {
    if (holdsCode(node)) throw new Error(`${file}:${node.position?.start.line ?? 1} holds code, which is never run.`)
  }
}

function holdsCode(node: Nodes): boolean {
  switch (node.type) {
    case 'mdxjsEsm':
      return true
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return !isPlainExpression(node.data?.estree)
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return (
        (node.name !== null && !tagName.test(node.name)) ||
        node.attributes.some(
          ({ type, value }) =>
            type !== 'mdxJsxAttribute' ||
            (typeof value === 'object' && value !== null && !isPlainExpression(value.data?.estree)),
        )
      )
    default:
      return false
  }
}
