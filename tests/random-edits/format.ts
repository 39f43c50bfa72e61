import type { RichMark, RichNode } from '../../renderer/studio/rich/document'
import type { Random } from './random'

const marks: RichMark[] = [
  { type: 'strong' },
  { type: 'emphasis' },
  { type: 'code' },
  { type: 'link', attrs: { href: '/' } },
  { type: 'delete' },
]

/** Texts that a writer types, with signs of Markdown, MDX and tables. */
const typed = [
  'word',
  ' a b ',
  '*',
  '_x_',
  '|',
  '{a}',
  '<b>',
  '1. ',
  '- ',
  '# ',
  '\\',
  '`',
  '[a](/)',
  '&amp;',
  'é🎙️',
  '日本',
  'import a',
  '> ',
]

/** A document in which one thing was edited: a text was typed or deleted, a mark set, a block added, a row, a column. */
export function randomFormat(random: Random, document: RichNode): RichNode {
  const copy: RichNode = structuredClone(document)
  const texts = everyNode(copy).filter(({ content }) => content?.some(({ type }) => type === 'text'))
  const tables = everyNode(copy).filter(({ type }) => type === 'table')
  const kind = random.below(8)
  if (kind === 0 && tables.length > 0) changeTable(random, random.pick(tables))
  else if (kind === 1) addBlock(random, copy)
  else if (texts.length > 0) changeText(random, random.pick(texts))
  return copy
}

function everyNode(node: RichNode): RichNode[] {
  return [node, ...(node.content ?? []).flatMap(everyNode)]
}

function changeTable(random: Random, { content: rows = [] }: RichNode): void {
  const cellOf = (index: number): RichNode => ({
    type: index === 0 ? 'table_header' : 'table_cell',
    content: [{ type: 'text', text: random.pick(typed) }],
  })
  const columns = rows[0]?.content?.length ?? 1
  const at = random.below(columns + 1)
  const change = random.below(3)
  if (change === 0) {
    const row: RichNode = { type: 'table_row', content: Array.from({ length: columns }, () => cellOf(1)) }
    rows.splice(1 + random.below(rows.length), 0, row)
  } else if (change === 1) for (const [index, row] of rows.entries()) row.content?.splice(at, 0, cellOf(index))
  else if (columns > 1) for (const row of rows) row.content?.splice(Math.min(at, columns - 1), 1)
}

function addBlock(random: Random, document: RichNode): void {
  const text: RichNode = {
    type: 'text',
    text: random.pick(typed),
    marks: random.below(2) === 0 ? [] : [random.pick(marks)],
  }
  const paragraph: RichNode = { type: 'paragraph', content: [text] }
  const item: RichNode = { type: 'list_item', content: [paragraph] }
  const lists = everyNode(document).filter(({ type }) => type === 'bullet_list' || type === 'ordered_list')
  const block = random.pick<RichNode>([
    paragraph,
    { type: 'heading', attrs: { level: 2 + random.below(3) }, content: [text] },
    { type: 'bullet_list', content: [item, item] },
    { type: 'ordered_list', attrs: { order: 1 }, content: [item] },
    { type: 'blockquote', content: [paragraph] },
  ])
  const list = lists.length > 0 && random.below(2) === 0 ? random.pick(lists).content : undefined
  if (list) list.splice(random.below(list.length + 1), 0, item)
  else document.content?.splice(random.below((document.content?.length ?? 0) + 1), 0, block)
}

/** Types, deletes, or sets a mark, between two places of a text. */
function changeText(random: Random, block: RichNode): void {
  const content = block.content ?? []
  const at = random.pick(content.flatMap(({ type }, index) => (type === 'text' ? [index] : [])))
  const node = content[at] as RichNode
  const chars = Array.from(node.text ?? '')
  const start = random.below(chars.length)
  const end = Math.min(chars.length, start + 1 + random.below(12))
  const part = (from: number, to: number, own = node.marks): RichNode[] =>
    from < to ? [{ type: 'text', text: chars.slice(from, to).join(''), marks: own }] : []
  const change = random.below(3)
  const mark = random.pick(marks)
  const marked = [...(node.marks ?? []).filter(({ type }) => type !== mark.type), mark]
  const inserted: RichNode = { type: 'text', text: random.pick(typed), marks: node.marks }
  const middle = change === 0 ? [inserted] : change === 1 ? part(start, end, marked) : []
  content.splice(at, 1, ...part(0, start), ...middle, ...part(change === 0 ? start : end, chars.length))
}
