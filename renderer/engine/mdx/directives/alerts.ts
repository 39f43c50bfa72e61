import type { Blockquote, Paragraph, PhrasingContent, Text } from 'mdast'
import { parseInline } from '../inline/parse-inline'

/** The name of an alert, at the beginning of its first line. */
const marker = /^\[!([a-z]\w*)\](?!\S)[^\S\n]*/i

/** The parts of an alert, a quotation that begins with `> [!NOTE]`. */
export interface Alert {
  name: string
  /** The title that some editors allow after the name, as inline Markdown. */
  title: string
  /** The offsets of its first line from `[!` on. */
  start: number
  end: number
}

/** Reads the first line of an alert; undefined for any other quotation. */
export function alertOf(quote: Blockquote): Alert | undefined {
  const [paragraph] = quote.children
  const [text] = paragraph?.type === 'paragraph' ? paragraph.children : []
  const found = marker.exec(text?.type === 'text' ? text.value : '')
  if (paragraph?.type !== 'paragraph' || text?.type !== 'text' || !found?.[1]) return
  const { line } = splitFirstLine(paragraph)
  const [first, ...others] = line
  const own = first?.type === 'text' ? first.value : ''
  const start = text.position?.start.offset ?? 0
  const end = others.at(-1)?.position?.end.offset ?? start + own.trimEnd().length
  const title = [{ type: 'text', value: own.replace(marker, '') } as const, ...others].map(toSource).join('').trim()
  return { name: found[1], title, start, end }
}

/** Removes the first line of an alert from a quotation and gives the rest. Positions stay unchanged. */
export function alertContent(quote: Blockquote): Blockquote['children'] {
  const [paragraph, ...others] = quote.children
  if (paragraph?.type !== 'paragraph') return quote.children
  paragraph.children = splitFirstLine(paragraph).rest
  return paragraph.children.length > 0 ? quote.children : others
}

/** The content of a paragraph's first line, as far as a title can hold it, and the content after it. */
function splitFirstLine({ children }: Paragraph): { line: PhrasingContent[]; rest: PhrasingContent[] } {
  const index = children.findIndex(node => !isTitle(node) || (node.type === 'text' && node.value.includes('\n')))
  if (index < 0) return { line: children, rest: [] }
  const [line, last, rest] = [children.slice(0, index), children[index] as PhrasingContent, children.slice(index + 1)]
  // Two spaces behind the first line make a line break.
  if (last.type !== 'text') return { line, rest: last.type === 'break' ? rest : [last, ...rest] }
  const at = last.value.indexOf('\n')
  const [before, after]: Text[] = [last.value.slice(0, at), last.value.slice(at + 1)].map(value => ({ ...last, value }))
  return { line: [...line, ...(before ? [before] : [])], rest: [...(after?.value ? [after] : []), ...rest] }
}

/** Whether inline Markdown can contain a node. */
function isTitle(node: PhrasingContent): boolean {
  if (node.type === 'text' || node.type === 'inlineCode') return true
  const isMark = node.type === 'emphasis' || node.type === 'strong' || node.type === 'link'
  return isMark && node.children.every(isTitle)
}

/** The source of a node of inline Markdown. */
function toSource(node: PhrasingContent): string {
  if (node.type === 'text') return parseInline(node.value) ? node.value.replace(/[\\`*_[\]]/g, '\\$&') : node.value
  if (node.type === 'inlineCode') return node.value.includes('`') ? `\`\` ${node.value} \`\`` : `\`${node.value}\``
  const inner = 'children' in node ? (node.children as PhrasingContent[]).map(toSource).join('') : ''
  // As most write it, so that its place in the file is found.
  if (node.type === 'link') return `[${inner}](${/[\s()<>]/.test(node.url) ? `<${node.url}>` : node.url})`
  return node.type === 'strong' ? `**${inner}**` : `*${inner}*`
}
