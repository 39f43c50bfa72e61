// Reaches the browser, when a writer turns edit mode on in the dev server.
import { element } from '@proofsheet/engine/vite/browser/elements'
import type { FieldSource } from '../../../source-types'
import { readDraft } from '../../drafts'
import { hasControl } from '../../forms/control'
import { createFieldControl } from '../../forms/field-control'
import { putInPlace } from '../../parts/card'
import { draftKey, type EditContext, nameOf, type SaveCard } from '../context'
import { openSaveCard } from '../save-card'
import { editGroup } from './group-editor'
import { editList } from './list-editor'
import { showMadeValue } from './made-value'

/** Opens the editor of a field: a control in its place, or a form of its parts. */
export async function editField(context: EditContext, source: FieldSource, anchor?: Element): Promise<SaveCard> {
  if (source.madeAt) return showMadeValue(context, source, anchor)
  const fact = await onlyFact(context, source)
  if (fact) return editFact(context, { fact, source }, anchor)
  return editOwn(context, source, anchor)
}

/** The editor for a field with a value in its file. */
async function editOwn(context: EditContext, source: FieldSource, anchor?: Element): Promise<SaveCard> {
  const more = [...(await parentButtons(context, source, anchor)), ...(await factButtons(context, source, anchor))]
  if (source.form.kind === 'list') return editList(context, source, more, anchor)
  if (source.form.kind === 'group') return editGroup(context, source, more, anchor)
  const note = source.facts.length > 0 ? 'Several pages state this. Change it once, below, and all of them follow.' : ''
  return hasControl(source.form)
    ? editValue(context, source, { buttons: more, note }, anchor)
    : editSource(context, source, more, anchor)
}

/** The fact that is all of a field's value; undefined where there is none, or something of the field is typed. */
async function onlyFact(context: EditContext, source: FieldSource): Promise<FieldSource | undefined> {
  const { facts, value } = source
  const isAll = facts.length === 1 && typeof value === 'string' && /^\s*\{[^{}]*\}\s*$/.test(value)
  const [fact] = isAll && !readDraft(draftKey(source)) ? await context.describe(facts) : []
  return fact?.type === 'field' ? fact : undefined
}

/** The value of a fact, in place of the field that shows it; the field itself is behind a button. */
function editFact(
  context: EditContext,
  { fact, source }: { fact: FieldSource; source: FieldSource },
  anchor?: Element,
): SaveCard {
  const own = element('button', 'end', ['The field of this page'])
  own.title = 'The name of the value that several pages state: another value can be written instead.'
  own.addEventListener('click', () => context.open(() => editOwn(context, source, anchor)))
  return editValue(context, fact, { buttons: [own], note: 'Every page that shows this follows.' }, anchor)
}

interface More {
  buttons: HTMLElement[]
  /** A sentence below the control. */
  note: string
}

/** A single value. */
function editValue(context: EditContext, source: FieldSource, { buttons, note }: More, anchor?: Element): SaveCard {
  const { id, form, file, version, value } = source
  const key = draftKey(source)
  const draft = readDraft(key)
  const control = createFieldControl(form, draft ? JSON.parse(draft.text) : value)
  if (anchor && source.isInPlace && (form.kind === 'text' || form.kind === 'markdown'))
    putInPlace(control.input, anchor)
  const text = () => JSON.stringify(control.read() ?? null)
  const before = JSON.stringify(value ?? null)
  const card = openSaveCard(context, {
    heading: nameOf(source),
    file,
    version,
    buttons,
    anchor,
    content: element('div', '', [control.element, ...(note ? [element('p', 'quiet', [note])] : [])]),
    changes: () => (text() === before ? [] : [fieldChange(id, control.read())]),
    draft: { key, read: () => ({ url: location.pathname, id, label: nameOf(source), before, text: text() }) },
  })
  focusEnd(control.input)
  return card
}

/** A value without a control, as it is written in the file. */
function editSource(context: EditContext, source: FieldSource, buttons: HTMLElement[], anchor?: Element): SaveCard {
  const { file, version, start, end, raw, form } = source
  const control = createFieldControl({ ...form, kind: 'text', limits: {} }, raw)
  control.input.setAttribute('rows', '4')
  const card = openSaveCard(context, {
    heading: nameOf(source),
    file,
    version,
    buttons,
    anchor,
    content: control.element,
    changes: () => (control.input.value === raw ? [] : [{ type: 'text', start, end, text: control.input.value }]),
  })
  focusEnd(control.input)
  return card
}

/** The change of a field to a value; without a value it is removed. */
export function fieldChange(id: string, value: unknown) {
  return { type: 'field' as const, id, value }
}

/** The way to the facts that a field shows. */
async function factButtons(context: EditContext, { facts }: FieldSource, anchor?: Element): Promise<HTMLElement[]> {
  const sources = facts.length > 0 ? await context.describe(facts) : []
  return sources.map(fact => {
    const button = element('button', 'main', [`Change “${nameOf(fact)}” everywhere`])
    button.addEventListener('click', () => context.edit(fact, anchor))
    return button
  })
}

/** The ways to the groups and lists that a field is in, the innermost first. */
async function parentButtons(
  context: EditContext,
  { id, parent }: FieldSource,
  anchor?: Element,
): Promise<HTMLElement[]> {
  const buttons: HTMLElement[] = []
  for (let next = parent; next !== undefined; ) {
    const [around] = await context.describe([next])
    // A fact with words of its own is a group, whose source is that of its value.
    if (around?.type !== 'field' || around.id === id) break
    const button = element('button', buttons.length > 0 ? '' : 'end', [`All of “${nameOf(around)}”`])
    button.addEventListener('click', () => context.edit(around, anchor))
    buttons.push(button)
    next = around.parent
  }
  return buttons
}

/** Focuses a control, with the cursor behind its text. */
export function focusEnd(input: HTMLElement): void {
  input.focus()
  if (input instanceof HTMLTextAreaElement) input.setSelectionRange(input.value.length, input.value.length)
}
