import type { ElementContent } from 'hast'

/** Splits highlighted code into lines without their line ends; an element across lines is in each of them. */
export function splitLines(nodes: readonly ElementContent[]): ElementContent[][] {
  const lines: ElementContent[][] = [[]]
  for (const node of nodes) {
    const [first = [], ...rest] = linesOf(node)
    lines.at(-1)?.push(...first)
    lines.push(...rest)
  }
  return lines
}

function linesOf(node: ElementContent): ElementContent[][] {
  if (node.type === 'text')
    return node.value.split('\n').map(value => (value === '' ? [] : [{ type: 'text' as const, value }]))
  if (node.type !== 'element') return [[node]]
  return splitLines(node.children).map(children => (children.length > 0 ? [{ ...node, children }] : []))
}
