import { rangeAt } from '@proofsheet/engine/base/diagnostics/position'
import type { Entry } from '@proofsheet/engine/content/files/find'
import { splitFrontmatter } from '@proofsheet/engine/content/split-frontmatter'
import { everyNode } from '@proofsheet/engine/mdx/nodes'
import { createBodyParser } from '@proofsheet/engine/mdx/parse-body'
import type { SiteDefinition } from '@proofsheet/engine/site'
import { type DocumentSymbol, type FoldingRange, FoldingRangeKind, SymbolKind } from 'vscode-languageserver/node'
import { isMap, isScalar, type Node } from 'yaml'
import { nodesOf } from '../../frontmatter-nodes'
import { headingsOf } from '../../headings'
import { toRange } from '../diagnose'

/** A heading with its depth and the end of the part below it, as offsets. */
interface Section {
  words: string
  depth: number
  start: number
  end: number
}

/** The outline of a file: its fields, and its headings, each with those below it. */
export function outlineOf(entry: Entry, site: SiteDefinition): DocumentSymbol[] {
  const { source } = entry
  const rangeOf = (start: number, end: number) => toRange(rangeAt(source, start, end))
  const symbol = (name: string, kind: SymbolKind, start: number, end: number): DocumentSymbol => {
    const nameEnd = start + (/^[^\r\n]*/.exec(source.slice(start, end))?.[0].length ?? 0)
    // Editors refuse a symbol without a name.
    return { name: name || '(no words)', kind, range: rangeOf(start, end), selectionRange: rangeOf(start, nameEnd) }
  }
  const found = splitFrontmatter(source)
  const fields = found
    ? [
        {
          ...symbol('Fields', SymbolKind.Namespace, 0, found.end),
          children: fieldSymbols(found.text, found.start, symbol),
        },
      ]
    : []
  const top: DocumentSymbol[] = []
  const open: { depth: number; children: DocumentSymbol[] }[] = []
  for (const { words, depth, start, end } of sectionsOf(entry, site)) {
    while ((open.at(-1)?.depth ?? 0) >= depth) open.pop()
    const children: DocumentSymbol[] = []
    const parent = open.at(-1)?.children ?? top
    parent.push({ ...symbol(words, SymbolKind.String, start, end), children })
    open.push({ depth, children })
  }
  return [...fields, ...top]
}

function fieldSymbols(
  yaml: string,
  start: number,
  symbol: (name: string, kind: SymbolKind, start: number, end: number) => DocumentSymbol,
): DocumentSymbol[] {
  const { contents } = nodesOf(yaml)
  return (isMap(contents) ? contents.items : []).flatMap(({ key, value }) => {
    if (!isScalar(key) || !key.range) return []
    const [from, keyEnd] = key.range
    const end = (value as Node | null)?.range?.[1] ?? keyEnd
    return symbol(String(key.value), SymbolKind.Field, start + from, start + Math.max(end, keyEnd))
  })
}

/** The ranges that can be folded: the fields, the part below each heading, and blocks of several lines. */
export function foldingsOf(entry: Entry, site: SiteDefinition): FoldingRange[] {
  const { source, file } = entry
  const found = splitFrontmatter(source)
  const region = (start: number, end: number, kind?: FoldingRangeKind): FoldingRange[] => {
    const trimmed = start + source.slice(start, end).trimEnd().length
    const { line, end: last } = rangeAt(source, start, trimmed)
    return last.line > line ? [{ startLine: line - 1, endLine: last.line - 1, kind }] : []
  }
  const body =
    source.slice(0, found ? found.end + 3 : 0).replace(/[^\r\n]/g, ' ') + source.slice(found ? found.end + 3 : 0)
  const { tree } = createBodyParser(site)(body, file)
  const blocks = (tree ? everyNode(tree) : []).filter(({ type }) => foldable.includes(type))
  return [
    ...(found ? region(0, found.end + 3, FoldingRangeKind.Region) : []),
    ...sectionsOf(entry, site).flatMap(({ start, end }) => region(start, end)),
    ...blocks.flatMap(({ position }) => region(position?.start.offset ?? 0, position?.end.offset ?? 0)),
  ]
}

const foldable = ['code', 'list', 'table', 'blockquote', 'mdxJsxFlowElement', 'mdxFlowExpression']

function sectionsOf(entry: Entry, site: SiteDefinition): Section[] {
  const { source } = entry
  const headings = headingsOf(entry, site).map(({ words, start }) => ({ words, start, depth: depthAt(source, start) }))
  return headings.map((heading, index) => {
    const next = headings.slice(index + 1).find(({ depth }) => depth <= heading.depth)
    return { ...heading, end: next?.start ?? source.length }
  })
}

/** The depth of a heading: its number signs, or the sign of the line below it. */
function depthAt(source: string, start: number): number {
  const [first = '', second = ''] = source.slice(start).split(/\r?\n/, 2)
  return /^#{1,6}/.exec(first)?.[0].length ?? (second.trim().startsWith('=') ? 1 : 2)
}
