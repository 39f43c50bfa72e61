// Reaches the browser, when the search is opened.
import type { FoundPage, SearchHit } from './ask'
import { element } from './element'
import { excerptRuns } from './excerpt'

/** A page that was found: its part of the site, its name, and the sections that hold the words. */
export function resultItem({ url, title, section, hits }: FoundPage): HTMLLIElement {
  const [first] = hits
  const own = first?.url === url ? first : undefined
  return element(
    'li',
    {},
    section !== undefined && element('span', { className: 'text-note text-ink-3' }, section),
    element('a', { className: 'search-page', href: url }, title),
    own && excerpt(own),
    element('ul', { className: 'nav' }, ...hits.filter(place => place !== own).map(placeItem)),
  )
}

function placeItem(place: SearchHit): HTMLLIElement {
  return element('li', {}, element('a', { className: 'text-ink', href: place.url }, place.title), excerpt(place))
}

function excerpt(place: SearchHit): HTMLParagraphElement {
  const runs = excerptRuns(place.excerpt).map(({ text, isMarked }) => (isMarked ? element('mark', {}, text) : text))
  return element('p', { className: 'text-note text-ink-2' }, ...runs)
}

/** What is shown where nothing was found or nothing can be: the main parts of the site, as the header names them. */
export function startingPoints(): HTMLUListElement {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('#header nav[aria-label="Menu"] a')]
  return element(
    'ul',
    { className: 'nav search-starts' },
    ...links.map(({ href, textContent }) => element('li', {}, element('a', { href }, textContent ?? ''))),
  )
}
