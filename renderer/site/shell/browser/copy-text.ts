// Reaches the browser, when a page with an article, code, a prompt or a mail is opened.

import { raiseToast } from '../../islands/toasts/raise'

/**
 * Copies the text of a button's `data-copy`, or else the text that its box marks with `data-copied`, and says so. Where
 * the browser doesn't allow it, the text is selected.
 */
export async function copyText(button: HTMLButtonElement): Promise<void> {
  const status = button.parentElement?.querySelector('[role=status]')
  const source = button.closest('[data-code],.prompt')?.querySelector<HTMLElement>('[data-copied]')
  // A status that doesn't change is not announced again.
  if (status) status.textContent = ''
  const what = source ? (source.closest('.prompt') ? 'Prompt' : 'Code') : (button.dataset.what ?? 'Address')
  // In front of its button, from which a wide space sets it apart.
  let message = source ? 'Copied\u2003' : 'Copied'
  try {
    await navigator.clipboard.writeText(source ? textOf(source) : (button.dataset.copy ?? ''))
    raiseToast({ kind: 'success', text: `${what} copied`, id: 'copy' })
  } catch {
    message = source ? 'Selected: copy it with your keyboard\u2003' : `Copy this ${what.toLowerCase()}:`
    if (source) getSelection()?.selectAllChildren(source)
    else selectAddress(button)
    raiseToast({ kind: 'error', text: `${what} not copied: use your keyboard`, id: 'copy' })
  }
  if (status) status.textContent = message
}

/** The text to copy: code without the lines that its author removed. */
function textOf(source: HTMLElement): string {
  if (source.tagName !== 'PRE') return source.innerText
  const copy = source.cloneNode(true) as HTMLElement
  for (const line of copy.querySelectorAll('del')) line.remove()
  return (copy.textContent ?? '').replace(/\n$/, '')
}

/** Shows the text in a field after the button, selected. */
function selectAddress({ dataset, parentElement }: HTMLButtonElement): void {
  const text = dataset.copy ?? ''
  let field = parentElement?.querySelector<HTMLInputElement | HTMLTextAreaElement>('.field')
  if (!field) {
    field = document.createElement(text.includes('\n') ? 'textarea' : 'input')
    field.className = 'field'
    field.readOnly = true
    field.ariaLabel = `The ${(dataset.what ?? 'address').toLowerCase()} to copy`
    parentElement?.append(field)
  }
  field.value = text
  field.select()
}
