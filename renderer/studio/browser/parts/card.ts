// Reaches the browser, when a writer turns edit mode on in the dev server.
import { element } from '@proofsheet/engine/vite/browser/elements'

/** The narrowest and the widest card, and its least distance from the edges of the window, in px. */
const [minPx, maxPx, edgePx] = [320, 720, 8]
/** The padding and border of a card, in px: its text is where the page's text is. */
const insetPx = 22

/** A dialog with controls. */
export interface Card {
  dialog: HTMLDialogElement
  /** Its content, below the heading. */
  body: HTMLElement
  close(): void
}

let lastId = 0

interface CardOptions {
  shadow: ShadowRoot
  heading: string
  /** The file that it changes, or another text that distinguishes similar cards. */
  detail?: string
  /** The element below it; without one it is in the middle of the window and nothing else can be used. */
  anchor?: Element
  /** Called for Escape, before it closes; false prevents that. */
  onEscape?: () => void
}

/** Opens a dialog over a text of the page, or in the middle of the window. */
export function openCard({ shadow, heading, detail = '', anchor, onEscape }: CardOptions): Card {
  const title = element('h2', '', [`${heading} `, element('small', '', [detail])])
  title.id = `card-${++lastId}`
  const body = element('div', 'fields', [])
  const dialog = element('dialog', '', [title, body])
  dialog.setAttribute('aria-labelledby', title.id)
  shadow.append(dialog)
  const isAnchored = anchor?.checkVisibility() === true
  const place = () => isAnchored && anchor && placeOver(dialog, anchor)
  if (isAnchored) dialog.show()
  else {
    dialog.className = 'centered'
    dialog.showModal()
  }
  place()
  // Also when its content becomes longer.
  const observer = new ResizeObserver(() => isAnchored && dialog.scrollIntoView({ block: 'nearest' }))
  observer.observe(dialog)
  addEventListener('resize', place)
  const close = () => {
    observer.disconnect()
    removeEventListener('resize', place)
    dialog.remove()
  }
  const handleEscape = (event: Event) => {
    event.preventDefault()
    onEscape ? onEscape() : close()
  }
  dialog.addEventListener('cancel', handleEscape)
  dialog.addEventListener('keydown', event => {
    // Keys are for the card alone, not for shortcuts of the page.
    event.stopPropagation()
    if (event.key === 'Escape' && isAnchored && !event.defaultPrevented) handleEscape(event)
  })
  return { dialog, body, close }
}

/** Places a card over an element, so that its first control covers the text; never outside of the window's width. */
function placeOver(dialog: HTMLElement, anchor: Element): void {
  const { left, top, width } = anchor.getBoundingClientRect()
  const available = document.documentElement.clientWidth - 2 * edgePx
  const cardWidth = Math.min(Math.max(width + 2 * insetPx, minPx), maxPx, available)
  const cardLeft = Math.min(Math.max(left - insetPx, edgePx), edgePx + available - cardWidth)
  Object.assign(dialog.style, {
    width: `${cardWidth}px`,
    left: `${cardLeft + scrollX}px`,
    top: `${Math.max(top + scrollY - insetPx, edgePx)}px`,
  })
}

/** Gives a control the font of its anchor, so that it looks like the text that it covers. */
export function putInPlace(control: HTMLElement, anchor: Element): void {
  const { fontFamily, fontSize, fontStyle, fontWeight, lineHeight, letterSpacing } = getComputedStyle(anchor)
  control.classList.add('in-place')
  Object.assign(control.style, { fontFamily, fontSize, fontStyle, fontWeight, lineHeight, letterSpacing })
}
