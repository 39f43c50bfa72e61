// Reaches the browser, when the search is opened.
import type { Found, FoundPage } from '../worker/messages'
import { ask } from './ask-worker'
import { element } from './element'
import { kindButtons } from './kinds'
import { resultItem, startingPoints } from './results'

/** After how many milliseconds without an answer the dialog says that it is searching: an empty one looks like no results. */
const progressDelayMs = 600

/** How many links are offered where nothing is found: more of them hide the one that helps. */
const maxStarts = 5

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

/** The links that are offered where there are no results to show. */
export interface Offers {
  /** The CSS selector of the links of the page that are offered where nothing is found. */
  starts: string
  /** That of the links that are offered before there is a query. */
  suggestions: string
}

const nothingSays = (query: string) => `No page says “${query}”. Try fewer words or another spelling, or:`

/** A link to people, who may know what no page says. */
function askLink(query: string): HTMLElement[] {
  const askAt: string = import.meta.env.SEARCH_ASK_AT ?? ''
  const href = import.meta.env.BASE_URL + askAt + encodeURIComponent(query)
  return askAt ? [element('p', {}, element('a', { className: 'search-retry', href }, `Ask us about “${query}”`))] : []
}

/** Queries that visitors may press, to see what can be asked. */
function exampleButtons(input: HTMLInputElement): HTMLElement[] {
  const examples: string[] = import.meta.env.SEARCH_EXAMPLES ?? []
  const buttons = examples.map(example => {
    const button = element('button', { type: 'button' }, example)
    button.onclick = () => {
      input.value = example
      input.dispatchEvent(new Event('input'))
      input.focus()
    }
    return button
  })
  return buttons.length > 0 ? [element('p', { className: 'search-kinds' }, ...buttons)] : []
}

const pagesOf = (count: number) => (count === 1 ? 'One page' : `${count} pages`)

/** How many pages match, and how many of them have only a part of the query. */
function countOf({ total, complete, pages }: Found): string {
  const more = total > pages.length ? `, the best ${pages.length} shown` : ''
  if (complete >= total) return pagesOf(total) + more
  const rest = total - complete
  const has = (count: number) => (count > 1 ? 'have' : 'has')
  const all = complete === 0 ? 'No page' : pagesOf(complete)
  return `${all} ${has(complete)} all of these words, ${rest} ${has(rest)} some${more}`
}

/** Searches while the visitor types, and shows the results of the last query, or what is offered in their place. */
export function setupQueries({ input, body, status, kinds, list, fallback }: DialogParts, offers: Offers): void {
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
      const found = await ask(query)
      if (query !== lastQuery) return
      const { pages } = found
      if (pages.length === 0)
        return show(nothingSays(query), [], [...askLink(query), startingPoints(offers.starts, maxStarts)])
      show(countOf(found), pages.map(resultItem), [], pages)
    } catch (error) {
      console.error(error)
      if (query === lastQuery) showFailure()
    } finally {
      clearTimeout(progress)
    }
  }

  function showSuggestions(): void {
    const links = startingPoints(offers.suggestions)
    const others = [...exampleButtons(input), links]
    show(links.childElementCount > 0 ? 'Often opened, or ask for:' : '', [], others)
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
      [retry, startingPoints(offers.starts, maxStarts)],
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
