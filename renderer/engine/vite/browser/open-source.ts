// Reaches the browser, when the dev server runs; never a visitor.
import { sourceUrl } from '../report'

/** Opens the source of a block in the editor when it is clicked with Alt. */
export function openSources(): void {
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
}

/**
 * Blocks of a body carry their file and line. The server searches for the words of what a layout rendered from fields.
 */
async function openSource(target: Element): Promise<void> {
  const place = target.closest('[data-source]')?.getAttribute('data-source')
  const words = (target.textContent ?? '').trim().slice(0, 300)
  const query = new URLSearchParams({ url: location.pathname, words })
  if (place) query.set('place', place)
  await fetch(`${sourceUrl}?${query}`, { method: 'POST' })
}
