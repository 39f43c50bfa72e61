// Reaches the browser, on a site with an analytics service.
import { onShown } from '../browser/on-shown'
import { readAnswer } from './answer'
import { ask } from './ask'

/**
 * Sends one event for each page shown, its address with the query, once the visitor has agreed: also when a page that
 * was prepared in advance is opened, and when one comes back from the back/forward cache.
 */
export function countPages(bar: HTMLElement): void {
  const { site, endpoint } = bar.dataset
  let counted = false
  const count = () => {
    if (counted || !endpoint || document.hidden || readAnswer() !== 'yes') return
    const event = { site, name: 'pageview', path: location.pathname + location.search }
    // As plain text, which needs no leave from the service beforehand.
    counted = navigator.sendBeacon(endpoint, JSON.stringify(event))
  }
  onShown(() => {
    const update = ask(bar, count)
    count()
    // A page opened in the background is not shown yet.
    document.addEventListener('visibilitychange', count)
    addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return
      counted = false
      update()
      count()
    })
  })
}
