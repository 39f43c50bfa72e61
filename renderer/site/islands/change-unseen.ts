// Reaches the browser, when the catalogue's filter is used.
import { flushSync } from 'react-dom'

/**
 * Makes a change that the visitor did not request just now, such as applying a filter from the URL, while everything
 * after the element is hidden: text that was read already stays in place, and no visible content moves.
 */
export function changeUnseen(element: Element, change: () => void): void {
  const following: HTMLElement[] = []
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
    for (let next = at.nextElementSibling; next; next = next.nextElementSibling)
      if (next instanceof HTMLElement) following.push(next)
  const set = (visibility: string) => {
    for (const each of following) each.style.visibility = visibility
  }
  set('hidden')
  afterPaint(() => {
    // Synchronously, because React could otherwise commit after the content is visible again.
    flushSync(change)
    afterPaint(() => set(''))
  })
}

/** Runs a function after the present state has been painted: two frames later. */
function afterPaint(run: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(run))
}
