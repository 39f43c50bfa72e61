import { compare } from '@proofsheet/engine/base/diagnostics/issue'
import { sortGroups } from '../compare/group'
import { showsMedia } from '../compare/media'
import type { ReviewResult } from '../review-result'
import { type Change, type Comparison, type Group, hasPlace, type Side } from '../review-types'
import type { ChosenSides } from '../sides/choose-sides'
import { changedFiles, diffOf } from '../sides/git'
import type { FileChange } from './changed-fields'
import {
  type ChangedLine,
  differingWords,
  linesOf,
  locateChange,
  locateInCode,
  locateReason,
  locateText,
  readChangedLines,
  readNewLines,
} from './locate'
import { withSiteCauses } from './site-causes'

/** Where a change comes from. */
interface Cause {
  /** The file, with its fields where it has some; absent where the cause is unknown. */
  cause?: string | undefined
  /** The line, as file:line. */
  place?: string | undefined
}

/** Kinds that only code makes: no text of the content has their words. */
const ofCode: readonly Change['kind'][] = ['style', 'markup', 'script']

/** The sources in which the causes of changes are found. */
interface Known {
  lines: ChangedLine[]
  /** The changed files of content, field by field. */
  files: FileChange[]
  /** The changed files of content/media. */
  media: string[]
  /** How many pages have each reason. */
  counts: Map<string, number>
}

/**
 * Gives each change the cause of its own words: the changed field, setting, fact, picture, style or component that has
 * them. Changes of the same pages with other causes are groups of their own, and a page has the causes of its changes.
 * Without the sources of both sites the causes stay those of the pages. `code` are the changed files besides content.
 */
export function withCauses(
  root: string,
  sides: ChosenSides,
  found: Comparison,
  files: FileChange[],
  code: readonly string[],
): { comparison: Comparison; places: ReviewResult['places'] } {
  const { range, before, after } = sides
  if (!range) return { comparison: found, places: new Map() }
  const isShown = ({ file }: ChangedLine) => file.startsWith('content/') || code.includes(file)
  const counts = new Map<string, number>()
  for (const reason of found.changed.flatMap(({ reasons }) => reasons))
    counts.set(reason, (counts.get(reason) ?? 0) + 1)
  const known: Known = {
    lines: changedLines(root, range, after).filter(isShown),
    files,
    media: changedFiles(root, range, 'content/media'),
    counts,
  }
  const sources = sourceFiles(after)
  const reasonsOf = new Map(found.changed.map(({ url, reasons }) => [url, reasons]))
  const parts = found.groups.flatMap(group => {
    const file = sources.get(group.example) ?? ''
    const text = (file && (after.source?.(file) ?? before.source?.(file))) || ''
    const reasons = reasonsOf.get(group.example) ?? []
    return byCause(group, change => {
      const { cause, place } = causeOf(change, group.reasons, reasons, known)
      const own = hasPlace(change) ? locateText(change.after || change.before, file, text) : undefined
      return { cause, place: place ?? own }
    })
  })
  const groups = sortGroups(parts.map(({ group }) => group))
  const placesOf = new Map(parts.map(({ group, places }) => [group, places]))
  const causes = new Map<string, Set<string>>()
  for (const { urls, reasons } of groups)
    for (const url of urls) causes.set(url, new Set([...(causes.get(url) ?? []), ...reasons]))
  const changed = found.changed.map(page => ({ ...page, reasons: [...(causes.get(page.url) ?? page.reasons)] }))
  return {
    comparison: withSiteCauses({ ...found, changed, groups }, { lines: known.lines, code, pages: sources, after }),
    places: new Map(groups.map((group, index) => [index, placesOf.get(group) ?? []])),
  }
}

/** The changes of a group by their causes, each with its line; those without a cause have the reasons of the group. */
function byCause(group: Group, find: (change: Change) => Cause) {
  const parts = new Map<string, { group: Group; places: (string | undefined)[] }>()
  for (const change of group.changes) {
    const { cause, place } = find(change)
    const reasons = cause === undefined ? group.reasons : [cause]
    const part = parts.get(reasons.join('\n')) ?? { group: { ...group, changes: [], reasons }, places: [] }
    part.group.changes.push(change)
    part.places.push(place)
    parts.set(reasons.join('\n'), part)
  }
  return [...parts.values()]
}

function causeOf(change: Change, common: string[], ofPage: string[], { lines, files, media, counts }: Known): Cause {
  const picture = change.kind === 'image' ? mediaIn(change, media) : undefined
  if (picture) return { cause: picture }
  if (ofCode.includes(change.kind)) {
    const place = locateInCode(change, lines)
    if (place) return { cause: fileOf(place), place }
  } else {
    const place = locateChange(change, linesOf(ofPage, lines), common)
    if (place) return { cause: withFields(fileOf(place), change, files), place }
  }
  const [rarest] = (common.length > 0 ? common : ofPage).toSorted(
    (a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0) || compare(a, b),
  )
  return { cause: rarest, place: rarest && hasPlace(change) ? locateReason(rarest, lines) : undefined }
}

const fileOf = (place: string) => place.replace(/:\d+$/, '')

/** The changed file of content/media that an image of a page was made from: its name is in that of the image. */
function mediaIn(change: Change, media: readonly string[]): string | undefined {
  const nameOf = (file: string) => file.slice(file.lastIndexOf('/') + 1).replace(/\.\w+$/, '')
  const named = media.filter(file => showsMedia(change, nameOf(file)))
  return named.toSorted((a, b) => nameOf(b).length - nameOf(a).length)[0]
}

/** A file with its changed fields that have words of a change, or else with its text where that changed. */
function withFields(file: string, change: Change, files: readonly FileChange[]): string {
  const own = files.find(each => each.file === file)
  if (!own) return file
  // All fields of a file that is new or gone differ.
  if (own.isWhole) return file
  const words = differingWords(change)
  const fields = own.fields.filter(field => [...differingWords(field)].some(word => words.has(word)))
  if (fields.length > 0) return `${file}: ${fields.map(({ path }) => path).join(', ')}`
  return own.isBodyChanged ? `${file}: text` : file
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
