import { isDeepStrictEqual } from 'node:util'
import type { Path } from '@proofsheet/engine/base/diagnostics/locate'
import type { Edit } from '@proofsheet/engine/base/files/edits'
import { applyEdits } from '@proofsheet/engine/base/files/edits'
import { isMap, isScalar, isSeq, type YAMLMap } from 'yaml'
import { Refusal } from '../files/edits'
import { insertItem, removeItem } from './items'
import { blockLines, spellings } from './spell'
import {
  firstEditYielding,
  isFlow,
  lineStart,
  linesOfPair,
  type Node,
  nameOf,
  nodeAt,
  pairOf,
  parseYaml,
  withValue,
  type Yaml,
} from './yaml-text'

/** The names of the fields of a group in the order of its type. */
export type OrderOf = (path: Path) => readonly string[]

/**
 * The edits of a YAML text that set the value at a path, or remove it where the value is undefined. Everything else
 * has the same bytes and the same value. Throws a refusal where no edit does that.
 */
export function setField(text: string, path: Path, value: unknown, orderOf: OrderOf = () => []): Edit[] {
  const yaml = parseYaml(text)
  const old = path.reduce<unknown>(
    (part, key) => (part as Record<string | number, unknown> | undefined)?.[key],
    yaml.data,
  )
  if (isDeepStrictEqual(old, value)) return []
  return firstEditYielding(yaml, alternatives(yaml, path, value, orderOf), withValue(yaml.data, path, value))
}

function* alternatives(yaml: Yaml, path: Path, value: unknown, orderOf: OrderOf): Generator<Edit[]> {
  const key = path.at(-1)
  if (key === undefined) throw new Refusal('The fields of a file are changed one by one.')
  const group = path.slice(0, -1)
  const parent = nodeAt(yaml.contents, group)
  const old = nodeAt(yaml.contents, path)
  const pair = isMap(parent) ? pairOf(parent, key) : undefined
  const isThere = pair !== undefined || (isSeq(parent) && Number(key) < parent.items.length)
  if (value === undefined) {
    if (isSeq(parent)) yield removeItem(yaml.text, group, Number(key))
    else if (isMap(parent) && pair) yield* removals(yaml, parent, String(key))
  } else if (isThere) yield* replacements(yaml, path, old, value, orderOf)
  else if (isMap(parent)) yield insertField(yaml, parent, String(key), value, orderOf(group))
  else if (isSeq(parent)) yield insertItem(yaml.text, group, parent.items.length, value)
  else if (group.length > 0)
    yield* alternatives(yaml, group, typeof key === 'number' ? [value] : { [key]: value }, orderOf)
  else yield [{ start: yaml.text.length, end: yaml.text.length, text: blockLines({ [key]: value }, 0) }]
}

function* replacements(yaml: Yaml, path: Path, old: unknown, value: unknown, orderOf: OrderOf): Generator<Edit[]> {
  const { text } = yaml
  const isGroup = typeof value === 'object' && value !== null
  if (isGroup && (isMap(old) || isSeq(old))) {
    const steps =
      isMap(old) && !Array.isArray(value) ? groupSteps : Array.isArray(value) && isSeq(old) ? listSteps : undefined
    if (steps) {
      const now = steps(yaml, path, value as never, orderOf)
      yield [difference(text, now)]
    }
  }
  const parent = nodeAt(yaml.contents, path.slice(0, -1))
  const [start = 0, end = 0] = (old as Node)?.range ?? rangeBehindKey(parent, path)
  // Without a value nothing separates a new one from the colon.
  const space = /\s/.test(text[start - 1] ?? ' ') ? '' : ' '
  const isInFlow = path.some((_, index) => isFlow(nodeAt(yaml.contents, path.slice(0, index))))
  const ending = text.slice(start, end).endsWith('\n') ? '\n' : ''
  if (!isGroup) {
    for (const spelling of spellings(text, isScalar(old) ? old : undefined, value, isInFlow))
      yield [{ start, end, text: space + spelling }]
    yield [{ start, end, text: space + JSON.stringify(value) + ending }]
    return
  }
  const isEmpty = Object.keys(value as object).length === 0
  const column = isMap(parent) ? columnOf(text, parent) + 2 : 2
  if (!isInFlow && !isEmpty && isMap(parent)) {
    const from = text.slice(0, start).trimEnd().length
    yield [{ start: from, end, text: `\n${blockLines(value, column).replace(/\n$/, '')}${ending}` }]
  }
  yield [{ start, end, text: space + JSON.stringify(value) + ending }]
}

