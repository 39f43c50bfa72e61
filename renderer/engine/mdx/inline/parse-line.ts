import type { Paragraph, PhrasingContent, Root } from 'mdast'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

/**
 * What is only text in a line: all blocks, and what MDX and HTML would read as code. Left are emphasis, links, images,
 * code and escapes (CommonMark 0.31, section 6).
 */
const disabled = [
  ...['blockQuote', 'codeFenced', 'codeIndented', 'definition', 'headingAtx', 'list', 'setextUnderline'],
  ...['thematicBreak', 'htmlFlow', 'htmlText', 'autolink', 'characterReference'],
  ...['hardBreakEscape', 'hardBreakTrailing'],
]

const processor = unified()
  .data('micromarkExtensions', [{ disable: { null: disabled } }])
  .use(remarkParse)
  .freeze()

/** The characters without which a text is no Markdown of a line. */
const marks = /[*_`[\\]/

/** The syntax tree of a text as a line of Markdown; undefined where it is text without any Markdown. */
export function parseLine(text: string): PhrasingContent[] | undefined {
  if (!marks.test(text)) return undefined
  const { children }: Root = processor.parse(text)
  // A block scalar may have empty lines; they are spaces in a line.
  const parts = children.flatMap((block, index) => [
    ...(index > 0 ? [space] : []),
    ...('children' in block ? (block as Paragraph).children : []),
  ])
  const [only, ...more] = parts
  return only?.type === 'text' && more.length === 0 && only.value === text.trim() ? undefined : parts
}

const space: PhrasingContent = { type: 'text', value: ' ' }
