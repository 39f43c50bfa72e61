import { createExactParser } from '@proofsheet/engine/mdx/bounded/exact-parser'
import type { Root, RootContent } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { ImportNote } from '../note'
import type { Source } from '../source/find-sources'
import { type Line, replaceTags } from '../source/template-tags'
import { nestHtml } from './nest-html'

/** A foreign body as a tree in which elements of HTML and of MDX have one form. */
export interface ForeignBody {
  tree: Root
  /** The line in the foreign file of a line of the tree. */
  lineOf(line: number | undefined): number
  /** The id that the heading of a line of the tree states. */
  idOf(line: number | undefined): string | undefined
  notes: ImportNote[]
}

const markdown = unified().use(remarkParse).use(remarkGfm).freeze()

/** Parses the body of a foreign file: as MDX where it is valid MDX, and as Markdown with HTML otherwise. */
export function parseForeign({ body, kind, linesAbove }: Source): ForeignBody {
  const notes: ImportNote[] = []
  const own = body.split('\n').map((text, index): Line => ({ text, number: index + 1 + linesAbove }))
  const lines = replaceTags(own, notes)
  const text = lines.map(line => line.text).join('\n')
  const lineOf = (line = 1) => lines[Math.min(line, lines.length) - 1]?.number ?? linesAbove + 1
  const idOf = (line = 0) => lines[line - 1]?.id
  // Some generators read .md files as MDX.
  const mayBeMdx = kind === 'mdx' || /^ {0,3}<[A-Z]\w*[\s>]/m.test(text)
  if (mayBeMdx) {
    try {
      return { tree: createExactParser([remarkGfm]).parse(text), lineOf, idOf, notes }
    } catch (error) {
      if (kind !== 'mdx') return { ...parseMarkdown(text), lineOf, idOf, notes }
      const line = (error as { line?: number }).line
      notes.push({ cause: 'syntax', line: lineOf(line), what: 'not valid MDX from here on: read as Markdown' })
    }
  }
  return { ...parseMarkdown(kind === 'mdx' ? withoutProgram(text) : text), lineOf, idOf, notes }
}

function parseMarkdown(text: string): { tree: Root } {
  const tree = markdown.parse(text)
  return { tree: { ...tree, children: nestHtml(tree.children, true) as RootContent[] } }
}

/** Blanks lines of imports and exports. */
function withoutProgram(text: string): string {
  return text.replace(
    /^(?:import\s[^\n]*from\s*['"][^\n]*|import\s+['"][^\n]*|export\s+(?:const|default|let|function)\b[^\n]*)$/gm,
    '',
  )
}
