// Reaches the browser, when the dev server runs; never a visitor.
import 'virtual:dev-tools'
import { brokenEvent, changedEvent, type PageReport, reportUrl, sourceUrl } from '../report'
import { showBadge, showServerGone } from './badge'
import { hideOverlay, showOverlay } from './overlay'
import { updatePage } from './update'

/** The time for which further changes are awaited before the badge is updated, in ms: the page goes first. */
const reportDelayMs = 300

/** Starts the dev client: updates the open page on each save, shows its issues, and opens sources on Alt-click. */
export function startDevClient(): void {
  // By now a module has loaded the same styles, and updates them on each change.
  for (const link of document.querySelectorAll('[data-first-styles]')) link.remove()
  openSources()
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

/** Opens the source of a block in the editor when it is clicked with Alt. */
function openSources(): void {
  document.addEventListener(
    'click',
    event => {
      if (!event.altKey || !(event.target instanceof Element)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      openSource(event.target).catch(console.error)
    },
    // Capturing, so that links and islands do not get the event.
    true,
  )
}

/**
 * Blocks of a body carry their file and line. The server searches for the words of what a layout rendered from fields.
 */
async function openSource(target: Element): Promise<void> {
  const place = target.closest('[data-source]')?.getAttribute('data-source')
  const words = (target.textContent ?? '').trim().slice(0, 300)
  const query = new URLSearchParams({ url: location.pathname, words })
  if (place) query.set('place', place)
  await fetch(`${sourceUrl}?${query}`, { method: 'POST' })
}