/** The text after each field of a group was set by itself. */
function groupSteps({ text, data }: Yaml, path: Path, value: Record<string, unknown>, orderOf: OrderOf): string {
  const old = path.reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], data) as Record<
    string,
    unknown
  >
  const names = [...new Set([...Object.keys(value), ...Object.keys(old)])]
  return names.reduce((now, name) => applyEdits(now, setField(now, [...path, name], value[name], orderOf)), text)
}

/** The text after each item of a list was set, added or removed by itself: equal ones at both ends stay. */
function listSteps({ text, data }: Yaml, path: Path, value: unknown[], orderOf: OrderOf): string {
  const old = path.reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], data) as unknown[]
  const shorter = Math.min(old.length, value.length)
  let first = 0
  while (first < shorter && isDeepStrictEqual(old[first], value[first])) first++
  let behind = 0
  while (behind < shorter - first && isDeepStrictEqual(old.at(-1 - behind), value.at(-1 - behind))) behind++
  let now = text
  for (let index = first; index < shorter - behind; index++)
    now = applyEdits(now, setField(now, [...path, index], value[index], orderOf))
  for (let index = old.length - behind - 1; index >= shorter - behind; index--)
    now = applyEdits(now, removeItem(now, path, index))
  for (let index = shorter - behind; index < value.length - behind; index++)
    now = applyEdits(now, insertItem(now, path, index, value[index]))
  return now
}

function insertField({ text }: Yaml, group: YAMLMap, key: string, value: unknown, order: readonly string[]): Edit[] {
  const before = order.slice(0, Math.max(0, order.indexOf(key)))
  const last = group.items.findLast(item => before.includes(nameOf(item))) ?? group.items.at(-1)
  if (isFlow(group) || !last) {
    const end = ((group as Node)?.range?.[1] ?? 1) - 1
    const pair = `${JSON.stringify(key)}: ${JSON.stringify(value)}`
    return [{ start: end, end, text: group.items.length > 0 ? `, ${pair}` : pair }]
  }
  const { end } = linesOfPair(text, last)
  const newline = end > 0 && text[end - 1] !== '\n' ? '\n' : ''
  return [{ start: end, end, text: newline + blockLines({ [key]: value }, columnOf(text, group)) }]
}

function* removals({ text }: Yaml, group: YAMLMap, key: string): Generator<Edit[]> {
  const index = group.items.findIndex(item => nameOf(item) === key)
  const pair = group.items[index]
  if (!pair) return
  const startOf = (at: number) => (group.items[at]?.key as Node)?.range?.[0] ?? 0
  const lines = linesOfPair(text, pair)
  const isFirstOnLine = text.slice(lines.start, startOf(index)).trim() === ''
  if (!isFlow(group) && isFirstOnLine && group.items.length > 1) yield [{ ...lines, text: '' }]
  if (index + 1 < group.items.length) yield [{ start: startOf(index), end: startOf(index + 1), text: '' }]
  const previous = group.items[index - 1]
  const end = (pair.value as Node)?.range?.[1] ?? 0
  const from = (previous?.value as Node)?.range?.[1]
  if (from !== undefined) yield [{ start: from, end, text: '' }]
  const [start = 0, past = 0] = (group as Node)?.range ?? []
  if (group.items.length === 1) yield [{ start, end: past, text: `{}${text[past - 1] === '\n' ? '\n' : ''}` }]
}

/** The column of the keys of a group, from 0. */
function columnOf(text: string, group: YAMLMap): number {
  const start = (group.items[0]?.key as Node)?.range?.[0] ?? 0
  return start - lineStart(text, start)
}

/** The offset at which a missing value is inserted: after the key and its colon. */
function rangeBehindKey(parent: unknown, path: Path): [number, number] {
  const pair = isMap(parent) ? pairOf(parent, path.at(-1) ?? '') : undefined
  const end = ((pair?.key as Node)?.range?.[1] ?? 0) + 1
  return [end, end]
}

/** The one edit that makes one text of another. */
export function difference(before: string, after: string): Edit {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start++
  let behind = 0
  while (behind < shorter - start && before.at(-1 - behind) === after.at(-1 - behind)) behind++
  // A pair of code units is one character, and a line end one line end.
  const isCut = (text: string, at: number) => /^(\r\n|[\uD800-\uDBFF][\uDC00-\uDFFF])$/.test(text.slice(at - 1, at + 1))
  while (start > 0 && (isCut(before, start) || isCut(after, start))) start--
  while (behind > 0 && (isCut(before, before.length - behind) || isCut(after, after.length - behind))) behind--
  return { start, end: before.length - behind, text: after.slice(start, after.length - behind) }
}
