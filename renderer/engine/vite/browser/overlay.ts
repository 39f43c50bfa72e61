// Reaches the browser, when the dev server runs; never a visitor.
import type { Problem } from '../report'
import { createLayer, element, problemSection } from './elements'
import styles from './overlay.css?inline'

/** The element of the overlay. */
const overlayName = 'problem-overlay'

/** The content of the overlay when it was closed: it opens again only for other content. */
let closed = ''

/** Covers the page with its problems until they are corrected; a writer may close it. */
export function showOverlay(problems: Problem[]): void {
  const now = JSON.stringify(problems)
  if (problems.length === 0 || now !== closed) closed = ''
  hideOverlay()
  if (problems.length === 0 || closed) return
  const { host, shadow } = createLayer(overlayName, styles)
  const close = element('button', 'close', ['Close'])
  const count = problems.length === 1 ? 'One thing' : `${problems.length} things`
  const panel = element('div', 'panel', [
    element('header', '', [element('h1', '', [`${count} to correct`]), close]),
    ...problems.map(problemSection),
    element('p', 'quiet', ['It goes away when all is corrected. A click on a place opens it in your editor.']),
  ])
  panel.setAttribute('role', 'alert')
  shadow.append(panel)
  const dismiss = () => {
    closed = now
    hideOverlay()
  }
  close.addEventListener('click', dismiss)
  document.addEventListener('keydown', event => event.key === 'Escape' && host.isConnected && dismiss())
  document.body.append(host)
}

/** Removes the overlay. */
export function hideOverlay(): void {
  for (const overlay of document.querySelectorAll(overlayName)) overlay.remove()
}
