import { type Excess, inDigits, limits, tooDeep, tooLarge } from '../../base/diagnostics/limits'
import { bodyMarks, isMark, yamlMarks } from '../../base/diagnostics/marks'

/** Finds the first violation of a limit in a file, in one pass before any parser; undefined for ordinary files. */
export function findExcess(source: string): Excess | undefined {
  // A character has at least one byte; the bytes of files on the disk are counted when they are read.
  if (source.length > limits.fileBytes) return tooLarge
  const [start, end] = frontmatterSpan(source)
  return findYamlExcess(source, start, end) ?? findBodyExcess(source, end)
}

/** The range of the frontmatter as gray-matter finds it, which must not get a text beyond a limit. */
function frontmatterSpan(source: string): [start: number, end: number] {
  const start = source.indexOf('\n') + 1
  if (start === 0 || !/^\uFEFF?---(?!-)/.test(source)) return [0, 0]
  const end = source.indexOf('\n---', start - 1) + 1
  return [start, end === 0 ? source.length : end]
}

/** Finds the first violation of a limit in YAML, or in the frontmatter of a text. */
export function findYamlExcess(
  source: string,
  start = 0,
  end = source.length,
  noun = 'The frontmatter',
  most: number = limits.yamlMarks,
): Excess | undefined {
  let [marks, open, isLineStart] = [0, 0, true]
  for (let at = start; at < end; at++) {
    const deep = isLineStart ? findDeepMarker(source, at, end) : undefined
    if (deep !== undefined) return tooDeep(deep)
    isLineStart = isLineEnd(source.charCodeAt(at))
    if (!isMark(yamlMarks, source, at)) continue
    if (++marks > most) return tooMany(noun, most, manyMarks, at, yamlHint)
    const sign = source[at]
    if (sign === '[' || sign === '{') open++
    else if (sign === ']' || sign === '}') open = Math.max(0, open - 1)
    if (open > limits.depth) return tooDeep(at)
  }
  return
}

function findBodyExcess(source: string, start: number): Excess | undefined {
  let [marks, emphasis, images, directives, isLineStart, isTag] = [0, 0, 0, 0, true, false]
  for (let at = start; at < source.length; at++) {
    if (isLineStart) {
      const deep = findDeepMarker(source, at, source.length)
      if (deep !== undefined) return tooDeep(deep)
      if (isBlank(source, at)) [emphasis, images, isTag] = [0, 0, false]
      directives = Math.max(0, directives + directiveStep(source, at))
      if (directives > limits.depth) return tooDeep(at)
    }
    const code = source.charCodeAt(at)
    isLineStart = isLineEnd(code)
    if (code === opening || code === closing) isTag = code === opening && source[at + 1] !== ' '
    if (!isMark(bodyMarks, source, at) && !(isTag && beginsAttribute(code))) continue
    // The text of a directive is parsed once more for each directive around it.
    marks += 1 + directives
    if (marks > limits.bodyMarks) return tooMany('The text', limits.bodyMarks, manyMarks, at, bodyHint)
    const sign = source[at] ?? ''
    if ('*_~'.includes(sign) && source[at - 1] !== sign) emphasis++
    else if (sign === '[' && source[at - 1] === '!') images++
    if (emphasis > limits.emphasis) return tooMany(paragraph, limits.emphasis, 'of the signs * _ ~', at, paragraphHint)
    if (images > limits.images) return tooMany(paragraph, limits.images, 'images', at, paragraphHint)
  }
  return
}

const [opening, closing] = ['<', '>'].map(sign => sign.charCodeAt(0))

/** Whether a character in a tag, possibly an unclosed one, is before an attribute or its value. */
const beginsAttribute = (code: number) => code === 32 || code === 9 || code === 61

/** The change in the number of open directives: 1 where a line opens one, -1 where it closes one, 0 otherwise. */
function directiveStep(source: string, at: number): number {
  directive.lastIndex = at
  const found = directive.exec(source)
  return found ? (found[1] ? 1 : -1) : 0
}

/** The first characters of a line of colons; those that open a directive name it. */
const directive = /[ \t>*+-]*:{3,}[ \t]*([A-Za-z])?/y

function tooMany(part: string, limit: number, what: string, start: number, hint: string): Excess {
  return { start, message: `${part} has more than ${inDigits(limit)} ${what}.`, hint }
}

const manyMarks = 'marks, such as line ends and brackets'
const yamlHint = 'Write fewer fields and entries, and longer text below the frontmatter.'
const bodyHint = 'Divide it between several pages. One page may have about 150 KB of text, or 70 KB of tables and code.'
const paragraph = 'This paragraph, list or table'
const paragraphHint = 'Divide it with an empty line.'

const isLineEnd = (code: number) => code === 10 || code === 13

/** Whether the rest of a line is white space. */
function isBlank(source: string, at: number): boolean {
  blankRest.lastIndex = at
  return blankRest.test(source)
}

/** A step into a line: indentation, or the marker of a quotation, a list item or a footnote with the space after it. */
const step = /[ \t]|>[ \t]?|(?:[-+*]|\d{1,9}[.)])(?:[ \t]|(?=[\r\n]|$))|\[\^[^\]\s]{1,999}\]:[ \t]?/y
const blankRest = /[ \t]*(?:[\r\n]|$)/y

/**
 * The offset at which a line has too many levels: each marker at its start is one, and two columns of indentation are at
 * most one. Undefined where it has fewer, as most lines whose first character says so.
 */
function findDeepMarker(source: string, start: number, end: number): number | undefined {
  let columns = 0
  let markers = 0
  for (let at = start; at < end; at = step.lastIndex) {
    step.lastIndex = at
    if (!step.test(source)) return
    const sign = source[at]
    if (sign === ' ' || sign === '\t') columns += sign === '\t' ? 4 : 1
    else markers++
    if (markers + columns / 2 > limits.depth) return isBlank(source, at) ? undefined : at
  }
  return
}

/** Finds too many values in parsed frontmatter, where aliases repeat them; `data` must not contain itself. */
export function findValueExcess(data: unknown): Excess | undefined {
  let count = 0
  const isBeyond = (value: unknown): boolean =>
    ++count > limits.values || (typeof value === 'object' && value !== null && Object.values(value).some(isBeyond))
  if (!isBeyond(data)) return
  const message = `The frontmatter has more than ${inDigits(limits.values)} values, with those that aliases repeat.`
  return { start: 0, message, hint: 'Write each value once, and refer to it from fewer places.' }
}

/** Whether an alias refers to a value that contains it: expanding it would never end. */
export function isInItself(value: unknown, around: unknown[] = []): boolean {
  if (typeof value !== 'object' || value === null) return false
  return around.includes(value) || Object.values(value).some(part => isInItself(part, [...around, value]))
}
