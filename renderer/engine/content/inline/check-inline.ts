import type { Nodes } from 'mdast'
import { type Issue, type IssueCode, show } from '../../base/diagnostics/issue'
import { offsetAt } from '../../base/diagnostics/position'
import { checkLiteral } from '../../mdx/checks/literal/check-literal'
import { isUnsafeUrl } from '../../mdx/checks/unsafe-url'
import { everyNode } from '../../mdx/nodes'
import type { Document } from '../document'
import type { Link } from '../relate/links/links-of'
import type { InlineReader, InlineText } from './inline-texts'

/** Reports images and unsafe links in inline Markdown, and Markdown in fields that show it as plain text. */
export function checkInline(document: Document, inlineOf: InlineReader): Issue[] {
  return inlineOf(document).flatMap(line => {
    const [first] = marksIn(line.tree)
    if (!line.isMarkdown)
      return first ? issueAt(document, line, first, 'field-markdown', ...literal(line, document, first)) : []
    return everyNode(line.tree).flatMap((node, index, nodes) => {
      if (index === 0) return literalIssues(document, line, nodes)
      if (node.type === 'image') return issueAt(document, line, node, 'field-value', ...noImage)
      if (node.type !== 'link' || !isUnsafeUrl(node.url)) return []
      return issueAt(document, line, node, 'body-link', ...unsafe(node.url))
    })
  })
}

/** The signs and tags in a line of Markdown that are shown as they are. */
function literalIssues({ entry: { file } }: Document, { field, text, rangeOf }: InlineText, nodes: Nodes[]): Issue[] {
  return checkLiteral(nodes, text).map(({ start, end, fix, ...literal }) => {
    const by = fix && { ...rangeOf(fix.start, fix.end), text: fix.text }
    return { ...literal, file, field, ...rangeOf(start, end), fix: by }
  })
}

/** The links in the inline Markdown of a document. */
export function linksInFields(document: Document, inlineOf: InlineReader): Link[] {
  return inlineOf(document).flatMap(({ isMarkdown, field, urls, rangeOf }) =>
    (isMarkdown ? urls : []).flatMap(({ text, kind, start, end }) => {
      if (kind !== 'link') return []
      const locate = () => rangeOf(start, end)
      const isExact = () => {
        const { source } = document.entry
        const range = locate()
        return source.slice(offsetAt(source, range), offsetAt(source, range.end)) === text
      }
      return [{ url: text.trim(), isImage: false, field, locate, isExact }]
    }),
  )
}

/** The nodes of inline Markdown that are more than text: marks, links, images and code, but no escapes. */
const marksIn = (tree: Nodes) => everyNode(tree).filter(({ type }) => !['root', 'paragraph', 'text'].includes(type))

function issueAt(
  { entry: { file } }: Document,
  { field, rangeOf }: InlineText,
  { position }: Nodes,
  code: IssueCode,
  message: string,
  hint: string,
): Issue[] {
  const [start, end] = [position?.start.offset ?? 0, position?.end.offset ?? 0]
  return [{ file, ...rangeOf(start, end), field, code, message, hint }]
}

type Text = [message: string, hint: string]

const noImage: Text = ['A line of Markdown can show no picture.', 'Remove it, or show it in the text of the page.']

const unsafe = (url: string): Text => [
  `The link ${show(url)} would run or hide something.`,
  'Link to a page, or to an https, mailto or tel address.',
]

function literal({ rangeOf, isProp }: InlineText, { entry: { source } }: Document, { position }: Nodes): Text {
  const { line, column, end } = rangeOf(position?.start.offset ?? 0, position?.end.offset ?? 0)
  const written =
    end.line === line ? (source.split(/\r\n|[\r\n]/)[line - 1] ?? '').slice(column - 1, end.column - 1) : ''
  return [
    `This ${isProp ? 'property' : 'field'} shows Markdown as it is written${written && `: readers see ${show(written)}`}.`,
    `Write plain words. Markdown can be in the text of the page and in ${isProp ? 'properties' : 'fields'} whose description says so.`,
  ]
}
