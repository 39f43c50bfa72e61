// Reaches the browser, when any page is opened.

/** Loads the code of the animations when the page is first scrolled: they are all below the first view. */
export function onFirstScroll(): void {
  if (!document.querySelector('[data-reveal],[data-count]')) return
  const start = () => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    import('./start-motion').then(({ startMotion }) => startMotion()).catch(console.error)
  }
  addEventListener('scroll', start, { once: true, passive: true })
}
