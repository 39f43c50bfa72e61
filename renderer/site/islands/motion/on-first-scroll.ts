// Reaches the browser, on every page.

/** Fetches what reveals and counts when the page is first scrolled: until then none of it is in view. */
export function onFirstScroll(): void {
  if (!document.querySelector('[data-reveal],[data-count]')) return
  const start = () => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    import('./start').then(({ startMotion }) => startMotion()).catch(console.error)
  }
  addEventListener('scroll', start, { once: true, passive: true })
}
