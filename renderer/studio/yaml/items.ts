import type { Path } from '@proofsheet/engine/base/diagnostics/locate'
import type { Edit } from '@proofsheet/engine/base/files/edits'
import { isSeq, type YAMLSeq } from 'yaml'
import { Refusal } from '../files/edits'
import { blockLines } from './spell'
import {
  firstEditYielding,
  isFlow,
  lineEnd,
  lineStart,
  type Node,
  nodeAt,
  parseYaml,
  withValue,
  type Yaml,
} from './yaml-text'

/** The edits that add an item before the one at an index of the list at a path. */
export function insertItem(text: string, path: Path, at: number, value: unknown): Edit[] {
  const { yaml, list, items } = listAt(text, path)
  if (!Number.isInteger(at) || at < 0 || at > items.length) throw new Refusal('The list has no such place.')
  return firstEditYielding(
    yaml,
    insertions(text, list, at, value),
    withValue(yaml.data, path, items.toSpliced(at, 0, value)),
  )
}

/** The edits that remove the item at an index of the list at a path. */
export function removeItem(text: string, path: Path, at: number): Edit[] {
  const { yaml, list, items } = listAt(text, path, at)
  return firstEditYielding(yaml, removals(text, list, at), withValue(yaml.data, path, items.toSpliced(at, 1)))
}

/** The edits that move an item before the one at an index, counted before the move; the item has the same bytes. */
export function moveItem(text: string, path: Path, from: number, at: number): Edit[] {
  const { yaml, list, items } = listAt(text, path, from)
  if (!Number.isInteger(at) || at < 0 || at > items.length) throw new Refusal('The list has no such place.')
  if (at === from || at === from + 1) return []
  const moved = items.toSpliced(from, 1)
  moved.splice(at > from ? at - 1 : at, 0, items[from])
  return firstEditYielding(yaml, moves(text, list, from, at), withValue(yaml.data, path, moved))
}

interface List {
  yaml: Yaml
  list: YAMLSeq
  items: unknown[]
}

/** The list at a path. Throws a refusal where there is none, or it has no item with the index. */
function listAt(text: string, path: Path, index = 0): List {
  const yaml = parseYaml(text)
  const list = nodeAt(yaml.contents, path)
  const items = path.reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], yaml.data)
  if (!isSeq(list) || !Array.isArray(items)) throw new Refusal('There is no list at this place any more.')
  if (!Number.isInteger(index) || index < 0 || (index > 0 && index >= items.length))
    throw new Refusal('The list has no such item.')
  return { yaml, list, items }
}

function* insertions(text: string, list: YAMLSeq, at: number, value: unknown): Generator<Edit[]> {
  const isLast = at === list.items.length
  const spans = list.items.map((_, index) => spanOf(text, list, index))
  if (isFlow(list) || spans.length === 0) {
    const json = JSON.stringify(value)
    const end = ((list as Node)?.range?.[1] ?? 1) - 1
    const lastEnd = rangeOf(list.items.at(-1))?.[1] ?? end
    const start = isLast ? lastEnd : (rangeOf(list.items[at])?.[0] ?? end)
    yield [{ start, end: start, text: spans.length === 0 ? json : isLast ? `, ${json}` : `${json}, ` }]
    return
  }
  const neighbor = spans[isLast ? at - 1 : at]
  if (!neighbor) return
  const lines = blockLines([value], neighbor.column)
  const start = isLast ? neighbor.end : neighbor.start
  const newline = start > 0 && text[start - 1] !== '\n' ? '\n' : ''
  yield [{ start, end: start, text: newline + lines }]
}

function* removals(text: string, list: YAMLSeq, at: number): Generator<Edit[]> {
  const [start = 0, end = 0] = (list as Node)?.range ?? []
  if (list.items.length === 1) {
    const from = isFlow(list) ? start : text.slice(0, start).trimEnd().length
    const ending = text[end - 1] === '\n' ? '\n' : ''
    yield [{ start: from, end, text: `${isFlow(list) ? '' : ' '}[]${ending}` }]
    yield [{ start, end, text: `[]${ending}` }]
  } else if (isFlow(list)) {
    const next = rangeOf(list.items[at + 1])
    const own = rangeOf(list.items[at])
    const previous = rangeOf(list.items[at - 1])
    if (next && own) yield [{ start: own[0], end: next[0], text: '' }]
    else if (previous && own) yield [{ start: previous[1], end: own[1], text: '' }]
  } else {
    const span = spanOf(text, list, at)
    yield [{ start: span.start, end: span.end, text: '' }]
  }
}

function* moves(text: string, list: YAMLSeq, from: number, at: number): Generator<Edit[]> {
  if (isFlow(list)) {
    // Each place of the list gets the text of the item that is there afterwards.
    const ranges = list.items.map(rangeOf)
    const order = ranges.toSpliced(from, 1)
    order.splice(at > from ? at - 1 : at, 0, ranges[from])
    yield ranges.flatMap((range, index) => {
      const source = order[index]
      return range && source && range !== source
        ? [{ start: range[0], end: range[1], text: text.slice(source[0], source[1]) }]
        : []
    })
    return
  }
  const span = spanOf(text, list, from)
  const isLast = at === list.items.length
  const target = isLast ? spanOf(text, list, at - 1).end : spanOf(text, list, at).start
  const lines = text.slice(span.start, span.end).replace(/(?<!\n)$/, '\n')
  const newline = target > 0 && text[target - 1] !== '\n' ? '\n' : ''
  yield [
    { start: span.start, end: span.end, text: '' },
    { start: target, end: target, text: newline + lines },
  ]
}

/** The lines of an item of a block list, and the column of its dash. */
function spanOf(text: string, list: YAMLSeq, index: number): { start: number; end: number; column: number } {
  const first = (list as Node)?.range?.[0] ?? 0
  const column = first - lineStart(text, first)
  const [from, to] = rangeOf(list.items[index]) ?? [first, first]
  const hasDash = (line: number) => text[line + column] === '-' && text.slice(line, line + column).trim() === ''
  // A value may begin below its dash.
  let start = lineStart(text, from)
  while (start > first && !hasDash(start)) start = lineStart(text, start - 1)
  return { start, end: lineEnd(text, Math.max(start + column + 1, to)), column }
}

function rangeOf(node: unknown): [number, number] | undefined {
  const range = (node as Node)?.range
  return range ? [range[0], range[1]] : undefined
}
