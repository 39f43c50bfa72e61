// Reaches the browser, when a page with an island is opened.
import { fetchCode } from './failure/fetch-code'
import { showFailure } from './failure/show-failure'
import { replayEvents, type ShowWaiting, type WriteField } from './replay'

/** The functions with which a site shows that an island is loading. */
export interface HydrationCallbacks {
  /** Shows that an action in an island waits for its code; gives the function that ends that. */
  showWaiting: ShowWaiting
}

let callbacks: HydrationCallbacks = { showWaiting: () => () => {} }

/** Hydrates each island of the document when its `wake` condition is met; one that can't be loaded shows a failure. */
export function hydrateIslands(own: HydrationCallbacks = callbacks): void {
  callbacks = own
  document.querySelectorAll('x-island').forEach(prepareIsland)
}

/** Hydrates one island when its `wake` condition is met or a visitor uses it. */
export function prepareIsland(element: Element): void {
  const start = once(() => hydrate(element))
  replayEvents(element, start, callbacks.showWaiting)
  const when = element.getAttribute('wake') ?? ''
  if (when === 'visible') whenVisible(element, start)
  else if (when.startsWith('(')) whenMatching(when, start)
  else if (when.startsWith('?')) whenParameter(when, start)
}

/** Hydrates an island. After a failed attempt, the input of a visitor since then is restored. */
async function hydrate(element: Element, hasFailed = false): Promise<WriteField> {
  const [{ mount, captureFields, restoreField }, { default: component }] = await fetchCode(
    () => Promise.all([import('./mount'), load(element.getAttribute('name') ?? '')]),
    kind =>
      showFailure(element.lastElementChild ?? element, kind, () => {
        const end = callbacks.showWaiting(element)
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

function once<Value>(run: () => Promise<Value>): () => Promise<Value> {
  let started: Promise<Value> | undefined
  return () => {
    started ??= run().catch((error: unknown) => {
      console.error(error)
      throw error
    })
    return started
  }
}

/** Observes the children, because the island's own element has no box (`display: contents`). */
function whenVisible(element: Element, start: () => Promise<unknown>): void {
  const observer = new IntersectionObserver(entries => {
    if (!entries.some(entry => entry.isIntersecting)) return
    observer.disconnect()
    start().catch(() => {})
  })
  for (const child of element.children) observer.observe(child)
}

function whenMatching(query: string, start: () => Promise<unknown>): void {
  const media = matchMedia(query)
  const check = () => media.matches && start().catch(() => {})
  media.addEventListener('change', check)
  check()
}

function whenParameter(names: string, start: () => Promise<unknown>): void {
  const present = new URLSearchParams(location.search)
  if ([...new URLSearchParams(names).keys()].some(name => present.has(name))) start().catch(() => {})
}
