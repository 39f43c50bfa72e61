// Reaches the browser, when the dev server runs; never a visitor.
import { element } from '@proofsheet/engine/vite/browser/elements'

import { watchStart } from './watch-start'

/** The key under which the browser stores, for all pages of this origin, whether edit mode is on. */
const storageKey = 'edit-mode'

/** The button of the badge that turns edit mode on and off; its code and styles are loaded when it is first turned on. */
export function editButton(): HTMLButtonElement {
  const button = element('button', 'edit', ['Edit'])
  button.title = 'Edit this page (Alt+Shift+E)'
  button.setAttribute('aria-pressed', 'false')
  button.setAttribute('aria-keyshortcuts', 'Alt+Shift+E')
  let isOn = false
  const set = async (next: boolean, isAsked: boolean) => {
    button.setAttribute('aria-busy', 'true')
    const ended = next ? watchStart() : () => {}
    try {
      const { setEditMode } = await import('./edit-mode')
      isOn = await setEditMode(next, { button, isAsked })
      localStorage.setItem(storageKey, isOn ? 'on' : 'off')
      button.setAttribute('aria-pressed', String(isOn))
    } finally {
      button.removeAttribute('aria-busy')
      ended()
    }
  }
  const toggle = () => void set(!isOn, true).catch(console.error)
  button.addEventListener('click', toggle)
  document.addEventListener('keydown', event => {
    // The code, because Alt changes the character on some keyboards.
    if (!event.altKey || !event.shiftKey || event.ctrlKey || event.metaKey || event.code !== 'KeyE') return
    event.preventDefault()
    toggle()
  })
  if (localStorage.getItem(storageKey) === 'on') set(true, false).catch(console.error)
  return button
}
