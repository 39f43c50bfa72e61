import type { Issue } from '../../../base/diagnostics/issue'

import { rangeAt, type Span } from '../../../base/diagnostics/position'
import { createQuoteCheck } from './check-quotes'
import { maxIssues, proseSpans, type WordCheck } from './prose-spans'
import { inCaseOf, patternOf, spansIn, type WordSpan, wordSpans } from './word-spans'

/** The word rules of a site; see `Rules`. */
export interface WordRules {
  words?: Record<string, string | undefined>
  usage?: Record<string, string>
  quotes?: string
}

/** Gives the check of words in a file's frontmatter, its prose, and the text props of its components. */
export function createWordCheck(rules?: WordRules): WordCheck {
  const checks = createChecks(rules)
  const checkQuotes = createQuoteCheck(rules?.quotes)
  return (tree, parsed, source, file) => {
    const quoted = rules?.quotes ? proseSpans(tree, parsed, source, text => /["']/.test(text)) : []
    return [
      ...checks.flatMap(({ pattern, report }) => report(wordSpans(tree, parsed, source, pattern), source, file)),
      ...checkQuotes(quoted, source, file),
    ]
  }
}

/** Gives the check of words in parts of a file, which are given by their offsets. */
export function createPartCheck(rules?: WordRules): (parts: readonly Span[], source: string, file: string) => Issue[] {
  const checks = createChecks(rules)
  const checkQuotes = createQuoteCheck(rules?.quotes)
  return (parts, source, file) => {
    const quoted = parts.map(({ start, end }) => ({ kind: 'markdown', start, end }) as const)
    return [
      ...checks.flatMap(({ pattern, report }) => report(spansIn(parts, source, pattern), source, file)),
      ...checkQuotes(quoted, source, file),
    ]
  }
}

/** The check of one list of words: the pattern that finds them, and the issue for each find. */
interface Check {
  pattern: RegExp
  report(spans: WordSpan[], source: string, file: string): Issue[]
}

function createChecks({ words = {}, usage = {} }: WordRules = {}): Check[] {
  return [
    createCheck(words, (word, plain) => ({
      code: 'word-praise',
      message: `"${word}" praises and says nothing that a reader can check.`,
      hint: plain ? `Write "${plain}", or the fact itself.` : 'Write the fact itself.',
    })),
    createCheck(usage, (word, plain = '') => ({
      code: 'word-usage',
      message: `This site doesn't say "${word.replace(/\s+/g, ' ')}".`,
      hint: `Write "${plain}".`,
    })),
  ].flat()
}

function createCheck(
  words: Record<string, string | undefined>,
  report: (word: string, plain: string | undefined) => Pick<Issue, 'code' | 'message' | 'hint'>,
): Check[] {
  if (Object.keys(words).length === 0) return []
  const toIssue = ({ word, start, field }: WordSpan, source: string, file: string): Issue => {
    const plain = words[word.toLowerCase().replace(/\s+/g, ' ')]
    const at = rangeAt(source, start, start + word.length)
    const text = plain && inCaseOf(word, plain)
    return { file, ...at, field: field || undefined, ...report(word, text), fix: text ? { ...at, text } : undefined }
  }
  return [
    {
      pattern: patternOf(Object.keys(words)),
      report: (spans, source, file) => spans.slice(0, maxIssues).map(span => toIssue(span, source, file)),
    },
  ]
}
