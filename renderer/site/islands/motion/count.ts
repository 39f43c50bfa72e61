// Reaches the browser, when a page with figures is scrolled.
import { easeOut, inView } from 'framer-motion/dom'
import { figureAt, parseFigure } from './figure'

/**
 * Counts a figure up once half of it is in view (threshold and 2 s from the specification; `data-count` may say other
 * seconds). The figure itself stays in place, unseen but read aloud, so that nothing moves; a copy of it counts.
 * Gives what ends it at once.
 */
export function count(place: HTMLElement): () => void {
  const figure = parseFigure(place.textContent ?? '')
  if (!figure) return () => {}
  const duration = 1000 * (Number(place.dataset.count) || 2)
  const final = document.createElement('span')
  const copy = document.createElement('span')
  final.append(...place.childNodes)
  final.style.opacity = '0'
  copy.ariaHidden = 'true'
  copy.textContent = figureAt(figure, 0)
  // Physical left: the copy begins where the figure begins, however long it is by now.
  Object.assign(copy.style, { position: 'absolute', left: '0', top: '0', whiteSpace: 'nowrap' })
  place.style.position = 'relative'
  place.append(final, copy)

  let frame = 0
  const end = () => {
    stopWatching()
    cancelAnimationFrame(frame)
    place.replaceChildren(...final.childNodes)
    place.removeAttribute('style')
  }
  const begin = () => {
    const started = performance.now()
    const step = (now: number) => {
      const progress = Math.max(0, (now - started) / duration)
      if (progress >= 1) return end()
      copy.textContent = figureAt(figure, easeOut(progress))
      frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
  }
  const stopWatching = inView(place, begin, { amount: 0.5 })
  return end
}
