// Reaches the browser, on every page that has an island.
import { startWait } from './wait'

/** Shows, in an island's own place, that what was done there waits for its code; gives the function that ends that. */
export function showWaiting(island: Element): () => void {
  const region = document.getElementById('waiting')?.cloneNode(true)
  const box = island.firstElementChild?.getBoundingClientRect()
  if (!(region instanceof HTMLElement) || !box) return () => {}
  region.removeAttribute('id')
  // Laid over the island rather than put into it: nothing moves, and React finds the HTML as it was.
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
