// Reaches the browser, when the search is opened.

import type { FoundPage, SearchHit } from '../worker/messages'
import { element } from './element'

/** The list item of a page that was found: its section of the site, its name, its title, and its best matches. */
export function resultItem({ url, name, title, section, hits }: FoundPage): HTMLLIElement {
  const [first] = hits
  const own = first?.url === url ? first : undefined
  return element(
    'li',
    {},
    section !== undefined && element('span', { className: 'search-section' }, section),
    element(
      'a',
      { className: 'search-page', href: url },
      name ?? title,
      name !== undefined && element('span', { className: 'search-title' }, ` ${title}`),
    ),
    own && excerpt(own),
    element('ul', { className: 'search-hits' }, ...hits.filter(hit => hit !== own).map(hitItem)),
  )
}

function hitItem(hit: SearchHit): HTMLLIElement {
  return element('li', {}, element('a', { className: 'search-hit', href: hit.url }, hit.title), excerpt(hit))
}

function excerpt(hit: SearchHit): HTMLParagraphElement {
  const runs = hit.excerpt.map(({ text, isMarked }) => (isMarked ? element('mark', {}, text) : text))
  return element('p', { className: 'search-excerpt' }, ...runs)
}

/** A list of the first links of the page that the CSS selector matches, shown where the search has no results. */
export function startingPoints(selector: string, most?: number): HTMLUListElement {
  const links = selector ? [...document.querySelectorAll<HTMLAnchorElement>(selector)] : []
  return element(
    'ul',
    { className: 'search-starts' },
    ...links
      .slice(0, most)
      .map(({ href, textContent }) => element('li', {}, element('a', { href }, textContent ?? ''))),
  )
}
