import type { Nodes } from 'mdast'
import type { Issue } from '../../diagnostics/issue'
import { type Path, textsIn } from '../../diagnostics/locate'
import { offsetAt, type Range, rangeAt } from '../../diagnostics/position'
import { isLinkName } from '../extract'
import { everyNode } from '../nodes'

/** The frontmatter of a file, with the range of each value. */
export interface LocatedData {
  data?: Record<string, unknown>
  locate(path: Path, part: 'value'): Range
}

/** Reports the words of one file that the site's rules replace. */
export type WordCheck = (tree: Nodes | undefined, parsed: LocatedData, source: string, file: string) => Issue[]

/** Gives the check of words in a file's frontmatter, its prose, and the text props of its components. */
export function createWordCheck(words: Record<string, string | undefined> = {}): WordCheck {
  if (Object.keys(words).length === 0) return () => []
  const pattern = new RegExp(`(?<![\\w-])(${Object.keys(words).join('|')})(?![\\w-])`, 'gi')
  return (tree, parsed, source, file) =>
    wordSpans(tree, parsed, source, pattern).map(({ word, start, field }) => {
      const plain = words[word.toLowerCase()]
      const at = rangeAt(source, start, start + word.length)
      const text = plain && /^[A-Z]/.test(word) ? plain.charAt(0).toUpperCase() + plain.slice(1) : plain
      return {
        file,
        ...at,
        ...(field && { field }),
        code: 'word-praise',
        message: `"${word}" praises and says nothing that a reader can check.`,
        hint: text ? `Write "${text}", or the fact itself.` : 'Write the fact itself.',
        ...(text && { fix: { ...at, text } }),
      }
    })
}

interface WordSpan {
  word: string
  /** Offset in the file. */
  start: number
  field?: string
}

/** Finds the matches of a pattern in frontmatter, prose and text props. */
function wordSpans(
  tree: Nodes | undefined,
  { data, locate }: LocatedData,
  source: string,
  pattern: RegExp,
): WordSpan[] {
  const found: WordSpan[] = []
  const search = (start: number, end: number, field?: string) => {
    for (const { 0: word, index } of source.slice(start, end).matchAll(pattern))
      found.push({ word, start: start + index, ...(field && { field }) })
  }
  for (const { path, text } of textsIn(data ?? {})) {
    if (text.search(pattern) < 0) continue
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
