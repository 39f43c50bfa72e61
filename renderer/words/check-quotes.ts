import type { Span } from '@proofsheet/engine/base/diagnostics/position'
import type { ProseSpan, WordCheck } from '@proofsheet/engine/mdx/checks/prose-spans'

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
 * Gives the check that finds straight quotation marks. `quotes` has the marks of the site's language as four characters:
 * opening and closing double ones, opening and closing single ones; the last is the apostrophe too.
 */
export function createQuoteCheck(quotes: string): WordCheck {
  const [openDouble = '', closeDouble = '', openSingle = '', closeSingle = ''] = quotes
  const find: WordCheck['find'] = (span, source) =>
    quoteMarks(span, source).map(({ start, end }) => {
      const before = source.slice(Math.max(0, start - reachChars), start)
      const opens = isOpening(before, source.slice(end, end + reachChars))
      const isDouble = source[end - 1] === '"'
      const curly = isDouble ? (opens ? openDouble : closeDouble) : opens ? openSingle : closeSingle
      // Behind a number it may mean feet or inches.
      const isMeasure = /\d$/.test(before)
      return {
        start,
        end,
        field: span.field || undefined,
        code: 'text-quotes',
        message: `${isDouble ? 'A quotation mark' : 'An apostrophe or quotation mark'} is straight.`,
        hint: `Write ${curly}${isMeasure ? `, or ${isDouble ? '″ for inches' : '′ for feet'}` : ''}.`,
        fix: isMeasure ? undefined : { start, end, text: curly },
      }
    })
  return { pattern: /["']/, find }
}

/** The straight marks in the prose of a span. */
function quoteMarks(span: ProseSpan, source: string): Span[] {
  const { start, end, style } = innerOf(span, source)
  const isTemplate = span.kind === 'string' && source[span.start] === '`'
  const text = [notProse, ...(isTemplate ? [codeInString] : [])].reduce(
    (words, code) => words.replace(code, part => ' '.repeat(part.length)),
    source.slice(start, end),
  )
  return [...text.matchAll(marks[style])].map(({ 0: mark, index }) => ({
    start: start + index,
    end: start + index + mark.length,
  }))
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
