import type { Path } from '@proofsheet/engine/base/diagnostics/locate'
import type { Edit } from '@proofsheet/engine/base/files/edits'
import { type Definitions, shapesAt } from '@proofsheet/engine/content/schema/schema-fields'
import type { SchemaObject } from 'ajv'
import { type Document, isCollection, isMap, isScalar, type Pair, type YAMLMap } from 'yaml'

/**
 * The edit that puts the fields of the first group that isn't in the order of its type into it; empty where all are.
 * A field moves with the comments above it. Fields that the type doesn't have come last, in the order that they have.
 */
export function orderEdits(
  yaml: string,
  document: Document.Parsed,
  type: SchemaObject,
  definitions: Definitions,
): Edit[] {
  const search = (node: unknown, path: Path): Edit[] => {
    if (!isMap(node) || node.flow) return []
    const edit = orderEdit(yaml, node, orderAt(type, path, definitions, node))
    if (edit) return [edit]
    for (const { key, value } of node.items) {
      const found = search(value, [...path, nameOf(key)])
      if (found.length > 0) return found
    }
    return []
  }
  return search(document.contents, [])
}

/** The order of the fields at a path, by the type that has most of those given. */
function orderAt(type: SchemaObject, path: Path, definitions: Definitions, { items }: YAMLMap): string[] {
  const given = items.map(({ key }) => nameOf(key))
  const lists = shapesAt(type, path, definitions).map(({ properties }) => Object.keys(properties ?? {}))
  const known = (list: string[]) => list.filter(name => given.includes(name)).length
  return lists.toSorted((a, b) => known(b) - known(a))[0] ?? []
}

function orderEdit(yaml: string, map: YAMLMap, order: string[]): Edit | undefined {
  const blocks = blocksOf(yaml, map)
  if (!blocks) return
  const rank = ({ name }: Block) => (order.includes(name) ? order.indexOf(name) : order.length)
  const sorted = blocks.toSorted((a, b) => rank(a) - rank(b))
  if (sorted.every((block, index) => block === blocks[index])) return
  const [start, end] = [blocks[0]?.start ?? 0, blocks.at(-1)?.end ?? 0]
  const texts = sorted.map(block => yaml.slice(block.start, block.end))
  // The last line of all may have no line end.
  const lines = texts.map(text => (text.endsWith('\n') ? text : `${text}\n`)).join('')
  return { start, end, text: yaml.slice(start, end).endsWith('\n') ? lines : lines.slice(0, -1) }
}

/** The lines of one field, with the comments above it. */
interface Block {
  name: string
  start: number
  end: number
}

/** The blocks of a group of which each field begins on a line of its own; undefined for others. */
function blocksOf(yaml: string, { items }: YAMLMap): Block[] | undefined {
  const starts: number[] = []
  for (const [index, { key }] of items.entries()) {
    const at = rangeOf(key)?.[0]
    if (at === undefined) return
    const line = yaml.lastIndexOf('\n', at - 1) + 1
    // The first field of a list's item is behind the item's mark.
    if (yaml.slice(line, at).trim() !== '') return
    const before = items[index - 1]
    starts.push(commentStart(yaml, line, before ? endOf(before) : 0))
  }
  const last = items.at(-1)
  if (!last || items.length < 2) return
  const lastEnd = yaml.indexOf('\n', Math.max(0, endOf(last) - 1))
  return items.map(({ key }, index) => ({
    name: nameOf(key),
    start: starts[index] ?? 0,
    end: starts[index + 1] ?? (lastEnd < 0 ? yaml.length : lastEnd + 1),
  }))
}

/** The start of the comment lines directly above a line, after the field before. */
function commentStart(yaml: string, line: number, after: number): number {
  let start = line
  while (start > after) {
    const previous = yaml.lastIndexOf('\n', start - 2) + 1
    if (previous < after || !/^\s*(#.*)?\n$/.test(yaml.slice(previous, start))) break
    start = previous
  }
  return start
}

/** The end of a field: after its value, or after its colon. */
function endOf({ key, value }: Pair): number {
  const nested = isCollection(value) ? value.range?.[1] : rangeOf(value)?.[1]
  return nested ?? rangeOf(key)?.[1] ?? 0
}

function rangeOf(node: unknown): readonly [number, number, number] | undefined | null {
  return isScalar(node) || isCollection(node) ? node.range : undefined
}

function nameOf(key: unknown): string {
  return isScalar(key) ? String(key.value) : ''
}
