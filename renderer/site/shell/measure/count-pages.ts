// Reaches the browser, when the site has an analytics service.
import { onShown } from '../browser/on-shown'
import { readAnswer } from './answer'
import { ask } from './ask-consent'

/**
 * Sends an event with path and query for each page view, once the visitor has consented; also when a prerendered page is
 * activated, and when a page is restored from the back/forward cache.
 */
export function countPages(bar: HTMLElement): void {
  const { site, endpoint } = bar.dataset
  let isCounted = false
  const count = () => {
    if (isCounted || !endpoint || document.hidden || readAnswer() !== 'yes') return
    const event = { site, name: 'pageview', path: location.pathname + location.search }
    // As plain text, which needs no CORS preflight.
    isCounted = navigator.sendBeacon(endpoint, JSON.stringify(event))
  }
  onShown(() => {
    const update = ask(bar, count)
    count()
    // A page in a background tab is counted when it is shown.
    document.addEventListener('visibilitychange', count)
    addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return
      isCounted = false
      update()
      count()
    })
  })
}
