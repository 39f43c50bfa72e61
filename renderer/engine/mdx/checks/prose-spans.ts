import type { Nodes } from 'mdast'
import type { Finding, Issue } from '../../base/diagnostics/issue'
import { type Path, textsIn } from '../../base/diagnostics/locate'
import { offsetAt, type Range, type Span } from '../../base/diagnostics/position'
import { isLinkName } from '../extract'
import { everyNode, placeOf } from '../nodes'

/** The frontmatter of a file, with the range of each value. */
export interface LocatedData {
  data?: Record<string, unknown>
  locate(path: Path, part: 'value'): Range
}

/** Reports the words and marks of one file that the site's rules replace. */
export type FileWordCheck = (tree: Nodes | undefined, parsed: LocatedData, source: string, file: string) => Issue[]

/** A text of a file as it is written in the source: with its escapes, and a quoted value with its quotation marks. */
export interface ProseSpan extends Span {
  /** Where it is written: Markdown, a value of the YAML, a property in quotation marks, a string in an expression. */
  kind: 'markdown' | 'yaml' | 'property' | 'string'
  field?: string
}

/** Finds words of one list, or marks, in the spans of a text: one of a site's `rules.words`. */
export interface WordCheck {
  /** Matches each text in which it may find something. */
  pattern: RegExp
  find(span: ProseSpan, source: string): Finding[]
}

/** A string in a plain expression, which has no other place for a quotation mark. */
const stringLiteral = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`(?:\\.|[^`\\])*`/gs

/** An address or the path of a file. */
const address = /^(\/|https?:)\S*$/

/**
 * The texts of a file that visitors read: values of the frontmatter, prose, and the properties of components; not code,
 * URLs and names of files. Values of the frontmatter are located only where `isWanted`, since locating them is slow.
 */
export function proseSpans(
  tree: Nodes | undefined,
  { data, locate }: LocatedData,
  source: string,
  isWanted: (text: string) => boolean,
): ProseSpan[] {
  const found: ProseSpan[] = []
  for (const { path, text } of textsIn(data ?? {})) {
    if (address.test(text) || !isWanted(text)) continue
    const at = locate(path, 'value')
    found.push({ kind: 'yaml', start: offsetAt(source, at), end: offsetAt(source, at.end), field: path.join('.') })
  }
  for (const node of tree ? everyNode(tree) : []) {
    if (node.type === 'text') found.push({ kind: 'markdown', ...placeOf(node) })
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') continue
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || isLinkName(attribute.name)) continue
      const { start, end } = placeOf(attribute)
      const from = start + attribute.name.length
      if (typeof attribute.value === 'string') found.push({ kind: 'property', start: from, end })
      else if (attribute.value) found.push(...stringsIn(source, from, end))
    }
  }
  return found
}

/** The strings in an expression, without addresses. */
function stringsIn(source: string, start: number, end: number): ProseSpan[] {
  return (
    [...source.slice(start, end).matchAll(stringLiteral)]
      // A template with values in it has strings of its own.
      .filter(({ 0: literal }) => !address.test(literal.slice(1, -1)) && !/^`.*\$\{/s.test(literal))
      .map(({ 0: literal, index }) => ({
        kind: 'string',
        start: start + index,
        end: start + index + literal.length,
      }))
  )
}
