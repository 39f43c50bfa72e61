// Reaches the browser, when the dev server runs; never a visitor.
import { addBadgeText } from '@proofsheet/engine/vite/browser/badge'
import { sourceUrl } from '@proofsheet/engine/vite/report'

/** Opens a place, as file:line from the project's root, in the editor. */
export function openPlace(place: string): void {
  fetch(`${sourceUrl}?${new URLSearchParams({ place })}`, { method: 'POST' }).catch(console.error)
}

/**
 * Opens the source of what is clicked with Alt. Blocks of a body carry their file and line; the server searches for the
 * words of what a layout rendered from fields.
 */
async function openSource(target: Element): Promise<void> {
  const marked = target.closest('[data-source]')?.getAttribute('data-source')
  if (marked) return openPlace(marked)
  const words = (target.textContent ?? '').trim().slice(0, 300)
  const { ask } = await import('./requests')
  const { place } = await ask('source', { url: location.pathname, words })
  openPlace(place)
}

addBadgeText('Alt and click on a text opens its file. ')
document.addEventListener(
  'click',
  event => {
    if (!event.altKey || !(event.target instanceof Element)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    openSource(event.target).catch(console.error)
  },
  // Capturing, so that links and islands do not get the event.
  true,
)
