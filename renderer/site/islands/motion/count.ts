// Reaches the browser, when a page with figures is scrolled.
import { easeOut, inView } from 'framer-motion/dom'
import { type Figure, figureAt, parseFigure } from './figure'

/** Where a count begins: a reader who looks up half-way reads the figure that is meant, or nearly so. */
const start = 0.98

const shownAt = (figure: Figure, progress: number) => figureAt(figure, start + (1 - start) * progress)

/**
 * Counts a figure up from its last fiftieth once half of it is in view, in 2 s (both from the specification) or the seconds in
 * `data-count`. The figure itself stays in place, transparent but accessible, so that the layout does not shift; a copy of
 * it counts. Returns the function that ends the animation at once.
 */
export function count(element: HTMLElement): () => void {
  const figure = parseFigure(element.textContent ?? '')
  if (!figure) return () => {}
  const durationMs = 1000 * (Number(element.dataset.count) || 2)
  const final = document.createElement('span')
  const copy = document.createElement('span')
  final.append(...element.childNodes)
  final.style.opacity = '0'
  copy.ariaHidden = 'true'
  copy.textContent = shownAt(figure, 0)
  // Both in one cell, on one baseline, aligned on the left: the copy is narrower than the figure at first.
  final.style.gridArea = copy.style.gridArea = '1 / 1'
  element.style.display = 'inline-grid'
  element.append(final, copy)

  let frame = 0
  const end = () => {
    stopWatching()
    cancelAnimationFrame(frame)
    element.replaceChildren(...final.childNodes)
    element.removeAttribute('style')
  }
  const begin = () => {
    const started = performance.now()
    const step = (now: number) => {
      const progress = Math.max(0, (now - started) / durationMs)
      if (progress >= 1) return end()
      copy.textContent = shownAt(figure, easeOut(progress))
      frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
  }
  const stopWatching = inView(element, begin, { amount: 0.5 })
  return end
}
