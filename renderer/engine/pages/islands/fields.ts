// Reaches the browser, when the first island is hydrated.
import { type Field, isCheckable, readField } from './replay'

/** Captures the input of a visitor in an island's plain HTML; returns the function that restores it after hydration. */
export function captureFields(island: Element): () => void {
  const fields = [...island.querySelectorAll<Field>('input,select,textarea')].filter(isChanged)
  const captured = fields.map(field => [field, readField(field)] as const)
  return () => {
    for (const [field, value] of captured) restoreField(field, value)
  }
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(option => option.selected !== option.defaultSelected)
  // Checking one radio button unchecks the others of its group.
  if (isCheckable(field)) return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox')
  return field.value !== field.defaultValue
}

/** Makes React handle a value that was entered before hydration: it ignores an event with the value that it has. */
export function restoreField(field: Field, value: string | boolean): void {
  if (isCheckable(field)) {
    field.checked = !value
    field.click()
    return
  }
  const { selectionStart: start = null, selectionEnd: end = null } = field as Partial<HTMLInputElement>
  field.value = value === '' ? ' ' : ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  if (start !== null && !(field instanceof HTMLSelectElement)) field.setSelectionRange(start, end)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}
