// Reaches the browser, when a writer turns edit mode on in the dev server.
import { element } from '@proofsheet/engine/vite/browser/elements'
import type { FieldForm, FieldSource } from '../../../source-types'
import { type Control, hasControl } from '../../forms/control'
import { createFieldControl } from '../../forms/field-control'
import { childrenOf, draftKey, type EditContext, nameOf, type SaveCard } from '../context'
import { changedValues, type FormPart, formDraft, partOf, readValues, type Values } from '../form-parts'
import { openSaveCard } from '../save-card'

/** Opens the form of a group: a control for each of its values, a button for each list or group in it. */
export async function editGroup(
  context: EditContext,
  source: FieldSource,
  buttons: HTMLElement[],
  anchor?: Element,
): Promise<SaveCard> {
  const { file, version, form } = source
  const children = childrenOf(await context.page(source.url), source)
  const key = draftKey(source)
  const typed = readValues(key)
  const parts = (form.fields ?? []).map(field => partIn(field, { source, children, typed }))
  const card = openSaveCard(context, {
    heading: nameOf(source),
    file,
    version,
    buttons,
    anchor,
    content: element(
      'fieldset',
      '',
      parts.map(({ form, child, part }) => part?.control.element ?? openButton(context, form, child, anchor)),
    ),
    changes: () =>
      parts.flatMap(({ child, part }) => {
        if (!part?.isChanged() || !child) return []
        const value = part.control.read()
        return [{ type: 'field' as const, id: child.id, value }]
      }),
    draft: formDraft(key, { id: source.id, label: nameOf(source) }, () =>
      changedValues(parts.flatMap(({ part }) => part ?? [])),
    ),
  })
  parts.find(({ part }) => part)?.part?.control.input?.focus()
  return card
}

/** A field of a group; one that is a list or a group itself has no control here. */
interface GroupPart {
  form: FieldForm
  child: FieldSource | undefined
  part?: FormPart
}

interface GroupFields {
  source: FieldSource
  children: FieldSource[]
  typed: Values | undefined
}

function partIn(form: FieldForm, { source, children, typed }: GroupFields): GroupPart {
  const child = children.find(({ path }) => path.at(-1) === form.name)
  // Lists have rows of their own, so that one item is changed at a time.
  if (!hasControl(form) || form.kind === 'list') return { form, child }
  const value = child?.value ?? (source.value as Values | undefined)?.[form.name]
  return { form, child, part: partOf(form, value, typed) }
}

/** Opens the editor of a list or group within the group. */
function openButton(
  context: EditContext,
  { label, help }: FieldForm,
  child: FieldSource | undefined,
  anchor?: Element,
): HTMLElement {
  const button = element('button', '', [`Edit “${label}”`])
  button.disabled = child === undefined
  if (child) button.addEventListener('click', () => context.edit(child, anchor))
  return element('div', '', [button, element('p', 'quiet', [help])])
}

/** The controls for a value: the element around them, the first of them, and the value; undefined where nothing is entered. */
export interface ValueControls {
  element: HTMLElement
  input?: Control['input']
  read(): unknown
}

/**
 * The controls for a new value of a form; `typed` are the values of its draft. A list of groups has those of one item.
 * Nothing is filled in: what is left empty and must not be, is refused by the check.
 */
export function controlsFor(form: FieldForm, typed?: unknown): ValueControls {
  if (hasControl(form)) return createFieldControl(form, typed)
  if (form.kind === 'list' && form.item) {
    const inner = controlsFor(form.item, Array.isArray(typed) ? typed[0] : undefined)
    const read = () => (inner.read() === undefined ? undefined : [inner.read()])
    return { ...inner, element: titled(form.label, [element('p', 'quiet', [form.help]), inner.element]), read }
  }
  const parts = (form.fields ?? [])
    .filter(field => hasControl(field) || field.required)
    .map(field => ({ field, control: controlsFor(field, (typed as Values | undefined)?.[field.name]) }))
  const read = () => {
    const values = parts.map(({ field, control }) => [field.name, control.read()] as const)
    const known = values.filter(([, value]) => value !== undefined)
    return known.length > 0 ? Object.fromEntries(known) : undefined
  }
  const content = element(
    'fieldset',
    '',
    parts.map(({ control }) => control.element),
  )
  return { element: content, input: parts.find(({ control }) => control.input)?.control.input, read }
}

function titled(title: string, content: HTMLElement[]): HTMLElement {
  return element('fieldset', '', [element('legend', '', [title]), ...content])
}
