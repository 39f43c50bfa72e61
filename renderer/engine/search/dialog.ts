// Reaches the browser, when the search is opened.
import { ask } from './ask'
import { element } from './element'
import { resultItem, startingPoints } from './results'
import styles from './search.css?url'

/** How long an answer may take before the search says that it is still looking, in milliseconds. */
const timeoutMs = 600

let opened: Promise<HTMLDialogElement> | undefined

/** Opens the search over the page, with what was asked before still in its field. */
export async function openSearch(button: HTMLElement): Promise<void> {
  // An attempt before may have failed and said so.
  button.textContent = 'Search'
  opened ??= make()
  const dialog = await opened
  if (!dialog.open) dialog.showModal()
  dialog.querySelector('input')?.select()
}

/** The dialog, in the page and with its styles, not yet shown. */
async function make(): Promise<HTMLDialogElement> {
  const input = element('input', {
    className: 'field',
    type: 'text',
    name: 'q',
    autocomplete: 'off',
    autofocus: true,
    enterKeyHint: 'go',
    ariaLabel: 'Search this site',
    placeholder: 'Search this site',
  })
  const status = element('p', { className: 'text-note text-ink-3', role: 'status' })
  const list = element('ol', { className: 'nav' })
  const debounceMs = element('div')
  const close = element('button', { className: 'btn-link', type: 'button' }, 'Close')
  const form = element('form', { role: 'search' }, input, close)
  const body = element('div', { className: 'search-body' }, status, list, debounceMs)
  const dialog = element('dialog', { className: 'search', ariaLabel: 'Search' }, form, body)

  close.onclick = () => dialog.close()
  // The dialog's own ground: what is outside of its content is outside of the search.
  dialog.onpointerdown = ({ target }) => target === dialog && dialog.close()
  dialog.onclick = ({ target }) => target instanceof Element && target.closest('a') && dialog.close()
  dialog.onkeydown = event => walk(event, [input, ...body.querySelectorAll<HTMLElement>('a, button')])
  form.onsubmit = event => {
    event.preventDefault()
    list.querySelector('a')?.click()
  }
  input.oninput = () => void search()

  let asked = ''
  async function search() {
    const text = input.value.trim()
    if (text === asked) return
    asked = text
    if (!text) return show('')
    // An answer comes sooner than this as a rule; where it doesn't, silence would look like nothing found.
    const late = setTimeout(() => text === asked && show('Searching …'), timeoutMs)
    try {
      const { total, pages } = await ask(text)
      if (text !== asked) return
      if (pages.length === 0)
        return show(
          `Nothing here says “${text}”. Try fewer words or another spelling, or start from:`,
          [],
          [startingPoints()],
        )
      const more = total > pages.length ? `, the best ${pages.length} shown` : ''
      show(`${total === 1 ? 'One page' : `${total} pages`}${more}`, pages.map(resultItem))
    } catch (error) {
      console.error(error)
      if (text !== asked) return
      const again = element('button', { className: 'btn', type: 'button' }, 'Try again')
      again.onclick = () => {
        asked = ''
        input.focus()
        void search()
      }
      show('The search can’t be loaded. Check your connection, or start from:', [], [startingPoints(), again])
    } finally {
      clearTimeout(late)
    }
  }

  function show(says: string, found: Node[] = [], others: Node[] = []) {
    status.textContent = says
    list.replaceChildren(...found)
    debounceMs.replaceChildren(...others)
    body.scrollTop = 0
  }

  const sheet = element('link', { rel: 'stylesheet', href: styles })
  // Without its styles the search is plain, and still a search.
  const styled = new Promise(resolve => {
    sheet.onload = sheet.onerror = resolve
  })
  document.head.append(sheet)
  await styled
  document.body.append(dialog)
  return dialog
}

/** Lets the arrow keys go from the field through the links and back. */
function walk(event: KeyboardEvent, stops: HTMLElement[]): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step) return
  event.preventDefault()
  const at = stops.indexOf(document.activeElement as HTMLElement)
  stops[Math.min(Math.max(at + step, 0), stops.length - 1)]?.focus()
}
