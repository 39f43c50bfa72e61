// Reaches the browser, when a writer turns edit mode on in the dev server.
import { element } from '@proofsheet/engine/vite/browser/elements'
import type { RichNode } from '../../../rich/document'
import type { BlockSource } from '../../../source-types'
import { readDraft } from '../../drafts'
import { hasControl } from '../../forms/control'
import { lastClicked } from '../../pointer'
import { ask } from '../../requests'
import { draftKey, type EditContext, formattedKey, nameOf, type SaveCard } from '../context'
import { blockButtons } from './block-buttons'
import { openComponentCard } from './component-card'
import { openFormattedCard } from './formatted-card'
import { openMarkdownCard } from './markdown-card'

/** Opens the editor of a block: a form for a component, formatted text for most others, Markdown for the rest. */
export async function editBlock(context: EditContext, source: BlockSource, anchor?: Element): Promise<SaveCard> {
  const { component, kind } = source
  if (kind === 'item') return editItem(context, source, anchor)
  // Markdown that was typed and not saved.
  const isMarkdown = readDraft(draftKey(source)) !== undefined
  const document = isMarkdown ? null : await ask('document', { id: source.id })
  const hasForm = component && !isMarkdown && (document || component.fields.some(hasControl))
  if (hasForm) return editComponent(context, source, document, anchor)
  return document ? editFormatted(context, source, { document }, anchor) : editMarkdown(context, source, anchor)
}

/** An item is edited in its list, whose signs are no part of the text. */
async function editItem(context: EditContext, item: BlockSource, anchor?: Element): Promise<SaveCard> {
  let [list, shown] = [item, anchor]
  while (list.parent) {
    const [around] = await context.describe([list.parent])
    if (around?.type !== 'block' || (around.kind !== 'list' && around.kind !== 'item')) break
    list = around
    if (list.kind === 'list') shown = shown?.parentElement?.closest('ul,ol') ?? shown
  }
  const document = list === item ? null : await ask('document', { id: list.id })
  if (!document) return editMarkdown(context, item, anchor)
  return editFormatted(context, list, { document, focus: `listItem ${item.start} ${item.end}` }, shown)
}

/** The form of a component's props, and its text. */
async function editComponent(
  context: EditContext,
  source: BlockSource,
  document: RichNode | null,
  anchor?: Element,
): Promise<SaveCard> {
  const { id, file, version, component } = source
  return openComponentCard(context, {
    heading: nameOf(source),
    file,
    version,
    anchor,
    help: component?.help ?? '',
    fields: component?.fields ?? [],
    props: component?.props ?? {},
    document,
    buttons: [markdownButton(context, source, anchor), ...blockButtons(context, source, anchor)],
    draft: { key: draftKey(source), id },
    changes: ({ props, document: changed }) => [
      ...(Object.keys(props).length > 0 ? [{ type: 'props' as const, id, props }] : []),
      ...(changed ? [{ type: 'format' as const, id, document: changed }] : []),
    ],
  })
}

/** A block as formatted text. */
async function editFormatted(
  context: EditContext,
  source: BlockSource,
  { document, focus }: { document: RichNode; focus?: string },
  anchor?: Element,
): Promise<SaveCard> {
  const { id, raw, kind, file, version } = source
  return openFormattedCard(context, {
    heading: nameOf(source),
    label: nameOf(source),
    file,
    version,
    anchor,
    isInPlace: kind !== 'table',
    document,
    focus: focus ?? clickedCell(document, anchor),
    buttons: [markdownButton(context, source, anchor), ...blockButtons(context, source, anchor)],
    changes: changed => [{ type: 'format', id, document: changed }],
    draft: { key: formattedKey(draftKey(source)), id, before: raw },
  })
}

/** The place in the file of the cell of a table that was clicked. */
function clickedCell({ content: [table] = [] }: RichNode, anchor?: Element): string | undefined {
  const cell = lastClicked(anchor)?.closest('td,th')
  if (table?.type !== 'table' || !(cell instanceof HTMLTableCellElement)) return
  const row = [...(cell.closest('table')?.rows ?? [])].indexOf(cell.parentElement as HTMLTableRowElement)
  return table.content?.[row]?.content?.[cell.cellIndex]?.attrs?.from ?? undefined
}

/** The way to the Markdown of a block, for those who know it. */
function markdownButton(context: EditContext, source: BlockSource, anchor?: Element): HTMLElement {
  const button = element('button', '', ['As Markdown'])
  button.addEventListener('click', () => context.open(() => editMarkdown(context, source, anchor)))
  return button
}

/** The Markdown of a block. */
async function editMarkdown(context: EditContext, source: BlockSource, anchor?: Element): Promise<SaveCard> {
  const { id, raw, kind, file, version, start, end } = source
  const key = draftKey(source)
  const fields = await shownFields(context, source, anchor)
  return openMarkdownCard(context, {
    place: { file, version, start, end, before: '' },
    anchor,
    heading: nameOf(source),
    isInPlace: kind === 'paragraph' || kind === 'heading' || kind === 'item' || kind === 'list',
    text: readDraft(key)?.text ?? raw,
    buttons: [...fields, ...blockButtons(context, source, anchor)],
    changes: text => (text === raw ? [] : [{ type: 'block', id, text }]),
    draft: { key, read: text => ({ url: location.pathname, id, label: nameOf(source), before: raw, text }) },
  })
}

/** The ways to the fields of the page that a component shows, written as `{frontmatter.faqs}`. */
async function shownFields(context: EditContext, { raw, url }: BlockSource, anchor?: Element): Promise<HTMLElement[]> {
  const names = [...raw.matchAll(/\{frontmatter\.([\w.]+)\}/g)].map(([, name]) => name)
  const page = names.length > 0 ? await context.page(url) : null
  return (page?.fields ?? [])
    .filter(({ path }) => names.includes(path.join('.')))
    .map(field => {
      const button = element('button', 'main', [`Edit “${nameOf(field)}”`])
      button.addEventListener('click', () => context.edit(field, anchor))
      return button
    })
}
