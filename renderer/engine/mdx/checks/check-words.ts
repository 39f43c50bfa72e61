import { type Issue, toIssue } from '../../base/diagnostics/issue'
import type { Span } from '../../base/diagnostics/position'
import { type FileWordCheck, type ProseSpan, proseSpans, type WordCheck } from './prose-spans'

/**
 * The largest number of issues of one list of words, or of marks, in a file: more than any text has by mistake. Printing
 * 100,000 of them would take ten seconds.
 */
const maxIssues = 1000

/** Gives the check of words in a file's frontmatter, its prose, and the text props of its components. */
export function createWordCheck(checks: readonly WordCheck[] = []): FileWordCheck {
  const isWanted = (text: string) => checks.some(({ pattern }) => text.search(pattern) >= 0)
  return (tree, parsed, source, file) => report(checks, proseSpans(tree, parsed, source, isWanted), source, file)
}

/** Gives the check of words in parts of a file, which are given by their offsets. */
export function createPartCheck(
  checks: readonly WordCheck[] = [],
): (parts: readonly Span[], source: string, file: string) => Issue[] {
  return (parts, source, file) => {
    const spans = parts.map(({ start, end }) => ({ kind: 'markdown', start, end }) as const)
    return report(checks, spans, source, file)
  }
}

function report(checks: readonly WordCheck[], spans: readonly ProseSpan[], source: string, file: string): Issue[] {
  const findings = checks.flatMap(({ find }) => spans.flatMap(span => find(span, source)).slice(0, maxIssues))
  return findings.map(finding => toIssue(finding, source, file))
}
