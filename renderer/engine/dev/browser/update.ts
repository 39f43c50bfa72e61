// Reaches the browser while writing, never a visitor.
import { morph } from './morph'

/** What the server drew into the body; what scripts add later is theirs. */
const rendered = new WeakSet<ChildNode>(document.body.childNodes)

/** What of the head speaks of the page; the rest is the same on every page. */
const pageTags = 'title,meta[name],meta[property],link[rel=canonical],script[type="application/ld+json"]'

/** Whether this document is a page of the site, and not what stands in for one. */
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
const isPage = visit?.responseStatus === 200

let running: Promise<void> | undefined
let isAgain = false

/** Brings the page up to date in place; edits that come while one is being shown are shown together after it. */
export async function updatePage(): Promise<void> {
  isAgain = true
  running ??= (async () => {
    while (isAgain) {
      isAgain = false
      await fetchPage()
    }
  })().finally(() => {
    running = undefined
  })
  return running
}

async function fetchPage(): Promise<void> {
  const response = await fetch(location.href, { headers: { Accept: 'text/html' }, cache: 'no-store' })
  const html = await response.text()
  // A page that came, went or failed is another document.
  if (!isPage || response.status !== 200) return location.reload()
  show(new DOMParser().parseFromString(html, 'text/html'))
}

function show(next: Document): void {
  // What is still counting or rising shows at once, as it does for print: its old text must not come back.
  dispatchEvent(new Event('beforeprint'))
  document.documentElement.lang = next.documentElement.lang
  showHead(next)
  for (const script of next.body.querySelectorAll('body>script')) script.remove()
  const old = [...document.body.childNodes].filter(node => rendered.has(node) && !(node instanceof HTMLScriptElement))
  for (const node of next.body.childNodes) rendered.add(node)
  const islands = morph(document.body, next.body, old)
  if (islands.length > 0)
    import('../../islands/hydrate').then(({ prepareIsland }) => islands.forEach(prepareIsland)).catch(console.error)
}

function showHead(next: Document): void {
  const [old, now] = [document, next].map(one => [...one.head.querySelectorAll(pageTags)])
  const text = (elements: Element[] = []) => elements.map(({ outerHTML }) => outerHTML).join()
  if (text(old) === text(now)) return
  for (const element of old ?? []) element.remove()
  document.head.append(...(now ?? []))
}
