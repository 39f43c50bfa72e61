// Reaches the browser, when a page with a divided list is opened.

/** The stored state of this visit, so that going back leads to the same place. */
interface Remembered {
  /** The number of pages that were added to the list. */
  pagesAdded?: number
  scrollTop?: number
}

/**
 * Makes the link to the next page of a list add that page's entries in place. The URL stays; a visitor who leaves and
 * comes back finds the same entries at the same place. A page that can't be fetched is opened instead.
 */
export async function loadMore(link: HTMLAnchorElement): Promise<void> {
  const { pagesAdded = 0, scrollTop = 0 }: Remembered = history.state ?? {}
  link.addEventListener('click', async event => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const address = link.href
    const first = await addNextPage(link).catch(() => undefined)
    if (!first) return location.assign(address)
    first.querySelector('a')?.focus()
    const remembered: Remembered = history.state ?? {}
    history.replaceState({ ...remembered, pagesAdded: (remembered.pagesAdded ?? 0) + 1 }, '')
  })
  addEventListener('pagehide', () => {
    const remembered: Remembered = history.state ?? {}
    if (remembered.pagesAdded) history.replaceState({ ...remembered, scrollTop: scrollY }, '')
  })
  for (let page = 0; page < pagesAdded; page++) await addNextPage(link)
  if (pagesAdded > 0) scrollTo({ top: scrollTop, behavior: 'instant' })
}

/** Adds the entries of the page that the link leads to, and points the link at the page after it. Gives the first. */
async function addNextPage(link: HTMLAnchorElement): Promise<Element | undefined> {
  const status = link.nextElementSibling
  const list = document.querySelector('[data-list]')
  link.ariaBusy = 'true'
  const page = await fetchDocument(link.href).finally(() => link.removeAttribute('aria-busy'))
  const entries = [...page.querySelectorAll('[data-list]>*')].map(entry => document.importNode(entry, true))
  const next = page.querySelector<HTMLAnchorElement>('[data-more]')
  list?.append(...entries)
  if (next) link.href = next.href
  // The link that was focused is gone only after the focus has moved to the first entry.
  else queueMicrotask(() => link.remove())
  const left = next?.nextElementSibling?.textContent
  if (status)
    status.textContent = left ? `${entries.length} added, ${left}` : `${entries.length} added. That is everything.`
  return entries[0]
}

/** A page as a document. XMLHttpRequest parses HTML without a policy for trusted types. Rejects when it isn't there. */
function fetchDocument(url: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('GET', url)
    request.responseType = 'document'
    request.onload = () => (request.status === 200 && request.response ? resolve(request.response) : reject())
    request.onerror = reject
    request.send()
  })
}
