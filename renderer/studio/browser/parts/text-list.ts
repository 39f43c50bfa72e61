// Reaches the browser, when a writer turns edit mode on in the dev server.
import { element } from '@proofsheet/engine/vite/browser/elements'
import type { Target } from '../marks'

/** One entry: the edited source, and the element that shows it. */
export interface ListEntry {
  target: Pick<Target, 'element' | 'part' | 'isBlock'>
  label: string
  open(): void
  /** Moves a block among its neighbours; absent for other texts. */
  move?(where: 'before' | 'after'): void
  /** Removes a block. */
  remove?(): void
}

interface ListOptions {
  onFocus(entry: ListEntry): void
  onBlur(): void
}

/** The height that a header may cover, in px. */
const headerPx = 80

const help =
  'Arrow keys go from text to text, Enter edits. Alt and an arrow key move a block, Delete removes it. ' +
  'Alt+Shift+E ends edit mode.'

/**
 * The way to every text by keyboard and screen reader: a visually hidden list with one button for each. The text
 * whose button has the focus is outlined on the page. The list is one tab stop.
 */
export function createTextList(shadow: ShadowRoot, { onFocus, onBlur }: ListOptions) {
  const hint = element('p', '', [help])
  hint.id = 'list-help'
  const list = element('ul', '', [])
  const region = element('section', 'unseen', [hint, list])
  region.setAttribute('aria-label', 'Texts of this page')
  shadow.append(region)
  let entries: ListEntry[] = []
  let current = 0
  const buttons = () => [...list.querySelectorAll('button')]

  const focus = (index: number) => {
    const all = buttons()
    current = Math.min(Math.max(index, 0), all.length - 1)
    for (const [at, button] of all.entries()) button.tabIndex = at === current ? 0 : -1
    all[current]?.focus({ preventScroll: true })
  }
  list.addEventListener('focusin', event => {
    current = Math.max(buttons().indexOf(event.target as HTMLButtonElement), 0)
    const entry = entries[current]
    if (!entry) return
    reveal(entry.target.element)
    onFocus(entry)
  })
  list.addEventListener('focusout', onBlur)
  list.addEventListener('keydown', event => {
    const next = nextIndex(event.key, current, entries.length)
    const isDone = event.altKey || event.key === 'Delete' ? act(event, entries[current]) : next !== undefined
    if (!isDone) return
    event.preventDefault()
    if (next !== undefined && !event.altKey) focus(next)
  })
  return {
    /** Shows these entries; the focus stays at the same text, or at the same place in the list. */
    set(next: ListEntry[]) {
      const hadFocus = list.contains(shadow.activeElement)
      const same = next.findIndex(entry => isSameText(entry, entries[current]))
      entries = next
      current = same >= 0 ? same : Math.min(current, Math.max(next.length - 1, 0))
      list.replaceChildren(...next.map((entry, index) => rowOf(entry, index === current, hint.id)))
      if (hadFocus) focus(current)
    },
    /** Puts the focus at the entry of an element, or at the first one that can be seen, of the text before menus. */
    focusAt(target?: Element) {
      const indexOf = (is: (element: Element) => boolean) => entries.findIndex(entry => is(entry.target.element))
      const wanted = target ? indexOf(element => element === target) : -1
      const inText = indexOf(element => isSeen(element) && element.closest('main') !== null)
      focus([wanted, inText, indexOf(isSeen), 0].find(index => index >= 0) ?? 0)
    },
  }
}

/** Whether two entries are of the same text: that of an element, or a part of it. */
function isSameText({ target: a }: ListEntry, { target: b }: Partial<ListEntry> = {}): boolean {
  return a.element === b?.element && a.isBlock === b.isBlock && a.part?.start === b.part?.start
}

function rowOf({ label, open }: ListEntry, isCurrent: boolean, describedBy: string): HTMLElement {
  const button = element('button', '', [label])
  button.tabIndex = isCurrent ? 0 : -1
  button.setAttribute('aria-describedby', describedBy)
  button.addEventListener('click', open)
  return element('li', '', [button])
}

/** The entry that a key goes to. */
function nextIndex(key: string, current: number, count: number): number | undefined {
  if (key === 'ArrowDown' || key === 'ArrowRight') return current + 1
  if (key === 'ArrowUp' || key === 'ArrowLeft') return current - 1
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

/** Moves or removes a block by a key. Gives whether the key is one of these. */
function act({ key, altKey }: KeyboardEvent, entry: ListEntry | undefined): boolean {
  if (altKey && key === 'ArrowUp') entry?.move?.('before')
  else if (altKey && key === 'ArrowDown') entry?.move?.('after')
  else if (!altKey && key === 'Delete') entry?.remove?.()
  else return false
  return true
}

/** The `<details>` that were opened to show the text that has the focus. */
let opened: HTMLDetailsElement[] = []

/**
 * Opens the `<details>` around an element, closes those around the last one, and scrolls to it where it is out of the
 * window. A menu that this width of window doesn't show stays closed: open, it would only cover the page.
 */
function reveal(target: Element): void {
  for (const details of opened) details.open = details.contains(target)
  opened = opened.filter(({ open }) => open)
  for (const details of detailsAround(target)) {
    if (!details.checkVisibility()) break
    if (details.open) continue
    details.open = true
    opened.push(details)
  }
  if (!isSeen(target)) target.scrollIntoView({ block: 'center' })
}

/** The details elements around an element, the outermost first. */
function detailsAround(target: Element): HTMLDetailsElement[] {
  const parent = target.parentElement?.closest('details')
  return parent ? [...detailsAround(parent), parent] : []
}

/** Whether an element is in the window, below a header that stays there. */
function isSeen(target: Element): boolean {
  const { top, bottom } = target.getBoundingClientRect()
  return target.checkVisibility() && top >= headerPx && bottom <= innerHeight
}
