// Reaches the browser, when a writer turns edit mode on in the dev server.
import { element } from '@proofsheet/engine/vite/browser/elements'
import type { FieldForm } from '../../source-types'
import { addCounter } from './limits'
import { addLookup } from './lookup'
import { addUpload } from './upload'

/** A labelled control for one value. */
export interface Control {
  element: HTMLElement
  /** The element that takes the focus of the control. */
  input: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
  /** The value; undefined where nothing is entered. */
  read(): unknown
  /** Takes a picture of this computer; absent where the value is none. */
  take?(picture: File): void
}

let lastId = 0

/** Whether a form has a control of its own; other values are edited by their parts or in their source. */
export function hasControl({ kind, item }: FieldForm): boolean {
  return kind === 'list' ? isLines(item) : kind !== 'group' && kind !== 'other'
}

/** A list of plain texts: one control with a line for each. */
function isLines(item: FieldForm | undefined): boolean {
  return item !== undefined && ['text', 'markdown', 'reference', 'link'].includes(item.kind)
}

/** Makes the control of a form, with its label, its sentence and its limits. */
export function createControl(form: FieldForm, value: unknown): Control {
  const id = `control-${++lastId}`
  const { input, read } = inputFor(form, value)
  input.id = id
  const help = element('p', 'quiet', [form.help])
  help.id = `${id}-help`
  input.setAttribute('aria-describedby', help.id)
  if (form.required && form.kind !== 'yes-no') input.setAttribute('aria-required', 'true')
  const label = element('label', form.kind === 'yes-no' ? 'choice' : '', [])
  label.htmlFor = id
  label.append(...(form.kind === 'yes-no' ? [input, form.label] : [form.label, optionalNote(form)]))
  const box = element(
    'div',
    'control',
    form.kind === 'yes-no' ? [label, help] : [label, input, ...(form.help ? [help] : [])],
  )
  addCounter(box, input, form)
  addLookup(box, input, form)
  const isPicture = form.kind === 'picture' && input instanceof HTMLInputElement
  return { element: box, input, read, take: isPicture ? addUpload(box, input) : undefined }
}

function optionalNote({ required, kind }: FieldForm): Node | string {
  return required || kind === 'yes-no' ? '' : element('span', 'quiet', [' optional'])
}

type Input = Pick<Control, 'input' | 'read'>

function inputFor(form: FieldForm, value: unknown): Input {
  if (form.kind === 'yes-no') return checkbox(value)
  if (form.kind === 'choice') return select(form, value)
  if (form.kind === 'list') return lines(value)
  if (form.kind === 'text' || form.kind === 'markdown') return textArea(value)
  const input = element('input', '', [])
  input.value = value === undefined || value === null ? '' : String(value)
  if (form.kind === 'date') input.type = 'date'
  if (form.kind === 'number') {
    input.inputMode = form.limits?.isInteger ? 'numeric' : 'decimal'
    return { input, read: () => readNumber(input.value) }
  }
  return { input, read: () => input.value.trim() || undefined }
}

/** A number, or the unchanged text where it is none: the server reports the issue. */
function readNumber(text: string): number | string | undefined {
  const trimmed = text.trim()
  if (trimmed === '') return undefined
  return Number.isNaN(Number(trimmed)) ? trimmed : Number(trimmed)
}

function textArea(value: unknown): Input {
  const input = element('textarea', '', [])
  input.rows = 1
  input.value = typeof value === 'string' ? value : ''
  return { input, read: () => input.value || undefined }
}

function checkbox(value: unknown): Input {
  const input = element('input', '', [])
  input.type = 'checkbox'
  input.checked = value === true
  const wasSet = value !== undefined
  return { input, read: () => (input.checked || wasSet ? input.checked : undefined) }
}

function select({ choices = [], required }: FieldForm, value: unknown): Input {
  const option = (text: string, index: string) => {
    const created = element('option', '', [text])
    created.value = index
    return created
  }
  const input = element('select', '', [])
  if (!required || value === undefined) input.append(option('–', ''))
  input.append(...choices.map((choice, index) => option(String(choice), String(index))))
  input.value = String((choices as unknown[]).indexOf(value))
  if (input.selectedIndex < 0) input.value = ''
  return { input, read: () => (input.value === '' ? undefined : choices[Number(input.value)]) }
}

function lines(value: unknown): Input {
  const input = element('textarea', '', [])
  input.rows = 3
  input.value = Array.isArray(value) ? value.join('\n') : ''
  const read = () => {
    const found = input.value.split('\n').filter(line => line.trim() !== '')
    return found.length > 0 ? found : undefined
  }
  return { input, read }
}
