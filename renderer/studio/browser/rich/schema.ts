// Reaches the browser, when a writer edits a text in the dev server.
import { type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model'
import type { MarkType, RichType } from '../../rich/document'

/** The place in the file that a block is from; a new one has none. */
const from = { from: { default: null } }

const line = '(text | raw_inline)*'

/** The attributes that the commands for tables look for. */
const cell = {
  ...from,
  align: { default: null },
  colspan: { default: 1 },
  rowspan: { default: 1 },
  colwidth: { default: null },
}

const nodes: Record<RichType, NodeSpec> = {
  doc: { content: 'block+' },
  paragraph: {
    content: '(text | raw_inline | hard_break)*',
    group: 'block',
    attrs: from,
    parseDOM: [{ tag: 'p' }],
    toDOM: () => ['p', 0],
  },
  heading: {
    content: line,
    group: 'block',
    defining: true,
    attrs: { ...from, level: { default: 2 } },
    parseDOM: [1, 2, 3, 4, 5, 6].map(level => ({ tag: `h${level}`, attrs: { level } })),
    toDOM: ({ attrs }) => [`h${attrs.level}`, 0],
  },
  bullet_list: {
    content: 'list_item+',
    group: 'block',
    attrs: from,
    parseDOM: [{ tag: 'ul' }],
    toDOM: () => ['ul', 0],
  },
  ordered_list: {
    content: 'list_item+',
    group: 'block',
    attrs: { ...from, order: { default: 1 } },
    parseDOM: [{ tag: 'ol' }],
    toDOM: ({ attrs }) => ['ol', attrs.order === 1 ? {} : { start: attrs.order }, 0],
  },
  list_item: {
    content: 'block+',
    defining: true,
    attrs: { ...from, checked: { default: null } },
    parseDOM: [{ tag: 'li' }],
    toDOM: ({ attrs }) => ['li', attrs.checked === null ? {} : { 'data-checked': `${attrs.checked}` }, 0],
  },
  blockquote: {
    content: 'block+',
    group: 'block',
    defining: true,
    attrs: from,
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: () => ['blockquote', 0],
  },
  table: {
    content: 'table_row+',
    group: 'block',
    tableRole: 'table',
    isolating: true,
    attrs: from,
    parseDOM: [{ tag: 'table' }],
    toDOM: () => ['table', ['tbody', 0]],
  },
  table_row: {
    content: '(table_cell | table_header)*',
    tableRole: 'row',
    attrs: from,
    parseDOM: [{ tag: 'tr' }],
    toDOM: () => ['tr', 0],
  },
  table_header: {
    content: line,
    tableRole: 'header_cell',
    isolating: true,
    attrs: cell,
    parseDOM: [{ tag: 'th' }],
    toDOM: ({ attrs }) => ['th', alignOf(attrs.align), 0],
  },
  table_cell: {
    content: line,
    tableRole: 'cell',
    isolating: true,
    attrs: cell,
    parseDOM: [{ tag: 'td' }],
    toDOM: ({ attrs }) => ['td', alignOf(attrs.align), 0],
  },
  raw_block: {
    group: 'block',
    atom: true,
    attrs: { ...from, raw: {}, label: { default: '' } },
    toDOM: ({ attrs }) => ['div', { class: 'raw' }, attrs.label || attrs.raw],
  },
  text: {},
  raw_inline: {
    inline: true,
    atom: true,
    attrs: { raw: {}, label: { default: '' }, src: { default: null } },
    toDOM: ({ attrs }) => ['span', { class: attrs.src ? 'raw picture' : 'raw' }, attrs.label || attrs.raw],
  },
  hard_break: {
    inline: true,
    selectable: false,
    attrs: { raw: { default: null } },
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
}

const alignOf = (align: string | null): Record<string, string> => (align ? { 'data-align': align } : {})

/** The signs of a mark as the file has them. */
const signs = { open: { default: undefined }, close: { default: undefined } }

const marks: Record<MarkType, MarkSpec> = {
  link: {
    attrs: { ...signs, href: { default: '' }, title: { default: null } },
    inclusive: false,
    parseDOM: [{ tag: 'a[href]', getAttrs: element => ({ href: element.getAttribute('href') }) }],
    toDOM: ({ attrs }) => ['a', { href: attrs.href, title: attrs.href }, 0],
  },
  strong: { attrs: signs, parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
  emphasis: { attrs: signs, parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
  delete: { attrs: signs, parseDOM: [{ tag: 'del' }, { tag: 's' }], toDOM: () => ['del', 0] },
  code: { attrs: signs, code: true, parseDOM: [{ tag: 'code' }], toDOM: () => ['code', 0] },
}

/** The parts of a formatted text: those of `RichNode`. */
export const schema = new Schema({ nodes, marks })

/** The type of a node by its name. */
export function nodeType(name: RichType) {
  return schema.nodes[name] ?? schema.topNodeType
}

/** The type of a mark by its name. */
export function markType(name: MarkType) {
  const found = schema.marks[name]
  if (!found) throw new Error(`There is no mark ${name}.`)
  return found
}
