// Reaches the browser, when a writer turns edit mode on in the dev server.
import { element } from '@proofsheet/engine/vite/browser/elements'
import type { Target } from '../marks'

/** The space between a text and its outline, in px. */
const gapPx = 4

/** The outline around the text that the pointer is over, or that has the focus of the list. */
export function createOutline(shadow: ShadowRoot) {
  const name = element('span', '', [])
  const box = element('div', 'outline', [name])
  box.hidden = true
  box.setAttribute('aria-hidden', 'true')
  shadow.prepend(box)
  let shown: Shown | undefined
  const className = (isFocused: boolean) => `outline${isFocused ? ' focused' : ''}${shown?.isBlock ? ' block' : ''}`
  const place = () => {
    if (!shown) return
    const { left, top, width, height } = rectOf(shown)
    box.hidden = !shown.element.checkVisibility()
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
    /** The handle by which a block is dragged: its name. */
    handle: name,
    shown: () => shown,
    show(target: Shown, label: string, isFocused = false) {
      shown = target
      name.textContent = label
      box.className = className(isFocused)
      place()
    },
    /** Shows that the outlined block is dragged, or no longer. */
    setDragged: (isDragged: boolean) => box.classList.toggle('dragged', isDragged),
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

/** The outlined element, or part of its text. */
type Shown = Pick<Target, 'element' | 'part' | 'isBlock'>

function rectOf({ element, part }: Pick<Shown, 'element' | 'part'>): DOMRect {
  return (part ? rangeOf(element, part) : element).getBoundingClientRect()
}

/** A part of an element's text, by offsets in it. */
function rangeOf(element: Element, { start, end }: { start: number; end: number }): Range {
  const range = document.createRange()
  range.selectNodeContents(element)
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let before = 0
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { length } = node.nodeValue ?? ''
    if (start >= before && start < before + length) range.setStart(node, start - before)
    if (end > before && end <= before + length) range.setEnd(node, end - before)
    before += length
  }
  return range
}
