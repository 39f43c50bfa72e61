import { isDeepStrictEqual } from 'node:util'
import type { Edit } from '../../renderer/engine/base/files/edits'
import { parseEntry } from '../../renderer/engine/content/parse'
import { createBodyParser } from '../../renderer/engine/mdx/parse-body'
import { site } from '../../renderer/site/index'
import type { Change } from '../../renderer/studio/contract'
import { readId } from '../../renderer/studio/source-ids'

const parseBody = createBodyParser(site)

/** The faults of a saved change, one sentence each. `before` and `after` are the bytes of the file. */
export function faultsOf(file: string, before: Buffer, after: Buffer, change: Change, edits: Edit[]): string[] {
  const [old, now] = [textOf(before), textOf(after)]
  const faults: string[] = []
  if (!Buffer.from(old.mark + applied(old.source, edits)).equals(after))
    faults.push('bytes outside of its edits changed')
  if (/(?<!\r)\n/.test(now.source) && !/(?<!\r)\n/.test(old.source) && old.source.includes('\n'))
    faults.push('line ends changed')
  const [was, is] = [parseEntry(old.source, file).value, parseEntry(now.source, file).value]
  if (change.type === 'field' || change.type === 'item') {
    if (was.body.trim() !== is.body.trim()) faults.push('the body changed with a field')
    const id = readId(change.id)
    if (id && 'path' in id) faults.push(...fieldFaults(was.data, is.data, id.path, change))
  } else {
    if (!isDeepStrictEqual(was.data, is.data)) faults.push('a field changed with the body')
    const others = changedBlocks(blocksOf(was.body, file), blocksOf(is.body, file))
    if (others > maxChangedBlocks[change.type]) faults.push(`${others} blocks changed`)
    if (change.type === 'format') faults.push(...formatFaults(old.source, now.source, edits))
  }
  return faults
}

/** The faults of a formatted text: a line in which nothing was edited has other bytes. One edit changes few lines. */
function formatFaults(old: string, now: string, edits: Edit[]): string[] {
  const [edit] = edits
  if (!edit || edits.length > 1) return edits.length > 1 ? [`one text has ${edits.length} edits`] : []
  const [before, after] = [old.slice(edit.start, edit.end).split(/\r?\n/), edit.text.split(/\r?\n/)]
  const kept = before.length - changedBlocks(before, after)
  // A column is in every line of its table, and items behind a new one have other numbers.
  const isTable = before.some(line => /^\s*\|?\s*:?-+:?\s*\|/.test(line))
  const isNumbered = before.some(line => /^\s*\d+[.)]/.test(line))
  if (isTable || isNumbered || before.length - kept <= maxChangedLines) return []
  return now === old ? [] : [`${before.length - kept} of ${before.length} lines changed`]
}

/** How many lines of a text an edit may change: a deletion or a mark goes over the end of a line. */
const maxChangedLines = 2

/** How many blocks of the first level a change may take away or change: the other ones are the same, in their order. */
const maxChangedBlocks: Record<Change['type'], number> = {
  text: 1,
  field: 0,
  item: 0,
  insert: 1,
  block: 1,
  format: 1,
  move: 2,
  props: 1,
}

function fieldFaults(was: unknown, is: unknown, path: readonly (string | number)[], change: Change): string[] {
  const faults: string[] = []
  if (change.type === 'field' && change.value !== undefined && !isDeepStrictEqual(valueAt(is, path), change.value))
    faults.push(`the value reads back as ${JSON.stringify(valueAt(is, path))}`)
  // A group that wasn't there is new as a whole.
  const known = path.findIndex((_, index) => valueAt(was, path.slice(0, index + 1)) === undefined)
  // After an item is removed, the ones behind it have other numbers.
  const isItem = change.type === 'field' && change.value === undefined && typeof path.at(-1) === 'number'
  const place = known >= 0 ? path.slice(0, known + 1) : isItem ? path.slice(0, -1) : path
  if (!isDeepStrictEqual(without(was, place), without(is, place))) faults.push('another field changed')
  return faults
}

function valueAt(data: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((part, key) => (part as Record<string, unknown> | null | undefined)?.[key], data)
}

/** A value in which the part at a path is nothing. */
function without(data: unknown, [key, ...rest]: readonly (string | number)[]): unknown {
  if (key === undefined || typeof data !== 'object' || data === null) return null
  const copy: Record<string, unknown> = { ...(data as Record<string, unknown>) }
  if (rest.length > 0) copy[key] = without(copy[key], rest)
  else delete copy[key]
  return copy
}

function blocksOf(body: string, file: string): string[] {
  const { tree } = parseBody(body, file)
  return (tree?.children ?? []).map(({ position }) => body.slice(position?.start.offset, position?.end.offset))
}

/** How many blocks of one list are not in the other, in their order: a longest common subsequence. */
function changedBlocks(before: string[], after: string[]): number {
  let row = after.map(() => 0)
  for (const block of before) {
    const next: number[] = []
    for (const [index, other] of after.entries())
      next[index] = Math.max(block === other ? (row[index - 1] ?? 0) + 1 : 0, row[index] ?? 0, next[index - 1] ?? 0)
    row = next
  }
  return before.length - (row.at(-1) ?? 0)
}

function textOf(bytes: Buffer): { mark: string; source: string } {
  const text = bytes.toString()
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : ''
  return { mark, source: text.slice(mark.length) }
}

function applied(source: string, edits: Edit[]): string {
  return [...edits]
    .sort((a, b) => b.start - a.start || b.end - a.end)
    .reduce((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), source)
}
