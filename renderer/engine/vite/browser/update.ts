// Reaches the browser, when the dev server runs; never a visitor.
import { pageUpdatedEvent } from '../report'
import { morph } from './morph'

/** The elements of the head that differ between pages. */
const pageTags = 'title,meta[name],meta[property],link[rel=canonical],script[type="application/ld+json"]'

const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
/** Whether this document is a page of the site and not an error page. */
const isPage = visit?.responseStatus === 200

/** Further headers of requests for the page. */
let pageHeaders: Record<string, string> = {}

/** Sets headers for the next updates: with them, a tool may render the page in its own way. */
export function setPageHeaders(headers: Record<string, string>): void {
  pageHeaders = headers
}

/** Requests of tools, whose answers may lead elsewhere: a page that is gone is not loaded again before them. */
export const toolRequests = new Set<Promise<unknown>>()

const leaving = new AbortController()
addEventListener('beforeunload', () => leaving.abort())
let updates = Promise.resolve()
let isWaiting = false

/** Updates the open page in place. Edits during an update are shown together by the next one. */
export function updatePage(): Promise<void> {
  if (!isWaiting) updates = updates.catch(() => {}).then(fetchPage)
  isWaiting = true
  return updates
}

async function fetchPage(): Promise<void> {
  isWaiting = false
  const response = await fetch(location.href, { headers: { Accept: 'text/html', ...pageHeaders }, cache: 'no-store' })
  const html = await response.text()
  // A page that is still missing stays: its document would only ask again.
  if (response.status === 404 && visit?.responseStatus === 404) return
  // A tool that has removed the page leads elsewhere a moment after its answer.
  if (response.status === 404) await Promise.allSettled(toolRequests)
  if (response.status === 404) await new Promise(resolve => setTimeout(resolve, 1000))
  // Pages that were created, deleted or failed need a new document.
  if (!isPage || response.status !== 200) return leaving.signal.aborted ? undefined : location.reload()
  show(new DOMParser().parseFromString(html, 'text/html'))
  document.dispatchEvent(new Event(pageUpdatedEvent))
}

function show(next: Document): void {
  // Ends animations, as for print: they would overwrite the new text with the old one.
  dispatchEvent(new Event('beforeprint'))
  document.documentElement.lang = next.documentElement.lang
  showHead(next)
  const islands = morph(document.body, next.body)
  if (islands.length > 0)
    import('../../pages/islands/hydrate')
      .then(({ prepareIsland }) => islands.forEach(prepareIsland))
      .catch(console.error)
}

function showHead(next: Document): void {
  const [before, after] = [document, next].map(({ head }) => [...head.querySelectorAll(pageTags)])
  const text = (elements: Element[] = []) => elements.map(({ outerHTML }) => outerHTML).join()
  if (text(before) === text(after)) return
  for (const element of before ?? []) element.remove()
  document.head.append(...(after ?? []))
}
