// Reaches the browser, when any page is opened.
import { fetchInTime } from '@proofsheet/engine/pages/islands/failure/fetch-part'

/** After how many milliseconds of waiting the indicator is shown. */
const showDelayMs = 300

/**
 * Shows the loading indicator inside a live region when the wait takes longer than 300 ms, and animates it as soon as the
 * player is loaded. Returns the function that ends the wait.
 */
export function startWait(region: Element): () => void {
  const indicator = region.firstElementChild as HTMLElement
  const timer = setTimeout(() => {
    indicator.hidden = false
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
      // Its failure is not shown: the awaited code reports its own, and the still picture stays.
      fetchInTime(() => import('./play')).then(
        code => code.play(indicator),
        () => {},
      )
  }, showDelayMs)
  return () => {
    clearTimeout(timer)
    indicator.hidden = true
  }
}

/** Shows the loading indicator during navigations; it is hidden when one is cancelled or the visitor comes back. */
export function watchNavigation(): void {
  const region = document.getElementById('waiting')
  if (!region) return
  // Not in browsers without the Navigation API, where nothing would report a cancelled navigation.
  window.navigation?.addEventListener('navigate', ({ destination, downloadRequest, signal }) => {
    if (destination.sameDocument || downloadRequest !== null || !destination.url.startsWith(origin)) return
    const end = startWait(region)
    signal.addEventListener('abort', end)
    // Not on `pageshow`: the back/forward cache must contain neither the indicator nor a timer that shows it.
    addEventListener('pagehide', end)
  })
}
