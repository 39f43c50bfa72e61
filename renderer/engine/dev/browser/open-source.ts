// Reaches the browser, when the dev server runs; never a visitor.
import { sourceUrl } from '../report'

/** Opens the source of the block that is clicked while Alt is held, in the editor. */
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

/** Blocks of MDX carry their file and line; the server finds what a layout rendered from a field by its words. */
async function openSource(target: Element): Promise<void> {
  const place = target.closest('[data-source]')?.getAttribute('data-source')
  const words = (target.textContent ?? '').trim().slice(0, 300)
  const query = new URLSearchParams({ url: location.pathname, words, ...(place && { place }) })
  await fetch(`${sourceUrl}?${query}`)
}
