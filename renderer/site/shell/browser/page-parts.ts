// Reaches the browser, when a page has a part that few pages have.
import { fetchPart } from '@proofsheet/engine/pages/islands/failure/fetch-part'

// Starts such parts: lists that can be lengthened, tabs, contents, the question for consent.
const consent = document.getElementById('consent')
const lost = document.querySelector('[data-address]')
const more = document.querySelector<HTMLAnchorElement>('[data-more]')
if (consent)
  fetchPart(() => import('../measure/count-pages')).then(({ countPages }) => countPages(consent), console.error)
if (more) fetchPart(() => import('./load-more')).then(({ loadMore }) => loadMore(more), console.error)
if (document.querySelector('.tabs'))
  fetchPart(() => import('./tabs')).then(({ setUpTabs }) => setUpTabs(), console.error)
if (document.querySelector('.sections'))
  fetchPart(() => import('./mark-section')).then(({ markSection }) => markSection(), console.error)
// On the page for unknown addresses. An address that can't be decoded is shown as it is.
if (lost) {
  try {
    lost.textContent = decodeURI(location.pathname)
  } catch {
    lost.textContent = location.pathname
  }
  document
    .querySelector('[data-opens-search]')
    ?.addEventListener('click', () => document.querySelector<HTMLElement>('[data-search]')?.click())
}
