// Reaches the browser, when a writer turns edit mode on in the dev server.
import { element } from '../../../browser/elements'
import type { Target } from '../marks'

/** One entry: what is edited, and the element that shows it. */
export interface ListEntry {
  target: Pick<Target, 'element' | 'part'>
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
 * The way to every text by keyboard and screen reader: a list with one button for each, which nobody sees. The text
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
    const entry = entries[buttons().indexOf(event.target as HTMLButtonElement)]
    if (!entry) return
    current = entries.indexOf(entry)
    reveal(entry.target.element)
    onFocus(entry)
  })
  list.addEventListener('focusout', onBlur)
  list.addEventListener('keydown', event => {
    const entry = entries[current]
    const where = event.key === 'ArrowUp' ? 'before' : 'after'
    if (event.altKey && /^Arrow(Up|Down)$/.test(event.key)) entry?.move?.(where)
    else if (event.key === 'Delete') entry?.remove?.()
    else if (/^Arrow(Down|Right)$/.test(event.key)) focus(current + 1)
    else if (/^Arrow(Up|Left)$/.test(event.key)) focus(current - 1)
    else if (event.key === 'Home') focus(0)
    else if (event.key === 'End') focus(entries.length - 1)
    else return
    event.preventDefault()
  })

  return {
    /** Shows these entries; the focus stays at the entry with the same place in the list. */
    set(next: ListEntry[]) {
      const hadFocus = list.contains(shadow.activeElement)
      entries = next
      current = Math.min(current, Math.max(next.length - 1, 0))
      list.replaceChildren(
        ...next.map(({ label, open }, index) => {
          const button = element('button', '', [label])
          button.tabIndex = index === current ? 0 : -1
          button.setAttribute('aria-describedby', hint.id)
          button.addEventListener('click', open)
          return element('li', '', [button])
        }),
      )
      if (hadFocus) focus(current)
    },
    /** Puts the focus at the entry of an element, or at the first one that can be seen. */
    focusAt(target?: Element) {
      const wanted = target ? entries.findIndex(entry => entry.target.element === target) : -1
      focus(
        wanted >= 0
          ? wanted
          : Math.max(
              entries.findIndex(entry => isSeen(entry.target.element)),
              0,
            ),
      )
    },
    remove: () => region.remove(),
  }
}

/** What was opened to show the text that has the focus. */
let opened: HTMLDetailsElement[] = []

/** Opens what hides an element, closes what hid the one before, and scrolls to it where it is out of the window. */
function reveal(target: Element): void {
  for (const details of opened) details.open = details.contains(target)
  opened = opened.filter(({ open }) => open)
  for (let node = target.parentElement; node; node = node.parentElement)
    if (node instanceof HTMLDetailsElement && !node.open) {
      node.open = true
      opened.push(node)
    }
  if (!isSeen(target)) target.scrollIntoView({ block: 'center' })
}

/** Whether an element is in the window, below a header that stays there. */
function isSeen(target: Element): boolean {
  const { top, bottom } = target.getBoundingClientRect()
  return target.checkVisibility() && top >= headerPx && bottom <= innerHeight
}
