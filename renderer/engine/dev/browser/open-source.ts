// Reaches the browser while writing, never a visitor.
import { sourceUrl } from '../report'

/** Opens, in the writer's editor, the file and line of the block that is clicked while Alt is held. */
export function openSources(): void {
  document.addEventListener(
    'click',
    event => {
      if (!event.altKey || !(event.target instanceof Element)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      openSource(event.target).catch(console.error)
    },
    // Before links and islands hear of it.
    true,
  )
}

/** A block of a text knows its line. What a layout drew from a field is looked for by its words. */
async function openSource(target: Element): Promise<void> {
  const place = target.closest('[data-source]')?.getAttribute('data-source')
  const words = (target.textContent ?? '').trim().slice(0, 300)
  const query = new URLSearchParams({ url: location.pathname, words, ...(place && { place }) })
  await fetch(`${sourceUrl}?${query}`)
}
