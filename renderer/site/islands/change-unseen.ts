// Reaches the browser, when the catalogue's filter is used.
import { flushSync } from 'react-dom'

/**
 * Makes a change that nobody asked for just now, such as what an address says, while nothing that follows the element can
 * be seen: what has been read so far stays, and nothing moves before the visitor's eyes.
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
    // What React puts off could come when all is seen again.
    flushSync(change)
    afterPaint(() => set(''))
  })
}

/** What is set in one frame has been painted by the next but one. */
function afterPaint(run: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(run))
}
