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
  button.onclick = () => {
    // What is typed until the dialog is there becomes its query.
    button.dataset.query ??= ''
    return fetchPart(() => import('./dialog')).then(
      code => {
        label.textContent = 'Search'
        return code.openSearch(button)
      },
      error => {
        delete button.dataset.query
        label.textContent = 'Search can’t be loaded. Try again'
        console.error(error)
      },
    )
  }
  addEventListener('keydown', event => {
    if (event.ctrlKey || event.metaKey) {
      if (event.key !== 'k') return
      event.preventDefault()
      button.click()
    } else if (!event.key[1] && 'query' in button.dataset) button.dataset.query += event.key
  })
}
