import type { ReviewResult } from '../review-result'
import { type Change, type Comparison, type Group, hasPlace, type Side } from '../review-types'
import type { ChosenSides } from '../sides/choose-sides'
import { changedFiles, diffOf } from '../sides/git'
import {
  type ChangedLine,
  linesOf,
  locateChange,
  locateReason,
  locateText,
  readChangedLines,
  readNewLines,
} from './locate'

/**
 * The line that each change of each group comes from, as file:line: the changed line that has its words; else, for a
 * block, the line of the page's file that has them, or the first changed line of the file that is a reason for the
 * fewest pages. Empty where the sources of the sites are unknown. `code` are the changed files besides content.
 */
export function findPlaces(
  root: string,
  sides: ChosenSides,
  { groups, changed }: Comparison,
  code: readonly string[],
): ReviewResult['places'] {
  const { range, before, after } = sides
  if (!range) return new Map()
  const isShown = ({ file }: ChangedLine) => file.startsWith('content/') || code.includes(file)
  const lines = changedLines(root, range, after).filter(isShown)
  const sources = sourceFiles(after)
  const reasonsOf = new Map(changed.map(({ url, reasons }) => [url, reasons]))
  const counts = new Map<string, number>()
  for (const reason of changed.flatMap(({ reasons }) => reasons)) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  const placesOf = ({ example, changes, reasons }: Group) => {
    const file = sources.get(example) ?? ''
    const text = (file && (after.source?.(file) ?? before.source?.(file))) || ''
    const rarest = reasons.toSorted((a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0))
    const ofReason = rarest.map(reason => locateReason(reason, lines)).find(Boolean)
    const shown = linesOf(reasonsOf.get(example) ?? [], lines)
    return changes.map((change: Change) => {
      const place = locateChange(change, shown, reasons) ?? locateText(change.after || change.before, file, text)
      return place ?? (hasPlace(change) ? ofReason : undefined)
    })
  }
  return new Map(groups.map((group, index) => [index, placesOf(group)]))
}

function changedLines(root: string, range: NonNullable<ChosenSides['range']>, after: Side): ChangedLine[] {
  const lines = readChangedLines(diffOf(root, range))
  const known = new Set(lines.map(({ file }) => file))
  const others = changedFiles(root, range, 'content').filter(file => !known.has(file))
  return [...lines, ...others.flatMap(file => readNewLines(file, after.source?.(file) ?? ''))]
}

/** The content file of each page, by its URL. */
export const sourceFiles = ({ files }: Side): Map<string, string> =>
  new Map([...files.values()].flatMap(({ page, source }) => (page && source ? [[page, source] as const] : [])))
