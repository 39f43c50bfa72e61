// Reaches the browser, when any page is opened.
import { fetchPart } from '@proofsheet/engine/pages/islands/failure/fetch-part'

/**
 * Opens the search on its button and on Ctrl+K or ⌘K; its code is loaded then. A single-key shortcut would need a way
 * to turn it off (WCAG 2.1.4).
 */
export function setupSearch(button: HTMLElement): void {
  const label = button.querySelector('span') ?? button
  const shortcut = button.querySelector('[aria-hidden]')
  if (shortcut && /Mac|iP/.test(navigator.platform)) shortcut.textContent = '⌘ K'
  // What is typed before the dialog is there becomes its query.
  const take = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
    if (key.length === 1 && !ctrlKey && !metaKey) button.dataset.query = (button.dataset.query ?? '') + key
  }
  button.onclick = () => {
    addEventListener('keydown', take)
    fetchPart(() => import('./dialog'))
      .then(
        code => {
          label.textContent = 'Search'
          return code.openSearch(button)
        },
        error => {
          label.textContent = 'Search can’t be loaded. Try again'
          console.error(error)
        },
      )
      .finally(() => removeEventListener('keydown', take))
  }
  addEventListener('keydown', event => {
    if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    button.click()
  })
}
