// Reaches the browser, when the dev server runs and can't render a page; never a visitor.
import { brokenEvent, changedEvent, codeChangedEvent, problemsId } from '../report'
import { showOverlay } from './overlay'

showProblems(document)
for (const event of [codeChangedEvent, changedEvent, brokenEvent])
  import.meta.hot?.on(event, () => void retry().catch(console.error))

/** Loads the page once it can be rendered, and shows the problems until then. */
async function retry(): Promise<void> {
  const response = await fetch(location.href, { headers: { Accept: 'text/html' }, cache: 'no-store' })
  const html = await response.text()
  if (response.status < 500) return location.reload()
  showProblems(new DOMParser().parseFromString(html, 'text/html'))
}

function showProblems(page: Document): void {
  showOverlay(JSON.parse(page.getElementById(problemsId)?.textContent ?? '[]'))
}
