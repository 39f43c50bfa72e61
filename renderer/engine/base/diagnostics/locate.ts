import { isMap, isSeq } from 'yaml'
import { fileStart, type Range, rangeAt } from './position'

/** The path of a value: keys and indexes, from the outside in. */
export type Path = readonly (string | number)[]

/**
 * The range of a value in a file, or of its key; for a missing value, that of the nearest parent that exists.
 * `contents` is the frontmatter as YAML nodes, which begins at the offset `start`.
 */
export function locate(source: string, start: number, contents: unknown, path: Path, part: 'key' | 'value'): Range {
  let node = contents
  let found: Offsets | undefined
  for (const [index, segment] of path.entries()) {
    const last = index === path.length - 1
    if (isMap(node)) {
      // Of two fields with one name, the last one counts.
      const pair = node.items.findLast(item => String(item.key) === String(segment))
      if (!pair) break
      const key = offsetsOf(pair.key)
      const isKey = last ? part === 'key' || isEmpty(pair.value) : isMap(pair.value)
      found = isKey ? key : (offsetsOf(pair.value) ?? key)
      node = pair.value
    } else if (isSeq(node)) {
      node = node.items[Number(segment)]
      found = offsetsOf(node) ?? found
    } else break
  }
  if (!found) return fileStart
  const [from, to] = found
  // The range of a block scalar includes its last line end.
  const text = source.slice(start + from, start + to).trimEnd()
  return rangeAt(source, start + from, start + from + text.length)
}

type Offsets = [from: number, to: number]

function offsetsOf(node: unknown): Offsets | undefined {
  const range = (node as { range?: [number, number, number] } | null)?.range
  return range && [range[0], range[1]]
}

function isEmpty(node: unknown): boolean {
  const offsets = offsetsOf(node)
  return !offsets || offsets[0] === offsets[1]
}

type Located = { path: Path; text: string }

/** Every string in a value with its path. Circular references, which YAML aliases can make, are not followed. */
export function textsIn(value: unknown, path: Path = [], above: unknown[] = [], found: Located[] = []): Located[] {
  if (typeof value === 'string') found.push({ path, text: value })
  if (typeof value !== 'object' || value === null || above.includes(value)) return found
  const entries = Array.isArray(value) ? value.entries() : Object.entries(value)
  for (const [key, item] of entries) textsIn(item, [...path, key], [...above, value], found)
  return found
}
