import { Refusal } from '../files/edits'
import type { RichAttributes, RichMark, RichNode, RichType } from './document'

/** One character of a text, or a leaf such as a picture, with its marks. */
export interface Unit {
  value: string
  marks: RichMark[]
  /** Its source, where the file has it already: an escape, a reference, the end of a line. */
  raw?: string
  leaf?: RichNode
}

/** A block of a formatted text: one with characters, with blocks, or one that stays as it is written. */
export interface RichBlock {
  type: RichType
  attrs: RichAttributes
  units?: Unit[]
  children?: RichBlock[]
}

const textTypes: RichType[] = ['paragraph', 'heading', 'table_header', 'table_cell']
const groupTypes: RichType[] = [
  ...(['bullet_list', 'ordered_list', 'list_item', 'blockquote', 'table', 'table_row'] as const),
]

/** The blocks of a document that a browser sends. Throws a refusal for one that isn't a document. */
export function toBlocks({ content = [] }: RichNode): RichBlock[] {
  return content.map(({ type, attrs = {}, content: inner = [] }) => {
    if (textTypes.includes(type)) return { type, attrs, units: inner.flatMap(toUnits) }
    if (groupTypes.includes(type)) return { type, attrs, children: toBlocks({ type, content: inner }) }
    if (type === 'raw_block' && typeof attrs.raw === 'string') return { type, attrs }
    throw new Refusal('The text has a part that edit mode does not know.')
  })
}

function toUnits(node: RichNode): Unit[] {
  const { type, text, marks = [], attrs } = node
  if (type === 'text') return Array.from(text ?? '', value => ({ value, marks }))
  if (type === 'hard_break') return [{ value: '\n', marks, leaf: node, raw: attrs?.raw ?? undefined }]
  if (type === 'raw_inline' && typeof attrs?.raw === 'string') return [{ value: leafSign, marks, leaf: node }]
  throw new Refusal('The text has a part that edit mode does not know.')
}

/** The character that stands for a leaf. */
export const leafSign = '\uFFFC'

/** A block as the browser gets it. */
export function toNode({ type, attrs, units, children }: RichBlock): RichNode {
  // A browser has a line to type in where an item is empty.
  if (children) return { type, attrs, content: children.length > 0 ? children.map(toNode) : [{ type: 'paragraph' }] }
  return units ? { type, attrs, content: textNodes(units) } : { type, attrs }
}

function textNodes(units: Unit[]): RichNode[] {
  const nodes: RichNode[] = []
  for (const { value, marks, leaf } of units) {
    const last = nodes.at(-1)
    if (leaf) nodes.push({ ...leaf, marks })
    else if (last?.type === 'text' && isSame(last.marks, marks)) last.text += value
    else nodes.push({ type: 'text', text: value, marks })
  }
  return nodes
}

const isSame = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b)

/** What a block says: two with the same signature differ only in the way in which they are written. */
export function signatureOf({ type, attrs, units, children }: RichBlock): string {
  const { level, checked, align, raw } = attrs
  // The cells of a column are aligned as its head.
  const own = [type, level, checked, type === 'table_header' ? align : ''].map(each => each ?? '').join(' ')
  if (units) return `${own}(${units.map(unitSignature).join('\u0000')})`
  return children ? `${own}[${children.map(signatureOf).join()}]` : `${own}<${raw}>`
}

/** A character with the names of its marks. */
export function unitSignature({ value, marks, leaf }: Unit): string {
  const names = marks.map(({ type, attrs }) => (type === 'link' ? `link ${attrs?.href} ${attrs?.title ?? ''}` : type))
  const own = leaf?.type === 'raw_inline' ? leafSign + leaf.attrs?.raw : value
  return `${own}${names.length > 0 ? `{${names.sort().join()}}` : ''}`
}
