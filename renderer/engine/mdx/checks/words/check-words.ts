import { type Issue, toIssue } from '../../../base/diagnostics/issue'
import type { Span } from '../../../base/diagnostics/position'
import { createQuoteCheck } from './check-quotes'
import { type ProseSpan, proseSpans, type SpanCheck, type WordCheck } from './prose-spans'

/** The word rules of a site; see `Rules`. */
export interface WordRules {
  words?: Record<string, string | undefined>
  usage?: Record<string, string>
  quotes?: string
}

/**
 * The largest number of issues of one list of words, or of marks, in a file: more than any text has by mistake. Printing
 * 100,000 of them would take ten seconds.
 */
const maxIssues = 1000

/** Gives the check of words in a file's frontmatter, its prose, and the text props of its components. */
export function createWordCheck(rules?: WordRules): WordCheck {
  const checks = createChecks(rules)
  const isWanted = (text: string) => checks.some(({ pattern }) => text.search(pattern) >= 0)
  return (tree, parsed, source, file) => report(checks, proseSpans(tree, parsed, source, isWanted), source, file)
}

/** Gives the check of words in parts of a file, which are given by their offsets. */
export function createPartCheck(rules?: WordRules): (parts: readonly Span[], source: string, file: string) => Issue[] {
  const checks = createChecks(rules)
  return (parts, source, file) => {
    const spans = parts.map(({ start, end }) => ({ kind: 'markdown', start, end }) as const)
    return report(checks, spans, source, file)
  }
}

function report(checks: SpanCheck[], spans: readonly ProseSpan[], source: string, file: string): Issue[] {
  const findings = checks.flatMap(({ find }) => spans.flatMap(span => find(span, source)).slice(0, maxIssues))
  return findings.map(finding => toIssue(finding, source, file))
}

function createChecks({ words = {}, usage = {}, quotes }: WordRules = {}): SpanCheck[] {
  return [
    ...createCheck(words, (word, plain) => ({
      code: 'word-praise',
      message: `"${word}" praises and says nothing that a reader can check.`,
      hint: plain ? `Write "${plain}", or the fact itself.` : 'Write the fact itself.',
    })),
    ...createCheck(usage, (word, plain = '') => ({
      code: 'word-usage',
      message: `This site doesn't say "${word.replace(/\s+/g, ' ')}".`,
      hint: `Write "${plain}".`,
    })),
    ...(quotes ? [createQuoteCheck(quotes)] : []),
  ]
}

function createCheck(
  words: Record<string, string | undefined>,
  explain: (word: string, plain: string | undefined) => Pick<Issue, 'code' | 'message' | 'hint'>,
): SpanCheck[] {
  if (Object.keys(words).length === 0) return []
  const pattern = patternOf(Object.keys(words))
  const find: SpanCheck['find'] = ({ field, ...span }, source) =>
    [...source.slice(span.start, span.end).matchAll(pattern)].map(({ 0: word, index }) => {
      const [start, end] = [span.start + index, span.start + index + word.length]
      const plain = words[word.toLowerCase().replace(/\s+/g, ' ')]
      const text = plain && inCaseOf(word, plain)
      return {
        start,
        end,
        field: field || undefined,
        ...explain(word, text),
        fix: text ? { start, end, text } : undefined,
      }
    })
  return [{ pattern, find }]
}

/** The pattern that finds words and phrases, each on its own, in any case. */
export function patternOf(words: readonly string[]): RegExp {
  const escaped = words.map(word => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replaceAll(' ', '\\s+'))
  return new RegExp(`(?<![\\w-])(?:${escaped.join('|')})(?![\\w-])`, 'gi')
}

/** A replacement with a capital where the word has one. */
function inCaseOf(word: string, replacement: string): string {
  return /^[A-Z]/.test(word) ? replacement.charAt(0).toUpperCase() + replacement.slice(1) : replacement
}
