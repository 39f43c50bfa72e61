// Reaches the browser, when the first island wakes.
import { type Field, isCheckable, readField } from './replay'

/** Remembers what was typed or chosen in an island's plain HTML; gives the function that makes React hear of it. */
export function captureFields(island: Element): () => void {
  const fields = [...island.querySelectorAll<Field>('input,select,textarea')].filter(isChanged)
  const captured = fields.map(field => [field, readField(field)] as const)
  return () => {
    for (const [field, value] of captured) restoreField(field, value)
  }
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return [...field.options].some(one => one.selected !== one.defaultSelected)
  // Of a radio group, the one that is chosen now tells of the one that was.
  if (isCheckable(field)) return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox')
  return field.value !== field.defaultValue
}

/**
 * Makes React hear of what was typed or chosen before it listened: first another value through React's own setter,
 * then the visitor's value past it, so that React sees a change.
 */
export function restoreField(field: Field, value: string | boolean): void {
  if (isCheckable(field)) {
    field.checked = !value
    field.click()
    return
  }
  const caret = field instanceof HTMLSelectElement ? null : field.selectionStart
  field.value = value === '' ? ' ' : ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  if (caret !== null && !(field instanceof HTMLSelectElement)) field.setSelectionRange(caret, caret)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}
