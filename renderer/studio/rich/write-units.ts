import type { RichMark } from './document'
import { type Unit, unitSignature } from './model'
import type { Origins } from './read-blocks'

/**
 * How far signs in a text are escaped. `none` and `new`: what the file has stays as it is, and new characters are
 * escaped only where that is needed. `all` and `references` serve the rare texts for which this is not enough.
 */
export const escapeLevels = ['none', 'new', 'all', 'references'] as const
export type EscapeLevel = (typeof escapeLevels)[number]

/** What blocks are written with: those of the file, by their `from`. */
export interface WriteContext {
  origins: Origins
  level: EscapeLevel
}

interface Options {
  level: EscapeLevel
  /** Headings and cells are one line. */
  place: 'paragraph' | 'heading' | 'cell'
}

/** Characters that can be signs of Markdown or MDX within a line. */
const special = /[\\`*_~[\]{}<&$]/

/** The largest table for the comparison of two texts, in characters squared. */
const maxCompared = 4_000_000

/** Characters with the source of those that were in the text before, which are found by comparing the two. */
export function withSource(units: readonly Unit[], before: readonly Unit[]): Unit[] {
  const [now, old] = [units.map(keyOf), before.map(keyOf)]
  let [start, end] = [0, 0]
  while (start < Math.min(now.length, old.length) && now[start] === old[start]) start++
  while (end < Math.min(now.length, old.length) - start && now.at(-1 - end) === old.at(-1 - end)) end++
  const [rows, columns] = [now.slice(start, now.length - end), old.slice(start, old.length - end)]
  const pairs = pairsOf(rows, columns)
  return units.map((unit, index) => {
    const within = index - start
    const pair = within < 0 ? index : within >= rows.length ? index - now.length + old.length : pairs[within]
    const known = pair === undefined ? undefined : before[within < 0 || within >= rows.length ? pair : pair + start]
    return known ? { ...unit, raw: known.raw } : unit
  })
}

/** A character and whether it is code, in which nothing is escaped. */
const keyOf = (unit: Unit) =>
  `${unitSignature({ ...unit, marks: [] })}${unit.marks.some(({ type }) => type === 'code')}`

/** For each element the index of the equal one in another list: a longest common subsequence. */
function pairsOf(rows: string[], columns: string[]): (number | undefined)[] {
  if (rows.length * columns.length > maxCompared) return []
  const width = columns.length + 1
  const lengths = new Uint32Array((rows.length + 1) * width)
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0
  for (let row = rows.length - 1; row >= 0; row--)
    for (let column = columns.length - 1; column >= 0; column--)
      lengths[row * width + column] =
        rows[row] === columns[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1))
  const pairs: (number | undefined)[] = []
  for (let [row, column] = [0, 0]; row < rows.length && column < columns.length; )
    if (rows[row] === columns[column]) pairs[row++] = column++
    else if (at(row + 1, column) >= at(row, column + 1)) row++
    else column++
  return pairs
}

/** Characters with their marks as Markdown. */
export function writeUnits(units: readonly Unit[], options: Options): string {
  const text = writeRun(units, 0, units.length, [], options)
  return options.level === 'none' ? text : escapeLines(text, options)
}

function writeRun(units: readonly Unit[], start: number, end: number, open: RichMark[], options: Options): string {
  let text = ''
  for (let at = start; at < end; ) {
    const longest = longestMark(units, at, end, open)
    if (longest) {
      const { mark, until } = longest
      text +=
        mark.type === 'code'
          ? writeCode(units.slice(at, until), mark, options)
          : wrap(mark, writeRun(units, at, until, [...open, mark], options), options)
      at = until
    } else text += writeUnit(units, at++, options)
  }
  return text
}

/** The mark that begins at a character and goes on for longest; code is the innermost one. */
function longestMark(units: readonly Unit[], at: number, end: number, open: RichMark[]) {
  let found: { mark: RichMark; until: number } | undefined
  for (const mark of units[at]?.marks ?? []) {
    if (open.some(({ type }) => type === mark.type)) continue
    let until = at
    while (until < end && units[until]?.marks.some(each => isSame(each, mark))) until++
    const isOuter = found && (found.mark.type === 'code' ? until >= found.until : until > found.until)
    if (!found || isOuter || (mark.type !== 'code' && found.mark.type === 'code')) found = { mark, until }
  }
  return found
}

const isSame = (a: RichMark, b: RichMark) => a.type === b.type && JSON.stringify(a.attrs) === JSON.stringify(b.attrs)

const usualSigns = { strong: '**', emphasis: '*', delete: '~~' }

function wrap({ type, attrs = {} }: RichMark, inner: string, { level }: Options): string {
  if (type === 'link') return attrs.close ? `[${inner}${attrs.close}` : `[${inner}](${writeTarget(attrs)})`
  if (type === 'code') return inner
  const usual = usualSigns[type]
  // An underscore is no sign within a word.
  const sign = level === 'none' ? (attrs.open ?? usual) : attrs.open?.startsWith('_') ? usual : (attrs.open ?? usual)
  return `${sign}${inner}${sign}`
}

function writeTarget({ href = '', title }: NonNullable<RichMark['attrs']>): string {
  const address =
    href === '' || /[\s()<>]/.test(href) ? `<${href.replace(/[<>\\]/g, '\\$&').replace(/\s/g, '%20')}>` : href
  return title ? `${address} "${title.replace(/["\\]/g, '\\$&')}"` : address
}

