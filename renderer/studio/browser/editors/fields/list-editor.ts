// Reaches the browser, when a writer turns edit mode on in the dev server.
import { element } from '@proofsheet/engine/vite/browser/elements'
import type { Change } from '../../../contract'
import type { FieldSource } from '../../../source-types'
import { ask } from '../../requests'
import { childrenOf, draftKey, type EditContext, nameOf, type SaveCard } from '../context'
import { formDraft, readValues } from '../form-parts'
import { openPlainCard } from '../plain-card'
import { openSaveCard } from '../save-card'
import { controlsFor } from './group-editor'

/** The longest text of an item in its row, in characters. */
const maxPreview = 60

/**
 * Opens the items of a list, each with buttons that edit, move and remove it. Each of these is saved at once and can be
 * undone.
 */
export async function editList(
  context: EditContext,
  source: FieldSource,
  buttons: HTMLElement[],
  anchor?: Element,
): Promise<SaveCard> {
  const { id, file, form } = source
  const items = childrenOf(await context.page(source.url), source)
  const add = element('button', 'main', ['Add'])
  const message = element('p', 'issue', [])
  message.setAttribute('role', 'status')
  const apply = async (change: Change, sentence: string) => {
    message.textContent = await applyNow(context, source, { change, sentence, anchor }).catch(error => error.message)
  }
  const rows = items.map((item, index) => rowOf(context, item, { index, count: items.length, anchor, apply, id }))
  const content = element('div', '', [element('p', 'quiet', [form.help]), element('ol', 'rows', rows), message, add])
  add.addEventListener('click', () => context.open(() => newItemCard(context, source, anchor)))
  const card = openPlainCard(context, { heading: nameOf(source), detail: file, anchor })
  card.body.append(content, element('div', 'row last', [card.closeButton, ...buttons]))
  content.querySelector<HTMLElement>('button:not(:disabled)')?.focus()
  return card
}

interface Applied {
  change: Change
  /** The announcement for screen readers when it is done. */
  sentence: string
  anchor: Element | undefined
}

/** Saves a change of a list and opens it again. Settles with why it could not be saved. */
async function applyNow(
  context: EditContext,
  source: FieldSource,
  { change, sentence, anchor }: Applied,
): Promise<string> {
  const { id, file, version } = source
  const result = await ask('save', { file, version, changes: [change] })
  if (result.type === 'refused') return result.reason
  if (result.type === 'conflict') return 'This list was changed elsewhere. Open it again.'
  context.surface.announce(sentence)
  const [next] = await context.describe([id])
  if (next) context.edit(next, anchor)
  return ''
}

interface RowOptions {
  index: number
  count: number
  id: string
  anchor: Element | undefined
  apply(change: Change, sentence: string): Promise<void>
}

function rowOf(context: EditContext, item: FieldSource, { index, count, id, anchor, apply }: RowOptions): HTMLElement {
  const text = preview(item)
  const action = (label: string, run: () => void, isPossible = true) => {
    const button = element('button', '', [label])
    button.setAttribute('aria-label', `${label}: ${text}`)
    button.disabled = !isPossible
    button.addEventListener('click', run)
    return button
  }
  const move = (at: number) => void apply({ type: 'item', id, from: index, at }, 'Moved.')
  return element('li', '', [
    element('span', 'text', [text]),
    element('span', 'row', [
      action('Edit', () => context.edit(item, anchor)),
      action('Up', () => move(index - 1), index > 0),
      // The place is that before an item: below the next one.
      action('Down', () => move(index + 2), index < count - 1),
      action('Remove', () => void apply({ type: 'item', id, from: index }, 'Removed. Undo brings it back.')),
    ]),
  ])
}

/** The first words of an item. */
function preview({ value, raw }: FieldSource): string {
  const words = typeof value === 'object' && value !== null ? Object.values(value) : [value]
  const text = words.find(word => typeof word === 'string' || typeof word === 'number') ?? raw
  return String(text).slice(0, maxPreview)
}

/** The key under which a new item of a list is stored while it is typed. */
export const newItemKey = (list: FieldSource) => `${draftKey(list)} new`

/** Opens the form of a new item at the end of a list. */
export function newItemCard(context: EditContext, list: FieldSource, anchor?: Element): SaveCard {
  const { id, file, version, form, value } = list
  const key = newItemKey(list)
  const heading = `Add to “${form.label}”`
  const controls = controlsFor(form.item ?? form, readValues(key)?.item)
  const isEmpty = () => controls.read() === undefined || JSON.stringify(controls.read()) === '{}'
  const at = Array.isArray(value) ? value.length : 0
  const back = () => context.describe([id]).then(([now]) => now && context.edit(now, anchor))
  const card = openSaveCard(context, {
    heading,
    file,
    version,
    anchor,
    content: controls.element,
    buttons: [backButton(back)],
    draft: formDraft(key, { id, label: heading }, () => ({ item: controls.read() })),
    changes: () => (isEmpty() ? [] : [{ type: 'item', id, at, value: controls.read() }]),
  })
  controls.input?.focus()
  return card
}

function backButton(back: () => void): HTMLElement {
  const button = element('button', 'end', ['Back to the list'])
  button.addEventListener('click', back)
  return button
}
