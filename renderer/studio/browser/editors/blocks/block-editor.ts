// Reaches the browser, when a writer turns edit mode on in the dev server.
import { element } from '@proofsheet/engine/vite/browser/elements'
import type { BlockSource } from '../../../source-types'
import { readDraft } from '../../drafts'
import { hasControl } from '../../forms/control'
import { draftKey, type EditContext, nameOf, type SaveCard } from '../context'
import { blockButtons } from './block-buttons'
import { openMarkdownCard } from './markdown-card'
import { openPropsCard } from './props-card'
import { rowButton } from './table-row'

/** Opens the editor of a block: the form of a component, the Markdown of everything else. */
export async function editBlock(context: EditContext, source: BlockSource, anchor?: Element): Promise<SaveCard> {
  const hasForm = source.component?.fields.some(hasControl) && readDraft(draftKey(source)) === undefined
  return hasForm ? editProps(context, source, anchor) : editMarkdown(context, source, anchor)
}

/** The form of a component's props. */
function editProps(context: EditContext, source: BlockSource, anchor?: Element): SaveCard {
  const { id, file, version, component } = source
  const asMarkdown = element('button', '', ['Edit as text'])
  asMarkdown.addEventListener('click', () => context.open(() => editMarkdown(context, source, anchor)))
  return openPropsCard(context, {
    heading: nameOf(source),
    file,
    version,
    anchor,
    help: component?.help ?? '',
    fields: component?.fields ?? [],
    props: component?.props ?? {},
    buttons: [asMarkdown, ...blockButtons(context, source, anchor)],
    draft: { key: draftKey(source), id },
    changes: props => (Object.keys(props).length > 0 ? [{ type: 'props', id, props }] : []),
  })
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
    buttons: editor => [
      ...fields,
      ...(kind === 'table' ? [rowButton(editor)] : []),
      ...blockButtons(context, source, anchor),
    ],
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
