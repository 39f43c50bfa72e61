// Reaches the browser, when any page is opened.
import { fetchPart } from '@proofsheet/engine/pages/islands/failure/fetch-part'

/** Loads the code of the animations when the page is first scrolled: they are all below the first view. */
export function onFirstScroll(): void {
  if (!document.querySelector('[data-reveal],[data-count]')) return
  const start = () => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    fetchPart(() => import('./start-motion')).then(code => code.startMotion(), console.error)
  }
  addEventListener('scroll', start, { once: true, passive: true })
}
