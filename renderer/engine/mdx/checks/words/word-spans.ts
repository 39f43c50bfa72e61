import type { Nodes } from 'mdast'
import type { Span } from '../../../base/diagnostics/position'
import { type ProseSpan, proseSpans } from './prose-spans'

/** A match of a pattern in the source of a file. */
export interface WordSpan {
  word: string
  /** Offset in the file. */
  start: number
  field?: string
}

/** The pattern that finds words and phrases, each on its own, in any case. */
export function patternOf(words: readonly string[]): RegExp {
  const escaped = words.map(word => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replaceAll(' ', '\\s+'))
  return new RegExp(`(?<![\\w-])(?:${escaped.join('|')})(?![\\w-])`, 'gi')
}

/** A replacement with a capital where the word has one. */
export function inCaseOf(word: string, replacement: string): string {
  return /^[A-Z]/.test(word) ? replacement.charAt(0).toUpperCase() + replacement.slice(1) : replacement
}

/** Finds the matches of a pattern in parts of a text. */
export function spansIn(parts: readonly Span[], source: string, pattern: RegExp): WordSpan[] {
  return parts.flatMap(({ start, end }) =>
    [...source.slice(start, end).matchAll(pattern)].map(({ 0: word, index }) => ({ word, start: start + index })),
  )
}

/** Finds the matches of a pattern in frontmatter, prose and text props; not in code, URLs and names of files. */
export function wordSpans(
  tree: Nodes | undefined,
  data: Parameters<typeof proseSpans>[1],
  source: string,
  pattern: RegExp,
): WordSpan[] {
  return proseSpans(tree, data, source, text => text.search(pattern) >= 0).flatMap((span: ProseSpan) =>
    spansIn([span], source, pattern).map(found => ({ ...found, field: span.field || undefined })),
  )
}
