// Reaches the browser, when a writer turns edit mode on in the dev server.
import { element } from '@proofsheet/engine/vite/browser/elements'
import type { DropPlace } from './drop-place'

/** The space between the line and the block beside it, in px. */
const gapPx = 6

/** The line that shows where a dragged block would go. */
export function createDropLine(shadow: ShadowRoot) {
  const line = element('div', 'drop-line', [])
  line.hidden = true
  line.setAttribute('aria-hidden', 'true')
  shadow.prepend(line)
  return {
    show(place: DropPlace | undefined) {
      line.hidden = !place
      if (!place) return
      const { to, where } = place
      Object.assign(line.style, {
        left: `${to.left + scrollX}px`,
        top: `${(where === 'before' ? to.top - gapPx : to.bottom + gapPx) + scrollY}px`,
        width: `${to.right - to.left}px`,
      })
    },
    remove: () => line.remove(),
  }
}
