// Reaches the browser, when a writer turns edit mode on in the dev server.
import { element } from '../../../browser/elements'

/** The space between a text and its outline, in px. */
const gapPx = 4

/** The outline around the text that the pointer is over, or that has the focus of the list. */
export function createOutline(shadow: ShadowRoot) {
  const name = element('span', '', [])
  const box = element('div', 'outline', [name])
  box.hidden = true
  box.setAttribute('aria-hidden', 'true')
  shadow.prepend(box)
  let shown: Element | undefined
  const place = () => {
    if (!shown) return
    const { left, top, width, height } = shown.getBoundingClientRect()
    box.hidden = !shown.checkVisibility()
    Object.assign(box.style, {
      left: `${left + scrollX - gapPx}px`,
      top: `${top + scrollY - gapPx}px`,
      width: `${width + 2 * gapPx}px`,
      height: `${height + 2 * gapPx}px`,
    })
    box.classList.toggle('inside', top < 32)
  }
  const controller = new AbortController()
  for (const type of ['scroll', 'resize'])
    addEventListener(type, place, { capture: true, passive: true, signal: controller.signal })
  return {
    show(target: Element, label: string, isFocused = false) {
      shown = target
      name.textContent = label
      box.className = `outline${isFocused ? ' focused' : ''}`
      place()
    },
    hide() {
      shown = undefined
      box.hidden = true
    },
    remove() {
      controller.abort()
      box.remove()
    },
  }
}

export type Outline = ReturnType<typeof createOutline>
