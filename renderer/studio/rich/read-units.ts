import { wordsOf } from '@proofsheet/engine/mdx/nodes'
import type { Nodes, PhrasingContent } from 'mdast'
import type { MarkType, RichMark } from './document'
import { leafSign, type Unit } from './model'

/** The characters of inline content with their marks and their source, and the offset behind the last one. */
export function readUnits(children: readonly PhrasingContent[], source: string): { units: Unit[]; end: number } {
  let end = 0
  const units: Unit[] = []
  const take = (nodes: readonly PhrasingContent[], marks: RichMark[]) => {
    for (const node of nodes) {
      const raw = rawOf(node, source)
      end = Math.max(end, node.position?.end.offset ?? 0)
      if (node.type === 'text') {
        const { parts, length } = alignText(node.value, raw)
        units.push(...parts.map(part => ({ ...part, marks })))
        if (node === children.at(-1)) end -= raw.length - length
      } else if (node.type === 'break') units.push(breakUnit(raw, marks))
      else if (node.type === 'inlineCode') units.push(...codeUnits(node.value, raw, marks))
      else if (markOf(node, source)) take((node as Parent).children, [...marks, markOf(node, source) as RichMark])
      else if (isLiteralLink(node, raw)) take((node as Parent).children, marks)
      else units.push(leafUnit(node, raw, marks))
    }
  }
  take(children, [])
  return { units, end }
}

type Parent = Extract<PhrasingContent, { children: PhrasingContent[] }>

function rawOf({ position }: Nodes, source: string): string {
  return source.slice(position?.start.offset ?? 0, position?.end.offset ?? 0)
}

/** An address that is a link without signs: its text is all that a writer sees of it. */
function isLiteralLink({ type }: PhrasingContent, raw: string): boolean {
  return type === 'link' && !/^[[<]/.test(raw)
}

const signs: Record<string, RegExp> = { strong: /^(\*\*|__)$/, emphasis: /^[*_]$/, delete: /^~~?$/ }

/** The mark that a node is; undefined for other ones, and for links by reference. */
function markOf(node: PhrasingContent, source: string): RichMark | undefined {
  if (!('children' in node) || node.children.length === 0) return
  const [first, last] = [node.children[0], node.children.at(-1)]
  const [start, inner] = [node.position?.start.offset, first?.position?.start.offset]
  const [innerEnd, end] = [last?.position?.end.offset, node.position?.end.offset]
  if (start === undefined || inner === undefined || innerEnd === undefined || end === undefined) return
  const [open, close] = [source.slice(start, inner), source.slice(innerEnd, end)]
  if (node.type === 'link') {
    const isInline = open === '[' && /^\]\([^\r\n]*\)$/.test(close)
    const attrs = { open, close, href: node.url, title: node.title ?? null }
    return isInline ? { type: 'link', attrs } : undefined
  }
  return signs[node.type]?.test(open) && open === close
    ? { type: node.type as MarkType, attrs: { open, close } }
    : undefined
}

function breakUnit(raw: string, marks: RichMark[]): Unit {
  const own = raw.startsWith('\\') ? '\\\n' : '  \n'
  return { value: '\n', marks, raw: own, leaf: { type: 'hard_break', attrs: { raw: own } } }
}

function codeUnits(value: string, raw: string, marks: RichMark[]): Unit[] {
  const fence = /^`+/.exec(raw)?.[0] ?? '`'
  const inner = raw.slice(fence.length, -fence.length)
  const isPadded = inner.length === value.length + 2
  const sign = (pad: string) => (isPadded ? pad : '')
  const attrs = { open: fence + sign(' '), close: sign(' ') + fence }
  const all = [...marks, { type: 'code' as const, attrs }]
  return Array.from(value, char => ({ value: char, marks: all }))
}

function leafUnit(node: PhrasingContent, raw: string, marks: RichMark[]): Unit {
  const own = withoutIndent(raw)
  const label = (node.type === 'image' ? node.alt : wordsOf(node)) || own
  const src = node.type === 'image' ? node.url : null
  return { value: leafSign, marks, leaf: { type: 'raw_inline', attrs: { raw: own, label, src } } }
}

/** A source without the beginnings of its further lines, which are those of the blocks around it. */
const withoutIndent = (raw: string) => raw.replace(/\r?\n[ \t>]*/g, '\n')

type Part = Omit<Unit, 'marks'>

/** The characters of a text with the source of each; without it where the two can't be paired. The end of a line is a space. */
function alignText(value: string, raw: string): { parts: Part[]; length: number } {
  const parts: Part[] = []
  let at = 0
  for (const char of value) {
    const piece = pieceFor(char, raw.slice(at, at + 64))
    if (piece === undefined)
      return { parts: Array.from(value.replaceAll('\n', ' '), each => ({ value: each })), length: raw.length }
    at += piece.length
    parts.push(char === '\n' ? { value: ' ', raw: withoutIndent(piece) } : { value: char, raw: piece })
  }
  return { parts, length: at }
}

/** The source of a character at the beginning of a text. */
function pieceFor(char: string, rest: string): string | undefined {
  if (char === '\n') return /^[ \t]*\r?\n[ \t>]*/.exec(rest)?.[0]
  if (rest[0] === '\\' && rest[1] === char && /[!-/:-@[-`{-~]/.test(char)) return rest.slice(0, 2)
  const [reference] = /^&(?:#x?[\da-f]+|[a-z][a-z\d]*);/i.exec(rest) ?? []
  const isReference = reference !== undefined && (char !== '&' || /^&(?:amp|#38|#x26);$/i.test(reference))
  if (isReference) return reference
  return rest.startsWith(char) ? char : undefined
}
