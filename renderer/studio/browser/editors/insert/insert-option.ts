// Reaches the browser, when a writer turns edit mode on in the dev server.
import { element } from '@proofsheet/engine/vite/browser/elements'
import type { InsertOption } from '../../../contract'
import type { RichNode } from '../../../rich/document'
import type { BlockSource } from '../../../source-types'
import { createControl } from '../../forms/control'
import { openComponentCard } from '../blocks/component-card'
import { openFormattedCard } from '../blocks/formatted-card'
import type { EditContext, SaveCard } from '../context'
import { openSaveCard } from '../save-card'

/** Opens the form of something to insert below a block; Save puts it into the file. It begins empty. */
export function insertOption(
  context: EditContext,
  option: InsertOption,
  below: BlockSource,
  anchor?: Element,
): SaveCard | Promise<SaveCard> {
  if (option.kind === 'component') return insertComponent(context, option, below, anchor)
  return option.kind === 'code' ? insertCode(context, below, anchor) : insertFormatted(context, option, below, anchor)
}

/** The form of a component: its text first, then what it needs. */
function insertComponent(
  context: EditContext,
  { name, help, fields = [], content }: InsertOption,
  below: BlockSource,
  anchor?: Element,
): Promise<SaveCard> {
  const { id, file, version } = below
  return openComponentCard(context, {
    heading: `Insert ${name}`,
    file,
    version,
    anchor,
    help,
    fields,
    props: {},
    document: content ? emptyDocument : null,
    placeholder: content,
    isNew: true,
    draft: { key: insertDraftKey(below, name), id },
    changes: ({ props, document }) => [{ type: 'insert', id, where: 'after', text: `<${name} />`, props, document }],
  })
}

const paragraph: RichNode = { type: 'paragraph' }
const emptyDocument: RichNode = { type: 'doc', content: [paragraph] }
const item: RichNode = { type: 'list_item', content: [paragraph] }
const rowOf = (type: RichNode['type']): RichNode => ({ type: 'table_row', content: [{ type }, { type }] })

/** The text with which a kind of block begins: its form without a word. */
const beginnings: Record<string, RichNode> = {
  Heading: { type: 'heading', attrs: { level: 2 } },
  List: { type: 'bullet_list', content: [item] },
  'Numbered list': { type: 'ordered_list', content: [item] },
  Quotation: { type: 'blockquote', content: [paragraph] },
  Table: { type: 'table', content: [rowOf('table_header'), rowOf('table_cell'), rowOf('table_cell')] },
}

/** A new text, which may become several blocks. */
function insertFormatted(
  context: EditContext,
  { name, help }: Pick<InsertOption, 'name' | 'help'>,
  below: BlockSource,
  anchor?: Element,
): Promise<SaveCard> {
  const { id, file, version } = below
  return openFormattedCard(context, {
    heading: `Insert ${name.toLowerCase()}`,
    label: name,
    file,
    version,
    anchor,
    document: { type: 'doc', content: [beginnings[name] ?? paragraph] },
    placeholder: help,
    changes: document => [{ type: 'insert', id, where: 'after', text: '', document }],
    draft: { key: insertDraftKey(below, name), id, before: '' },
  })
}

/** Lines that are shown as they are written. */
function insertCode(context: EditContext, { id, file, version }: BlockSource, anchor?: Element): SaveCard {
  const form = { kind: 'text', required: true } as const
  const lines = createControl({ ...form, name: 'lines', label: 'Lines', help: 'Shown as they are written.' }, '')
  const language = createControl(
    { ...form, name: 'language', label: 'Language', help: 'For its colors, such as js or html; text for none.' },
    'text',
  )
  lines.input.setAttribute('rows', '4')
  lines.input.classList.add('lines')
  const read = () => String(lines.read() ?? '')
  const fence = () => '`'.repeat(Math.max(3, ...(read().match(/`+/g) ?? []).map(({ length }) => length + 1)))
  const text = () => `${fence()}${language.read() ?? 'text'}\n${read()}\n${fence()}`
  const card = openSaveCard(context, {
    heading: 'Insert code',
    file,
    version,
    anchor,
    content: element('fieldset', '', [lines.element, language.element]),
    changes: () => (read().trim() === '' ? [] : [{ type: 'insert', id, where: 'after', text: text() }]),
    missing: () => (read().trim() === '' ? lines.input : undefined),
  })
  lines.input.focus()
  return card
}

/** The key of the draft of something new below a block, by its name. */
export function insertDraftKey({ file, raw }: BlockSource, name: string): string {
  return `${file} below ${raw} ${name}`
}
