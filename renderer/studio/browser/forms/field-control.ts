// Reaches the browser, when a writer turns edit mode on in the dev server.
import { element } from '@proofsheet/engine/vite/browser/elements'
import type { FieldForm } from '../../source-types'
import { type Control, createControl } from './control'
import { linkButton } from './link-button'

/** The control of a form as `createControl` makes it; one for Markdown has a button that puts links into it. */
export function createFieldControl(form: FieldForm, value: unknown): Control {
  const control = createControl(form, value)
  const { input } = control
  if (form.kind !== 'markdown' || !(input instanceof HTMLTextAreaElement)) return control
  const button = linkButton({
    selected: () => input.value.slice(input.selectionStart, input.selectionEnd),
    insert(text) {
      input.setRangeText(text, input.selectionStart, input.selectionEnd, 'end')
      input.dispatchEvent(new Event('input', { bubbles: true }))
    },
    focus: () => input.focus(),
  })
  control.element.append(element('div', 'row', [button]))
  return control
}
