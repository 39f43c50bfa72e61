// Reaches the browser, on every page.

/**
 * Shows the sign inside a live region when a wait takes longer than 300 ms, with the animation as soon as its player is there.
 * Gives the function that ends the wait.
 */
export function startWait(region: Element): () => void {
  const sign = region.firstElementChild as HTMLElement
  const timer = setTimeout(() => {
    sign.hidden = false
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
      import('./play').then(
        code => code.play(sign),
        () => {},
      )
  }, 300)
  return () => {
    clearTimeout(timer)
    sign.hidden = true
  }
}

/** Waits for each next document; the wait ends when the visitor stops it, or comes back to this document. */
export function watchNavigation(): void {
  const region = document.getElementById('waiting')
  if (!region) return
  // Browsers without the Navigation API show their own progress and no screen of ours, which they could not end.
  window.navigation?.addEventListener('navigate', ({ destination, downloadRequest, signal }) => {
    if (destination.sameDocument || downloadRequest !== null || !destination.url.startsWith(origin)) return
    const end = startWait(region)
    signal.addEventListener('abort', end)
    // Not first on `pageshow`: a page kept for the way back must not hold the screen, nor a timer that shows it.
    addEventListener('pagehide', end)
  })
}
