// Reaches the browser, when a writer turns edit mode on in the dev server.
import { element } from '../../../../browser/elements'
import type { FieldForm, FieldSource } from '../../../source-types'
import { type Control, hasControl } from '../../forms/control'
import { createFieldControl } from '../../forms/field-control'
import { childrenOf, type EditContext, nameOf, type SaveCard } from '../context'
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
  const parts = (form.fields ?? []).map(field => partOf(field, source, children))
  const card = openSaveCard(context, {
    heading: nameOf(source),
    ...{ file, version, buttons },
    ...(anchor && { anchor }),
    content: element(
      'fieldset',
      '',
      parts.map(part => part.control?.element ?? openButton(context, part, anchor)),
    ),
    changes: () =>
      parts.flatMap(({ control, child, before }) => {
        const value = control?.read()
        if (!control || !child || JSON.stringify(value) === before) return []
        return [{ type: 'field' as const, id: child.id, ...(value !== undefined && { value }) }]
      }),
  })
  parts.find(({ control }) => control)?.control?.input.focus()
  return card
}

interface Part {
  form: FieldForm
  child: FieldSource | undefined
  control?: Control
  /** The value at the beginning, as JSON. */
  before?: string
}

function partOf(form: FieldForm, { value }: FieldSource, children: FieldSource[]): Part {
  const child = children.find(({ path }) => path.at(-1) === form.name)
  // Lists have rows of their own, so that one item is changed at a time.
  if (!hasControl(form) || form.kind === 'list') return { form, child }
  const control = createFieldControl(form, child?.value ?? (value as Record<string, unknown> | undefined)?.[form.name])
  return { form, child, control, before: JSON.stringify(control.read()) }
}

/** Opens the editor of a list or group within the group. */
function openButton(context: EditContext, { form, child }: Part, anchor?: Element): HTMLElement {
  const button = element('button', '', [`Edit “${form.label}”`])
  button.disabled = child === undefined
  if (child) button.addEventListener('click', () => context.edit(child, anchor))
  return element('div', '', [button, element('p', 'quiet', [form.help])])
}

/** The controls for a new value of a form, and how the value is read. Parts without a control keep their example. */
export function controlsFor(form: FieldForm) {
  if (form.kind !== 'group') {
    const control = createFieldControl(form, undefined)
    return { element: control.element, input: control.input, read: () => control.read() }
  }
  const parts = (form.fields ?? []).map(field => ({
    field,
    control: hasControl(field) ? createFieldControl(field, undefined) : undefined,
  }))
  const content = element(
    'fieldset',
    '',
    parts.flatMap(({ control }) => (control ? [control.element] : [])),
  )
  const read = () => {
    const values = parts.map(({ field, control }) => [
      field.name,
      control ? control.read() : field.required ? field.example : undefined,
    ])
    return Object.fromEntries(values.filter(([, value]) => value !== undefined))
  }
  return { element: content, input: parts.find(({ control }) => control)?.control?.input, read }
}
