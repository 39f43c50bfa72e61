import type { Issue } from '../../../base/diagnostics/issue'
import { rangeAt } from '../../../base/diagnostics/position'
import { maxIssues, type ProseSpan } from './prose-spans'
import type { WordSpan } from './word-spans'

/** Straight quotation marks as the source of a text may write them: escaped in strings, doubled in YAML. */
const marks = {
  markdown: /\\?["']/g,
  property: /["']/g,
  string: /\\?["']/g,
  plain: /["']/g,
  single: /''|"/g,
  double: /\\"|'/g,
}

/** Code, and the tag of a component, in a text that is not parsed here. */
const notProse = /`[^`]*`|<[A-Za-z][^<>]*>/g
/** Code in a string between backticks. */
const codeInString = /\$\{[^{}]*\}/g

/** How far around a mark is looked to see whether it opens: longer than most tags. */
const reachChars = 200

/**
 * Gives the check that reports straight quotation marks in texts. `quotes` has the marks of the site's language as four
 * characters: opening and closing double ones, opening and closing single ones; the last is the apostrophe too.
 */
export function createQuoteCheck(
  quotes?: string,
): (spans: readonly ProseSpan[], source: string, file: string) => Issue[] {
  if (!quotes) return () => []
  const [openDouble = '', closeDouble = '', openSingle = '', closeSingle = ''] = quotes
  const toIssue = ({ word: mark, start: from, field }: WordSpan, source: string, file: string): Issue => {
    const to = from + mark.length
    const before = source.slice(Math.max(0, from - reachChars), from)
    const opens = isOpening(before, source.slice(to, to + reachChars))
    const isDouble = mark.endsWith('"')
    const curly = isDouble ? (opens ? openDouble : closeDouble) : opens ? openSingle : closeSingle
    // Behind a number it may mean feet or inches.
    const isMeasure = /\d$/.test(before)
    const at = rangeAt(source, from, to)
    return {
      file,
      ...at,
      field: field || undefined,
      code: 'text-quotes',
      message: `${isDouble ? 'A quotation mark' : 'An apostrophe or quotation mark'} is straight.`,
      hint: `Write ${curly}${isMeasure ? `, or ${isDouble ? '″ for inches' : '′ for feet'}` : ''}.`,
      fix: isMeasure ? undefined : { ...at, text: curly },
    }
  }
  return (spans, source, file) =>
    quoteMarks(spans, source)
      .slice(0, maxIssues)
      .map(mark => toIssue(mark, source, file))
}

/** The straight marks in the prose of spans. */
function quoteMarks(spans: readonly ProseSpan[], source: string): WordSpan[] {
  return spans.flatMap(span => {
    const { start, end, style } = innerOf(span, source)
    const isTemplate = span.kind === 'string' && source[span.start] === '`'
    const text = [notProse, ...(isTemplate ? [codeInString] : [])].reduce(
      (words, code) => words.replace(code, part => ' '.repeat(part.length)),
      source.slice(start, end),
    )
    return [...text.matchAll(marks[style])].map(({ 0: word, index }) => ({
      word,
      start: start + index,
      field: span.field || undefined,
    }))
  })
}

/** The text of a span without the quotation marks around it, and how it writes those within. */
function innerOf({ kind, start, end }: ProseSpan, source: string) {
  if (kind === 'markdown') return { start, end, style: kind }
  if (kind === 'string') return { start: start + 1, end: end - 1, style: kind }
  if (kind === 'property')
    return { start: start + source.slice(start, end).search(/["']/) + 1, end: end - 1, style: kind }
  const sign = source[start]
  if (sign !== '"' && sign !== "'") return { start, end, style: 'plain' as const }
  return { start: start + 1, end: end - 1, style: sign === '"' ? ('double' as const) : ('single' as const) }
}

/** Whether a mark between two texts opens a quotation: it is before a word, at the start or behind a space or bracket. */
function isOpening(before: string, after: string): boolean {
  // Marks of emphasis belong to the word beside them; a year without its century has an apostrophe.
  const isBehindWord = !/(^|[\s([{—–“‘"'`]|<[A-Za-z][^<>]*>)[*_~]*$/.test(before)
  return !isBehindWord && !/^([\s.,;:!?)\]}]|$|\d\ds?\b)/.test(after)
}
