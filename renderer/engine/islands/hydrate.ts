// Reaches the browser, on every page that has an island.

import { showWaiting } from '../../site/islands/loading/show-waiting'
import { checkDeployment, reloadOnce } from './failure/deployment'
import { fetchCode } from './failure/fetch-code'
import { showFailure } from './failure/show-failure'
import { replayEvents, type WriteField } from './replay'

/** Wakes each island of the document at its moment; an island that cannot be loaded keeps its HTML and says so. */
export function hydrateIslands(): void {
  addEventListener('vite:preloadError', handlePreloadError)
  document.querySelectorAll('x-island').forEach(prepareIsland)
}

/** Wakes one island at its moment. */
export function prepareIsland(element: Element): void {
  const wake = once(() => hydrate(element))
  replayEvents(element, wake)
  const when = element.getAttribute('wake') ?? ''
  if (when === 'visible') whenVisible(element, wake)
  else if (when.startsWith('(')) whenMatching(when, wake)
  else if (when.startsWith('?')) whenAsked(when, wake)
}

/** Wakes an island; the plain HTML of one that failed before may have been typed into since. */
async function hydrate(element: Element, hasFailed = false): Promise<WriteField> {
  const [{ mount, captureFields, restoreField }, { default: component }] = await fetchCode(
    () => Promise.all([import('./mount'), load(element.getAttribute('name') ?? '')]),
    kind =>
      showFailure(element.lastElementChild ?? element, kind, () => {
        const end = showWaiting(element)
        hydrate(element, true).catch(console.error).finally(end)
      }),
  )
  const restore = hasFailed && captureFields(element)
  await mount(element, component)
  element.setAttribute('awake', '')
  if (restore) restore()
  return restoreField
}

async function load(name: string) {
  const { loaders } = await import('./code')
  const code = loaders.get(name)
  if (!code) throw new Error(`No island is called ${name}`)
  return code()
}

/** Any script that does not come may be one of an older build, unless the visitor is on the way to another page. */
async function handlePreloadError(): Promise<void> {
  const isLeaving = document.querySelector('#waiting>:not([hidden])')
  if (!isLeaving && (await checkDeployment()) === 'other') reloadOnce()
}

function once<Value>(wake: () => Promise<Value>): () => Promise<Value> {
  let started: Promise<Value> | undefined
  return () => {
    started ??= wake().catch((error: unknown) => {
      console.error(error)
      throw error
    })
    return started
  }
}

/** The island draws no box of its own: its first child is what can be seen. */
function whenVisible(element: Element, wake: () => Promise<unknown>): void {
  const observer = new IntersectionObserver(entries => {
    if (!entries.some(entry => entry.isIntersecting)) return
    observer.disconnect()
    wake().catch(() => {})
  })
  for (const child of element.children) observer.observe(child)
}

function whenMatching(query: string, wake: () => Promise<unknown>): void {
  const media = matchMedia(query)
  const check = () => media.matches && wake().catch(() => {})
  media.addEventListener('change', check)
  check()
}

function whenAsked(parameters: string, wake: () => Promise<unknown>): void {
  const asked = new URLSearchParams(location.search)
  if ([...new URLSearchParams(parameters).keys()].some(name => asked.has(name))) wake().catch(() => {})
}
