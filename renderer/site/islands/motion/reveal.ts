// Reaches the browser, when a page with blocks to reveal is scrolled.
import { inView } from 'framer-motion/dom'
import { animate } from 'framer-motion/dom/mini'

/**
 * Hides a block until a tenth of it is in view, then lets it rise by 30 px in 0.6 s; it stays (all from the
 * specification). Of a block much taller than the window a quarter of the window is enough, or it would never show.
 * Gives what shows it at once.
 */
export function reveal(block: HTMLElement): () => void {
  const show = () => {
    stopWatching()
    block.style.removeProperty('opacity')
    block.style.removeProperty('transform')
  }
  const rise = () => {
    const keyframes = { opacity: [0, 1], transform: ['translateY(30px)', 'translateY(0)'] }
    animate(block, keyframes, { duration: 0.6, ease: [0.2, 0, 0, 1] }).then(show)
  }
  block.style.opacity = '0'
  const stopWatching = inView(block, rise, { amount: Math.min(0.1, innerHeight / 4 / block.offsetHeight) })
  return show
}
