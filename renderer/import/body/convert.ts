import { everyNode } from '@proofsheet/engine/mdx/nodes'
import type {
  BlockContent,
  Code,
  Heading,
  Nodes,
  PhrasingContent,
  Root,
  RootContent,
  Table,
  TableCell,
  TableRow,
} from 'mdast'
import type { Cause } from '../note'
import { isPhrasing, literalOf, toFlow, toPhrasing, trimSpace } from './builders'
import { convertElement, type Place, type Probe, type Report } from './convert-element'
import { exportedFields } from './exported-fields'
import type { ForeignBody } from './parse-foreign'
import { toText } from './texts'

/**
 * Converts the tree of a foreign body into one of this site's Markdown; parts that have no form here are added to its
 * notes.
 */
export function convertBody({ tree, lineOf, idOf, notes }: ForeignBody, title: string | undefined, place: Place): Root {
  const { isValid } = place
  const convert = (node: RootContent): RootContent[] => {
    const note = (cause: Cause, what: string) => notes.push({ cause, what, line: lineOf(node.position?.start.line) })
    switch (node.type) {
      case 'mdxjsEsm':
        if (Object.keys(exportedFields(node)).length > 0) return []
        if (!/^\s*import\s/.test(node.value) || /\bexport\b/.test(node.value)) note('program', 'an export: left out')
        return []
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        return convertExpression(node, note)
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return convertElement(node, inside(node), place, note)
      case 'code':
        return [{ ...node, meta: metaOf(node, isValid) }]
      case 'blockquote':
        return [withAlertMark({ ...node, children: toFlow(inside(node)) }, isValid)]
      case 'table':
        return [withAllColumns({ ...node, children: inside(node) as TableRow[] })]
      case 'tableCell':
        return [{ ...node, children: toPhrasing(inside(node)) }]
      case 'heading':
        return [withId(node, toPhrasing(inside(node)), note)]
      case 'paragraph': {
        const children = inside(node)
        if (!children.every(isPhrasing)) return toFlow(children)
        return trimSpace(children).length > 0 ? [{ ...node, children: children.flatMap(withoutProgram) }] : []
      }
      default:
        return 'children' in node ? [{ ...node, children: inside(node) } as RootContent] : [node]
    }
  }
  const inside = (node: Nodes): RootContent[] =>
    'children' in node ? (node.children as RootContent[]).flatMap(convert) : []

  /** A heading with the id that it states, where this site reads one; links to it follow its words otherwise. */
  function withId(heading: Heading, children: Heading['children'], note: Report): Heading {
    const id = idOf(heading.position?.start.line)
    const isWritten = id !== undefined && isValid(`## A {#${id}}`)
    if (id !== undefined && !isWritten) note('syntax', `{#${id}}: left out, the id is made of the words`)
    const mark = { type: 'html', value: ` {#${id}}` } as const
    return {
      ...heading,
      data: { ...heading.data, foreignId: id, isWritten } as Heading['data'],
      children: isWritten ? [...children, mark] : children,
    }
  }

  return lowerHeadings({ type: 'root', children: toFlow(inside(tree)) as RootContent[] }, title)
}

/** A comment stays, a text in braces is text, and a program is shown as code where it is within a line. */
function convertExpression(
  node: Extract<Nodes, { value: string; type: 'mdxFlowExpression' | 'mdxTextExpression' }>,
  note: Report,
): RootContent[] {
  const { value, type } = node
  if (/^\s*(\/\*[\s\S]*\*\/\s*)*$/.test(value)) return [node]
  const literal = literalOf(value)
  if (literal !== undefined) return [{ type: 'text', value: literal }]
  const isShort = type === 'mdxTextExpression' && !value.includes('\n')
  note('program', `{${value.trim().split('\n')[0]?.slice(0, 40)}}: ${isShort ? 'shown as code' : 'left out'}`)
  return isShort ? [{ type: 'inlineCode', value: `{${value}}` }] : []
}

/**
 * A text without lines that MDX takes for a program because of their first word: the first letter of that is written as
 * a character reference.
 */
function withoutProgram(node: PhrasingContent): PhrasingContent[] {
  if (node.type !== 'text' || !/^(import|export)\b/m.test(node.value)) return [node]
  const parts = node.value.split(/^([ie])(?=(?:mport|xport)\b)/m)
  return parts.map((value, index) =>
    index % 2 === 1 ? { type: 'html', value: `&#${value.charCodeAt(0)};` } : { type: 'text', value },
  )
}

/** The parts behind the language of a code block that mean something here; a title between brackets is one by name. */
function metaOf({ lang, meta, value }: Code, isValid: Probe): string | null {
  const [, title] = /^\[([^\]"]+)\]$/.exec(meta ?? '') ?? []
  const lines = '\na'.repeat(value.split('\n').length)
  const isMeta = (form: string) => isValid(`\`\`\`${lang} ${form}${lines}\n\`\`\``)
  const parts = (meta ?? '').match(/(?:"[^"]{0,200}"|'[^']{0,200}'|\{[^{}]{0,200}\}|\S)+/g) ?? []
  const forms = [meta, title && `title="${title}"`, parts.filter(isMeta).join(' ')]
  return forms.find(form => typeof form === 'string' && form !== '' && isMeta(form)) ?? null
}

/** Leaves the brackets of a GitHub alert unescaped; a kind that the site doesn't have becomes a note. */
function withAlertMark(quote: Extract<BlockContent, { type: 'blockquote' }>, isValid: Probe): BlockContent {
  const [first, ...rest] = quote.children
  const [text, ...others] = first?.type === 'paragraph' ? first.children : []
  const mark = text?.type === 'text' ? /^\[!\w+\][-+]?/.exec(text.value)?.[0] : undefined
  if (first?.type !== 'paragraph' || text?.type !== 'text' || !mark) return quote
  const left = text.value.slice(mark.length)
  const children = [
    { type: 'html', value: isValid(`> ${mark.toUpperCase()}\n> a`) ? mark.toUpperCase() : '[!NOTE]' } as const,
    ...(left ? [{ ...text, value: left }] : []),
    ...others,
  ]
  return { ...quote, children: [{ ...first, children }, ...rest] }
}

/** A table whose first row has a cell for each column: nobody sees the cells of other rows behind it. */
function withAllColumns(table: Table): Table {
  const [first, ...rows] = table.children
  if (!first) return table
  const missing = Math.max(0, ...rows.map(row => row.children.length - first.children.length))
  const empty = Array.from({ length: missing }, (): TableCell => ({ type: 'tableCell', children: [] }))
  return { ...table, children: [{ ...first, children: [...first.children, ...empty] }, ...rows] }
}

/** Lowers headings so that the first level is the second, and leaves out one that repeats the title. */
function lowerHeadings(tree: Root, title: string | undefined): Root {
  const [first] = tree.children
  const isTitle = first?.type === 'heading' && first.depth === 1 && isSameText(toText(first), title)
  const children = isTitle ? tree.children.slice(1) : tree.children
  const headings = everyNode({ type: 'root', children }).filter((node): node is Heading => node.type === 'heading')
  if (headings.some(({ depth }) => depth === 1))
    for (const heading of headings) heading.depth = Math.min(6, heading.depth + 1) as Heading['depth']
  return { type: 'root', children }
}

function isSameText(a: string, b: string | undefined): boolean {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  return b === undefined || plain(a) === plain(b)
}
