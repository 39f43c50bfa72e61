// Reaches the browser, when the search is opened.
import type { FoundPage } from '../worker/messages'
import { ask } from './ask-worker'
import { element } from './element'
import { kindButtons } from './kinds'
import { resultItem, startingPoints } from './results'

/** After how many milliseconds without an answer the dialog says that it is searching: an empty one looks like no results. */
const progressDelayMs = 600

/** The elements of the dialog that queries read and change. */
interface DialogParts {
  input: HTMLInputElement
  /** Contains the others, and scrolls. */
  body: HTMLElement
  status: HTMLElement
  /** The element for the kinds of results. */
  kinds: HTMLElement
  list: HTMLElement
  /** The element that is shown where there are no results. */
  fallback: HTMLElement
}

const nothingSays = (query: string) =>
  `Nothing here says “${query}”. Try fewer words or another spelling, or start from:`

/**
 * Searches while the visitor types, and shows the results of the last query. Offers links of the page that the CSS
 * selectors match: some before there is a query, others where nothing is found.
 */
export function setupQueries(
  { input, body, status, kinds, list, fallback }: DialogParts,
  startSelector: string,
  suggestionSelector: string,
): void {
  let lastQuery = ''
  input.oninput = () => void search()
  showSuggestions()

  async function search(): Promise<void> {
    const query = input.value.trim()
    if (query === lastQuery) return
    lastQuery = query
    if (!query) return showSuggestions()
    const progress = setTimeout(() => query === lastQuery && show('Searching …'), progressDelayMs)
    try {
      const { total, pages } = await ask(query)
      if (query !== lastQuery) return
      if (pages.length === 0) return show(nothingSays(query), [], [startingPoints(startSelector)])
      const more = total > pages.length ? `, the best ${pages.length} shown` : ''
      show(`${total === 1 ? 'One page' : `${total} pages`}${more}`, pages.map(resultItem), [], pages)
    } catch (error) {
      console.error(error)
      if (query === lastQuery) showFailure()
    } finally {
      clearTimeout(progress)
    }
  }

  function showSuggestions(): void {
    const links = startingPoints(suggestionSelector)
    show(links.childElementCount > 0 ? 'Often opened:' : '', [], [links])
  }

  function showFailure(): void {
    const retry = element('button', { className: 'search-retry', type: 'button' }, 'Try again')
    retry.onclick = () => {
      lastQuery = ''
      input.focus()
      void search()
    }
    show(
      'The search can’t be loaded. Check your connection, or start from:',
      [],
      [startingPoints(startSelector), retry],
    )
  }

  function show(message: string, results: HTMLElement[] = [], others: Node[] = [], pages: FoundPage[] = []): void {
    const at = linksOf(list).indexOf(document.activeElement as HTMLAnchorElement)
    status.textContent = message
    kinds.replaceChildren(...kindButtons(results, pages))
    list.replaceChildren(...results)
    fallback.replaceChildren(...others)
    body.scrollTop = 0
    // Results of the whole word may come after the first arrow key.
    if (at >= 0) (linksOf(list)[at] ?? input).focus()
  }
}

const linksOf = (list: HTMLElement) => [...list.querySelectorAll('a')]
