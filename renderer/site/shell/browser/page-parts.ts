// Reaches the browser, when a page has a part that few pages have.
import { fetchPart } from '@proofsheet/engine/pages/islands/failure/fetch-part'

// Starts such parts: lists that can be lengthened, tabs, contents, exercises, the question for consent, play buttons, the
// field that finds questions, the page for unknown addresses.
const consent = document.getElementById('consent')
const lost = document.querySelector<HTMLElement>('[data-address]')
const more = document.querySelector<HTMLAnchorElement>('[data-more]')
if (consent)
  fetchPart(() => import('../measure/count-pages')).then(({ countPages }) => countPages(consent), console.error)
if (more) fetchPart(() => import('./load-more')).then(({ loadMore }) => loadMore(more), console.error)
if (document.querySelector('.tabs'))
  fetchPart(() => import('./tabs')).then(({ setUpTabs }) => setUpTabs(), console.error)
if (document.querySelector('.sections'))
  fetchPart(() => import('./mark-section')).then(({ markSection }) => markSection(), console.error)
const exercise = document.querySelector('.to-mark')
if (exercise) fetchPart(() => import('./count-found')).then(({ countFound }) => countFound(exercise), console.error)
const decision = document.querySelector('.decision')
if (decision) fetchPart(() => import('./sum-repair')).then(({ sumRepair }) => sumRepair(decision), console.error)
const find = document.querySelector<HTMLFormElement>('.find-question')
if (find) fetchPart(() => import('./find-question')).then(({ findQuestion }) => findQuestion(find), console.error)
if (document.querySelector('.play'))
  fetchPart(() => import('../../islands/demos/speech/mark-silence')).then(
    ({ markSilence }) => markSilence(),
    console.error,
  )
if (lost) {
  fetchPart(() => import('./show-nearest')).then(
    ({ showNearest }) => showNearest(lost, document.querySelector('.lost-near')),
    console.error,
  )
  document
    .querySelector('[data-opens-search]')
    ?.addEventListener('click', () => document.querySelector<HTMLElement>('[data-search]')?.click())
}
