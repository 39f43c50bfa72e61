// Reaches the browser, when a page with blocks to reveal is scrolled.
import { inView, startWaapiAnimation } from 'framer-motion/dom'

/** The animation (specification): its duration, its distance, and the part of the block in view that starts it. */
const timing = { duration: 600, ease: [0.2, 0, 0, 1] as const }
const distancePx = 30
const startPart = 0.1

/**
 * Hides a block until a tenth of it is in view, then fades it in while it rises by 30 px in 0.6 s, once. A block much
 * taller than the window starts when it fills a quarter of the window, because a tenth of it may never fit.
 * Returns the function that shows it at once.
 */
export function reveal(block: HTMLElement): () => void {
  const show = () => {
    stopWatching()
    block.style.removeProperty('opacity')
    block.style.removeProperty('transform')
  }
  const rise = () => {
    const keyframes = { opacity: [0, 1], transform: [`translateY(${distancePx}px)`, 'translateY(0)'] }
    for (const [name, values] of Object.entries(keyframes)) {
      const animation = startWaapiAnimation(block, name, values, timing)
      // It would hold its last values.
      animation.onfinish = () => {
        animation.cancel()
        show()
      }
    }
  }
  block.style.opacity = '0'
  const stopWatching = inView(block, rise, { amount: Math.min(startPart, innerHeight / 4 / block.offsetHeight) })
  return show
}
