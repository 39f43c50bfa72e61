import type { Paragraph, PhrasingContent, Root } from 'mdast'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

/**
 * Constructs that are plain text in inline Markdown: all blocks, MDX and HTML. Left are emphasis, links, images,
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

/** The characters of which inline Markdown has at least one. */
const marks = /[*_`[\\]/

/** The syntax tree of a text as inline Markdown; undefined where it has no Markdown. */
export function parseInline(text: string): PhrasingContent[] | undefined {
  if (!marks.test(text)) return undefined
  const { children }: Root = processor.parse(text)
  // A block scalar may have empty lines; they are spaces here.
  const parts = children.flatMap((block, index) => [
    ...(index > 0 ? [space] : []),
    ...('children' in block ? (block as Paragraph).children : []),
  ])
  const [only, ...more] = parts
  return only?.type === 'text' && more.length === 0 && only.value === text.trim() ? undefined : parts
}

const space: PhrasingContent = { type: 'text', value: ' ' }
