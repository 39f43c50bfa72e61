// Reaches the browser, when a page with an island is opened.
import { startWait } from './wait'

/** Shows a loading indicator over an island whose code is being loaded; returns the function that removes it. */
export function showWaiting(island: Element): () => void {
  const region = document.getElementById('waiting')?.cloneNode(true)
  const box = island.firstElementChild?.getBoundingClientRect()
  if (!(region instanceof HTMLElement) || !box) return () => {}
  region.removeAttribute('id')
  // Over the island and not inside it, where it would shift the layout and break hydration.
  region.style.top = `${box.top + scrollY}px`
  region.style.left = `${box.left + scrollX}px`
  region.style.width = `${box.width}px`
  region.style.height = `${box.height}px`
  document.body.append(region)
  const end = startWait(region)
  return () => {
    end()
    region.remove()
  }
}
