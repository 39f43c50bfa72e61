import type { Nodes } from 'mdast'
import { type Path, textsIn } from '../../../diagnostics/locate'
import { offsetAt, type Range, type Span } from '../../../diagnostics/position'
import { isLinkName } from '../../extract'
import { everyNode } from '../../nodes'

/** The frontmatter of a file, with the range of each value. */
export interface LocatedData {
  data?: Record<string, unknown>
  locate(path: Path, part: 'value'): Range
}

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
  { data, locate }: LocatedData,
  source: string,
  pattern: RegExp,
): WordSpan[] {
  const found: WordSpan[] = []
  const search = (start: number, end: number, field?: string) => {
    for (const span of spansIn([{ start, end }], source, pattern)) found.push({ ...span, ...(field && { field }) })
  }
  for (const { path, text } of textsIn(data ?? {})) {
    if (text.search(pattern) < 0 || /^(\/|https?:)\S*$/.test(text)) continue
    const at = locate(path, 'value')
    search(offsetAt(source, at), offsetAt(source, at.end), path.join('.'))
  }
  for (const node of tree ? everyNode(tree) : []) {
    if (node.type === 'text') search(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0)
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') continue
    for (const attribute of node.attributes)
      if (attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string' && !isLinkName(attribute.name))
        search((attribute.position?.start.offset ?? 0) + attribute.name.length, attribute.position?.end.offset ?? 0)
  }
  return found
}
