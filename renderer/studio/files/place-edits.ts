import type { Span } from '@proofsheet/engine/base/diagnostics/position'
import type { Edit } from '@proofsheet/engine/base/files/edits'

/** The largest product of the numbers of differing lines of two texts that are compared. */
const maxComparisons = 4_000_000

/**
 * The edits of one text on another version of it: the lines that they touch have to be there still. Undefined where
 * one of these lines was changed, or where the texts differ too much to compare them.
 */
export function placeEdits(base: string, edits: readonly Edit[], now: string): Edit[] | undefined {
  const [before, after] = [linesOf(base), linesOf(now)]
  const partners = matchLines(before, after)
  if (!partners) return
  const placed: Edit[] = []
  for (const edit of edits) {
    const [first, last] = [lineAt(before, edit.start), lineAt(before, edit.end)]
    const partner = partners[first]
    if (partner === undefined) return
    for (let line = first; line <= last; line++) if (partners[line] !== partner + line - first) return
    const shift = (after[partner]?.start ?? 0) - (before[first]?.start ?? 0)
    placed.push({ ...edit, start: edit.start + shift, end: edit.end + shift })
  }
  return placed
}

/**
 * The lines that a span touches with those around it that differ between two versions of a text: where they are in the
 * one and in the other. Undefined where the texts differ too much to compare them.
 */
export function differingLines(base: string, { start, end }: Span, now: string): { base: Span; now: Span } | undefined {
  const [before, after] = [linesOf(base), linesOf(now)]
  const partners = matchLines(before, after)
  if (!partners) return
  let first = lineAt(before, start)
  while (first > 0 && partners[first - 1] === undefined) first--
  let last = lineAt(before, end)
  while (last + 1 < before.length && partners[last + 1] === undefined) last++
  const from = first > 0 ? (partners[first - 1] ?? -1) + 1 : 0
  const to = last + 1 < before.length ? (partners[last + 1] ?? after.length) : after.length
  return {
    base: { start: before[first]?.start ?? 0, end: before[last + 1]?.start ?? base.length },
    now: { start: after[from]?.start ?? now.length, end: after[to]?.start ?? now.length },
  }
}

interface Line {
  start: number
  text: string
}

function linesOf(text: string): Line[] {
  let start = 0
  return text.split(/(?<=\n)/).map(line => {
    start += line.length
    return { start: start - line.length, text: line }
  })
}

/** The index of the line in which an offset is. */
function lineAt(lines: readonly Line[], offset: number): number {
  let [first, past] = [0, lines.length]
  while (past - first > 1) {
    const middle = (first + past) >> 1
    if ((lines[middle]?.start ?? 0) <= offset) first = middle
    else past = middle
  }
  return first
}

/** For each line of one text the index of the same line in the other: a longest common subsequence. */
function matchLines(before: readonly Line[], after: readonly Line[]): (number | undefined)[] | undefined {
  const isSame = (a: number, b: number) => before[a]?.text === after[b]?.text
  const partners: (number | undefined)[] = before.map(() => undefined)
  let start = 0
  while (start < Math.min(before.length, after.length) && isSame(start, start)) partners[start] = start++
  let [pastA, pastB] = [before.length, after.length]
  while (pastA > start && pastB > start && isSame(pastA - 1, pastB - 1)) partners[--pastA] = --pastB
  const [rows, columns] = [pastA - start, pastB - start]
  if (rows * columns > maxComparisons) return
  const width = columns + 1
  const lengths = new Uint32Array((rows + 1) * width)
  const lengthAt = (row: number, column: number) => lengths[row * width + column] ?? 0
  for (let row = rows - 1; row >= 0; row--)
    for (let column = columns - 1; column >= 0; column--)
      lengths[row * width + column] = isSame(start + row, start + column)
        ? lengthAt(row + 1, column + 1) + 1
        : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1))
  for (let row = 0, column = 0; row < rows && column < columns; ) {
    if (isSame(start + row, start + column)) partners[start + row++] = start + column++
    else if (lengthAt(row + 1, column) >= lengthAt(row, column + 1)) row++
    else column++
  }
  return partners
}