function writeCode(units: readonly Unit[], { attrs = {} }: RichMark, { place }: Options): string {
  const value = units.map(unit => unit.value).join('')
  const runs = value.match(/`+/g)?.map(({ length }) => length) ?? []
  let fence = '`'
  while (runs.includes(fence.length)) fence += '`'
  const isInSpaces = value.startsWith(' ') && value.endsWith(' ') && value.trim() !== ''
  const isPadded = value.startsWith('`') || value.endsWith('`') || isInSpaces
  const known = attrs.open?.trim() ?? fence
  const [open, close] =
    runs.includes(known.length) || (isPadded && !attrs.open?.endsWith(' '))
      ? [`${fence}${isPadded ? ' ' : ''}`, `${isPadded ? ' ' : ''}${fence}`]
      : [attrs.open ?? fence, attrs.close ?? fence]
  return open + (place === 'cell' ? value.replaceAll('|', '\\|') : value) + close
}

function writeUnit(units: readonly Unit[], at: number, { level, place }: Options): string {
  const { value, raw, leaf } = units[at] as Unit
  if (leaf?.type === 'hard_break') return raw ?? '\\\n'
  if (leaf) return leaf.attrs?.raw ?? ''
  if (level === 'references' && isBeside(units, at)) return `&#x${value.codePointAt(0)?.toString(16)};`
  if (raw !== undefined && (level === 'none' || level === 'new'))
    return place === 'paragraph' || !raw.endsWith('\n') ? raw : ' '
  if (raw?.endsWith('\n') && place === 'paragraph') return raw
  if (place === 'cell' && value === '|') return '\\|'
  return level !== 'none' && isSign(units, at) ? `\\${value}` : value
}

/** Whether a character could be a sign: an ampersand and a bracket only before what they can begin. */
function isSign(units: readonly Unit[], at: number): boolean {
  const value = units[at]?.value ?? ''
  if (!special.test(value)) return false
  const next = units
    .slice(at + 1, at + maxReference)
    .map(unit => unit.value)
    .join('')
  if (value === '&') return /^(?:#|[a-z\d]+;)/i.test(next)
  return value !== '<' || /^[a-z/!?$_]/i.test(next)
}

/** The longest reference to a character, in characters. */
const maxReference = 34

/** Whether a mark with signs begins right behind a character or ends right before it, so that a letter would undo them. */
function isBeside(units: readonly Unit[], at: number): boolean {
  const unit = units[at] as Unit
  if (/\s/.test(unit.value)) return false
  const ownTypes = new Set(unit.marks.map(({ type }) => type))
  return [units[at - 1], units[at + 1]].some(next =>
    next?.marks.some(({ type }) => type in usualSigns && !ownTypes.has(type)),
  )
}

/** Escapes what would be a sign of a block at the beginning of a line, or of a heading at its end. */
function escapeLines(text: string, { place }: Options): string {
  if (place === 'cell') return text
  if (place === 'heading') return text.replace(/(?<=^|\s)(#+)$/, '\\$1')
  return text
    .split('\n')
    .map(line =>
      line
        .replace(/^(\d{1,9})(?=[.)](?:\s|$))/, '$1\\')
        .replace(/^(?=[-+](?:\s|$)|#{1,6}(?:\s|$)|>|=+\s*$|-+\s*$|\||:)/, '\\')
        .replace(/^(import|export)\b/, word => `&#x${word.charCodeAt(0).toString(16)};${word.slice(1)}`),
    )
    .join('\n')
}
