// Reaches the browser, when the dev server runs; never a visitor.
import { brokenEvent, changedEvent, guideUrl, type PageReport, reportUrl } from '../report'
import { showBadge } from './badge'
import { openSources } from './open-source'
import { updatePage } from './update'

/** Updates the open page on each save, shows its issues, and opens the source of what is clicked with Alt. */
export function startDevClient(): void {
  // A module has loaded the same styles by now, and updates them on each change.
  for (const link of document.querySelectorAll('[data-first-styles]')) link.remove()
  openSources()
  // The guide is not a page of the site: there is no report on it.
  if (location.pathname === guideUrl) return
  import.meta.hot?.on(changedEvent, () => {
    for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove()
    updatePage().then(report).catch(console.error)
  })
  import.meta.hot?.on(brokenEvent, report)
  report().then(catchUp).catch(console.error)
}

async function report(): Promise<PageReport> {
  const response = await fetch(`${reportUrl}?url=${encodeURIComponent(location.pathname)}`)
  const result: PageReport = await response.json()
  showBadge(result)
  return result
}

/** Updates a page that was rendered before a change whose message was sent while the page was still loading. */
async function catchUp({ version }: PageReport): Promise<void> {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const renderedVersion = visit?.serverTiming.find(({ name }) => name === 'content')?.description
  if (renderedVersion !== undefined && Number(renderedVersion) < version) {
    await updatePage()
    await report()
  }
}
