// Reaches the browser, when the dev server runs; never a visitor.
import { type Problem, sourceUrl } from '../report'
import tools from './tools.css?inline'

/** Makes an element with a class and children. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  children: (Node | string)[],
) {
  const created = document.createElement(name)
  created.className = className
  created.append(...children)
  return created
}

/** Makes a layer over the page in a shadow root: neither's styles change the other. `styles` follow those of all tools. */
export function createLayer(name: string, styles: string) {
  const host = document.createElement(name)
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(tools + styles)
  shadow.adoptedStyleSheets = [sheet]
  return { host, shadow }
}

/** One problem: its place, which opens the editor there, what is wrong, and what to do. */
export function problemSection({ place, about, message, hint }: Problem): HTMLElement {
  const head = element('p', 'place', [...(place ? [placeButton(place)] : []), about ?? ''])
  return element('section', '', [head, element('p', 'message', [message]), element('p', 'quiet', [hint])])
}

function placeButton(place: string): HTMLElement {
  const button = element('button', '', [place])
  button.title = 'Open in the editor'
  const query = new URLSearchParams({ place })
  button.addEventListener('click', () => void fetch(`${sourceUrl}?${query}`, { method: 'POST' }))
  return button
}
