// Reaches the browser, when a writer turns edit mode on in the dev server.
import type { FieldForm } from '../../source-types'
import { type Draft, readDraft } from '../drafts'
import type { Control } from '../forms/control'
import { createFieldControl } from '../forms/field-control'

/** The values of a form, by the names of its fields. */
export type Values = Record<string, unknown>

/** A control of a form that has several. */
export interface FormPart {
  form: FieldForm
  control: Pick<Control, 'element' | 'read'> & Partial<Control>
  /** Whether it has another value than at the beginning. */
  isChanged(): boolean
}

/** The key of the draft of a form, beside that of its source's text. */
export const formKey = (key: string) => `${key} form`

/** The unsaved values of a form; undefined where nothing was typed. */
export function readValues(key: string): Values | undefined {
  const draft = readDraft(formKey(key))
  return draft && JSON.parse(draft.text)
}

/** The control of a field, with the value of its draft. */
export function partOf(form: FieldForm, value: unknown, typed: Values = {}): FormPart {
  const original = createFieldControl(form, value)
  const before = JSON.stringify(original.read())
  const control = Object.hasOwn(typed, form.name) ? createFieldControl(form, typed[form.name]) : original
  return { form, control, isChanged: () => JSON.stringify(control.read()) !== before }
}

/** The values that were changed; null for one that was removed. */
export function changedValues(parts: FormPart[]): Values {
  return Object.fromEntries(
    parts.filter(part => part.isChanged()).map(({ form, control }) => [form.name, control.read() ?? null]),
  )
}

/** The draft of a form of this page. */
export function formDraft(key: string, { id, label }: Pick<Draft, 'id' | 'label'>, read: () => Values) {
  const draft = () => ({ url: location.pathname, id, label, before: '', text: JSON.stringify(read()) })
  return { key: formKey(key), read: draft }
}
