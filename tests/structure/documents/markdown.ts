import { createProcessor } from '@mdx-js/mdx'
import GithubSlugger from 'github-slugger'
import type { Nodes } from 'mdast'
import remarkGfm from 'remark-gfm'

/** A text of a document with the line on which it begins, from 1. */
export interface Span {
  text: string
  line: number
}

/** The parts of a Markdown document that can be checked. */
export interface MarkdownDocument {
  /** The path from the project's root, with forward slashes. */
  file: string
  /** Code within sentences and tables. */
  inlineCode: Span[]
  /** Code within sentences and in blocks. */
  code: Span[]
  /** Names that follow the file that should have them, in one cell of a table or in the next. */
  placed: { file: string; name: string; line: number }[]
  /** Targets of links and images, as written. */
  links: Span[]
  /** The anchors of the headings, as GitHub makes them. */
  anchors: Set<string>
  lineCount: number
}

const processor = createProcessor({ format: 'md', remarkPlugins: [remarkGfm] })

/** Parses a Markdown document. */
export function parseMarkdown(file: string, source: string): MarkdownDocument {
  const nodes = [...everyNode(processor.parse(source) as Nodes)]
  const slugger = new GithubSlugger()
  const spans = (pick: (node: Nodes) => string | undefined): Span[] =>
    nodes.flatMap(node => {
      const text = pick(node)
      return text === undefined ? [] : [{ text: text.replace(/\s+/g, ' '), line: node.position?.start.line ?? 1 }]
    })
  return {
    file,
    inlineCode: spans(node => (node.type === 'inlineCode' ? node.value : undefined)),
    code: spans(node => (node.type === 'inlineCode' || node.type === 'code' ? node.value : undefined)),
    placed: source.split('\n').flatMap((text, index) =>
      [...text.matchAll(/`([^`]+\.tsx?)`[ |]+`([A-Za-z]\w*)`/g)].map(([, from = '', name = '']) => {
        return { file: from, name, line: index + 1 }
      }),
    ),
    links: spans(node => ('url' in node ? node.url : undefined)),
    anchors: new Set(nodes.filter(({ type }) => type === 'heading').map(node => slugger.slug(textOf(node)))),
    lineCount: source.replace(/\n$/, '').split('\n').length,
  }
}

function* everyNode(node: Nodes): Generator<Nodes> {
  yield node
  if ('children' in node) for (const child of node.children) yield* everyNode(child)
}

function textOf(node: Nodes): string {
  if ('value' in node) return node.value
  return 'children' in node ? node.children.map(textOf).join('') : ''
}
