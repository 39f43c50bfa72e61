// Reaches the browser while writing, never a visitor.
import { brokenEvent, changedEvent, guideUrl, type PageReport, reportUrl } from '../report'
import { showBadge } from './badge'
import { openSources } from './open-source'
import { updatePage } from './update'

/** Keeps the open page as the files are, tells of its issues, and opens the file of what is clicked with Alt. */
export function startDevClient(): void {
  // From here on the styles come as a module that follows each change.
  for (const link of document.querySelectorAll('[data-first-styles]')) link.remove()
  openSources()
  // The guide is no page of the site: nothing is told of it.
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

/** A file saved while the page was on its way is in none of the messages: the page is older than what it asks for. */
async function catchUp({ version }: PageReport): Promise<void> {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const renderedVersion = visit?.serverTiming.find(({ name }) => name === 'content')?.description
  if (renderedVersion !== undefined && Number(renderedVersion) < version) {
    await updatePage()
    await report()
  }
}
