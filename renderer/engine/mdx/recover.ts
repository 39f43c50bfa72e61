import type { createProcessor } from '@mdx-js/mdx'
import { VFileMessage } from 'vfile-message'
import { type Issue, toIssue } from '../base/diagnostics/issue'
import { type Excess, limitIssue, limits, tooDeep } from '../base/diagnostics/limits'
import { bodyMarks, countMarks } from '../base/diagnostics/marks'
import { offsetAt, positionAt } from '../base/diagnostics/position'
import { ExpressionLimitError } from './bounded/bound-depth'
import { explainSyntax } from './syntax-errors/explain-syntax'
import type { Explained } from './syntax-errors/explained'

/** The syntax tree of a body. */
export type Tree = ReturnType<ReturnType<typeof createProcessor>['parse']>

/** A parsed body with its syntax errors; without a tree where it can't be parsed. */
export interface ParsedBody {
  tree?: Tree
  issues: Issue[]
}

/** The largest number of syntax errors reported for one file. */
const maxErrors = 20

/** Parses one text. Throws at the first error. */
export type TextParser = (text: string) => Tree

/**
 * Collects all errors of a body at whose first one the parser has stopped: the block around each is blanked for the next
 * try. The longer the body, the fewer tries, so that many errors take no longer than one.
 */
export function recover(body: string, file: string, parse: TextParser, first: unknown): ParsedBody {
  const issues: Issue[] = []
  const named = new Set<string>()
  const tries = Math.min(maxErrors, Math.floor(limits.repeatedMarks / countMarks(bodyMarks, body)))
  let [text, thrown] = [body, first]
  for (let round = 1; ; round++) {
    const error = thrown
    const isMessage = error instanceof VFileMessage
    const excess = excessOf(error, text)
    if (excess) return { issues: [...issues, limitIssue(excess, text, file)] }
    const noticed = isMessage ? errorOffset(error, text) : unreadable(text, parse, tries)
    if (noticed === undefined) return { issues: [...issues, syntaxIssue(file, text, 0, unreadableBlock)] }
    const explained = isMessage ? explainSyntax({ reason: error.reason, text, start: noticed }) : undefined
    const start = explained?.at?.start ?? noticed
    const tags = isMessage ? [...error.reason.matchAll(/<\/?([A-Za-z][\w.]*)>/g)].map(([, tag = '']) => tag) : []
    // A closing tag without its opening one is not named.
    const [, closing] = isMessage ? (/^\/([A-Za-z][\w.]*)>/.exec(text.slice(noticed)) ?? []) : []
    if (closing) tags.unshift(closing)
    const follows = tags[0] !== undefined && named.has(tags[0])
    if (!follows) issues.push(syntaxIssue(file, text, start, explained ?? unreadableBlock))
    for (const tag of tags) named.add(tag)
    const rest = blankBlock(text, start)
    if (rest === text || round >= tries) return { issues }
    text = rest
    try {
      return { tree: parse(text), issues }
    } catch (next) {
      thrown = next
    }
  }
}

/** The violation of a parser limit behind an error; undefined for others. A full stack is a RangeError. */
function excessOf(error: unknown, text: string): Excess | undefined {
  if (error instanceof ExpressionLimitError)
    return { ...error.excess, start: Math.max(0, text.indexOf(error.expression)) }
  if (error instanceof VFileMessage)
    return error.cause instanceof RangeError ? tooDeep(errorOffset(error, text)) : undefined
  return error instanceof RangeError ? tooDeep(Math.max(0, text.search(/\S/))) : undefined
}

/**
 * For texts on which the parser throws something else than a message: the block with which that begins, found by
 * parsing the text up to one block or another. Few tries give an earlier block.
 */
function unreadable(text: string, parse: TextParser, tries: number): number | undefined {
  const blocks = [...text.matchAll(/(?<=^|\n[ \t]*\r?\n|^[ \t]*\r?\n)[^\r\n]*\S/g)].map(({ index }) => index)
  let [first, past] = [0, blocks.length]
  for (let left = tries; past - first > 1 && left > 0; left--) {
    const middle = (first + past) >> 1
    if (isReadable(text.slice(0, blocks[middle]), parse)) first = middle
    else past = middle
  }
  return blocks[first]
}

function isReadable(text: string, parse: TextParser): boolean {
  try {
    parse(text)
    return true
  } catch (error) {
    return error instanceof VFileMessage
  }
}

const unreadableBlock: Explained = {
  message: "This paragraph can't be read.",
  hint: 'Leave an empty line before and after each component, each heading and each list.',
}

function syntaxIssue(file: string, text: string, start: number, { at, ...explained }: Explained): Issue {
  const line = /^[^\r\n]*/.exec(text.slice(start))?.[0].trimEnd() ?? ''
  return toIssue({ ...explained, start, end: at?.end ?? start + line.length, code: 'body-syntax' }, text, file)
}

/** The offset at which an error begins. For something unclosed, the parser's own position is the end of the text. */
function errorOffset({ place, line, column, reason }: VFileMessage, text: string): number {
  const opened = /\((\d+):(\d+)-/.exec(reason)
  if (opened && /^Expected a closing tag/.test(reason))
    return offsetAt(text, { line: Number(opened[1]), column: Number(opened[2]) })
  const point = place && 'start' in place ? place.start : place
  return point?.offset ?? offsetAt(text, { line: line ?? 1, column: column ?? 1 })
}

/** Blanks the block around an offset, up to the empty lines before and after; the length stays the same. */
function blankBlock(text: string, offset: number): string {
  const lines = text.split(/(?<=\n|\r(?!\n))/)
  const isBlank = (index: number) => (lines[index] ?? '').trim() === ''
  let first = Math.min(positionAt(text, offset).line, lines.length) - 1
  while (first > 0 && isBlank(first)) first--
  let last = first
  while (first > 0 && !isBlank(first - 1)) first--
  while (last < lines.length - 1 && !isBlank(last + 1)) last++
  return lines.map((line, index) => (index >= first && index <= last ? line.replace(/[^\r\n]/g, ' ') : line)).join('')
}
