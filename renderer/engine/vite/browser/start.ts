// Reaches the browser, when the dev server runs; never a visitor.
import 'virtual:dev-tools'
import { brokenEvent, changedEvent, type PageReport, reportUrl } from '../report'
import { showBadge, showServerGone } from './badge'
import { hideOverlay, showOverlay } from './overlay'
import { updatePage } from './update'

/** The time for which further changes are awaited before the badge is updated, in ms: the page goes first. */
const reportDelayMs = 300

/** Starts the dev client: updates the open page on each save, and shows its issues. */
export function startDevClient(): void {
  // By now a module has loaded the same styles, and updates them on each change.
  for (const link of document.querySelectorAll('[data-first-styles]')) link.remove()
  // For the document of a tool, which is no page of the site, there is no report.
  if (document.querySelector('meta[name="dev-tool"]')) return
  import.meta.hot?.on(changedEvent, () => {
    hideOverlay()
    updatePage().then(reportLater).catch(console.error)
  })
  import.meta.hot?.on(brokenEvent, report)
  // Vite loads the page again when the server is back.
  import.meta.hot?.on('vite:ws:disconnect', showServerGone)
  report().then(catchUp).catch(console.error)
}

let timer: ReturnType<typeof setTimeout> | undefined

function reportLater(): void {
  clearTimeout(timer)
  timer = setTimeout(() => report().catch(console.error), reportDelayMs)
}

async function report(): Promise<PageReport> {
  const response = await fetch(`${reportUrl}?url=${encodeURIComponent(location.pathname)}`)
  const result: PageReport = await response.json()
  showBadge(result)
  showOverlay(result.errors)
  return result
}

/** Updates a page that was rendered before a change whose message it missed while loading. */
async function catchUp({ version }: PageReport): Promise<void> {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const renderedVersion = visit?.serverTiming.find(({ name }) => name === 'content')?.description
  if (renderedVersion !== undefined && Number(renderedVersion) < version) {
    await updatePage()
    await report()
  }
}
