import type { Nodes } from 'mdast'
import { type Excess, limits, tooDeep } from '../../diagnostics/limits'

/** A node of Markdown or of an expression: both have a type. */
type AnyNode = Record<string, unknown>

/**
 * Finds what is beyond a limit in a syntax tree: too many levels of elements and expressions, or too many props of one
 * component. Later stages may then call themselves for each level.
 */
export function findDeepNode(tree: Nodes): Excess | undefined {
  const open: { value: unknown; depth: number; start: number }[] = [{ value: tree, depth: 0, start: 0 }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth, start } = next
    if (typeof value !== 'object' || value === null) continue
    const isNode = 'type' in value
    const at = isNode ? (startOf(value as AnyNode) ?? start) : start
    if (depth > limits.depth) return tooDeep(at)
    const { attributes } = value as AnyNode
    if (Array.isArray(attributes) && attributes.length > limits.attributes) return tooManyProps(at)
    for (const [name, part] of Object.entries(value))
      if (!unvisited.has(name)) open.push({ value: part, depth: isNode ? depth + 1 : depth, start: at })
  }
  return
}

/** Members that are no parts of the tree. Comments and positions are flat. */
const unvisited = new Set(['position', 'loc', 'range', 'comments', 'tokens'])

function startOf({ position, start }: AnyNode): number | undefined {
  const point = (position as { start?: { offset?: number } } | undefined)?.start?.offset
  return point ?? (typeof start === 'number' ? start : undefined)
}

function tooManyProps(start: number): Excess {
  return {
    start,
    message: `A component is given more than ${limits.attributes} props.`,
    hint: 'Give it a list or a group of values in one prop.',
  }
}
