// Reaches the browser, when an address is unknown.
import { corrections, type Known, nearest, type Run, wordsOf } from './nearest'

const elements: Record<Run['is'], string> = { same: 'span', struck: 's', added: 'ins' }

/** The pages that this one links to, each once, with the shortest of its links' words. */
function knownPages(): Known[] {
  const known = new Map<string, Known>()
  const isPage = ({ origin, pathname, hash }: HTMLAnchorElement | HTMLAreaElement) =>
    origin === location.origin && pathname !== import.meta.env.BASE_URL && !hash
  for (const link of [...document.links].filter(isPage)) {
    const [path, label] = [link.pathname, labelOf(link)]
    const former = known.get(path)
    if (label && (!former || label.length < former.label.length)) known.set(path, { path, label })
  }
  return [...known.values()]
}

/** The words of a link; of an entry of a menu, whose line follows in an element of its own, its name. */
function labelOf(link: Element): string {
  const name = link.firstChild instanceof Element ? [...link.children].find(child => child.textContent.trim()) : link
  return (name ?? link).textContent.trim()
}

function make(name: string, text: string, parent: HTMLElement): HTMLElement {
  const element = document.createElement(name)
  element.textContent = text
  parent.append(element)
  return element
}

/**
 * Shows the address that was typed with a corrector's marks, and the nearest pages in place of those that most people
 * look for.
 */
export function showNearest(address: HTMLElement, list: HTMLElement | null): void {
  const typed = decoded(location.pathname)
  const pages = nearest(typed, knownPages())
  prepareSearch(wordsOf(typed).join(' '))
  address.replaceChildren()
  for (const { is, text } of corrections(typed, pages[0])) make(elements[is], text, address)
  if (!list || pages.length === 0) return
  list.replaceChildren()
  list.dataset.near = ''
  list.ariaLabel = 'Pages with a similar address'
  for (const { path, label } of pages) {
    const item = make('li', '', list)
    const link = make('a', label, item) as HTMLAnchorElement
    link.href = path
    make('span', path, item)
  }
  const heading = list.previousElementSibling
  if (heading) heading.textContent = pages.length > 1 ? 'Did you mean one of these?' : 'Did you mean this?'
}

/** The most letters that the button has room for in one line: nothing below it moves. */
const maxShown = 24

/** The search opens with the words of the address, and its button on the page shows them if they are few. */
function prepareSearch(words: string): void {
  const [search, button] = ['[data-search]', '[data-opens-search]'].map(each =>
    document.querySelector<HTMLElement>(each),
  )
  if (!words || !search || !button) return
  search.dataset.query = words
  if (words.length <= maxShown) button.textContent = `Search for “${words}”`
}

/** An address that can't be decoded is shown as it is. */
function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
