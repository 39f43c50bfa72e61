// Reaches the browser while writing, never a visitor.
import { brokenEvent, changedEvent, guideAddress, type PageReport, reportAddress } from '../report'
import { showBadge } from './badge'
import { openSources } from './open-source'
import { updatePage } from './update'

/** Keeps the open page as the files are, tells of its issues, and opens the file of what is clicked with Alt. */
export function startWriting(): void {
  // From here on the styles come as a module that follows each change.
  for (const link of document.querySelectorAll('[data-first-styles]')) link.remove()
  openSources()
  // The guide is no page of the site: nothing is told of it.
  if (location.pathname === guideAddress) return
  import.meta.hot?.on(changedEvent, () => {
    for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove()
    updatePage().then(report).catch(console.error)
  })
  import.meta.hot?.on(brokenEvent, report)
  report().then(catchUp).catch(console.error)
}

async function report(): Promise<PageReport> {
  const response = await fetch(`${reportAddress}?url=${encodeURIComponent(location.pathname)}`)
  const told: PageReport = await response.json()
  showBadge(told)
  return told
}

/** A file saved while the page was on its way is in none of the messages: the page is older than what it asks for. */
async function catchUp({ version }: PageReport): Promise<void> {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const drawn = visit?.serverTiming.find(({ name }) => name === 'content')?.description
  if (drawn !== undefined && Number(drawn) < version) {
    await updatePage()
    await report()
  }
}
