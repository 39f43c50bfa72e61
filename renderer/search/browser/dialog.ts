// Reaches the browser, when the search is opened.
import { element } from './element'
import { type Offers, setupQueries } from './queries'
import styles from './search.css?url'

let opened: Promise<HTMLDialogElement> | undefined

/**
 * Opens the search dialog, with the last query still in its field. The button's `data-search` is a CSS selector of the
 * links that are offered where nothing is found, `data-suggestions` one of those that are offered before a query; it is
 * opened once with the query of `data-query`. Rejects when the dialog can't be created.
 */
export async function openSearch(button: HTMLElement): Promise<void> {
  const { search, suggestions } = button.dataset
  opened ??= createDialog({
    starts: search || 'header details nav a',
    suggestions: suggestions ?? '[data-often]',
  })
  const dialog = await opened
  if (!dialog.open) dialog.showModal()
  const input = dialog.querySelector('input')
  const { query } = button.dataset
  delete button.dataset.query
  if (!query) return input?.select()
  if (!input) return
  input.value = query
  input.dispatchEvent(new Event('input'))
}

/** The dialog, in the document and with its styles, not yet open. */
async function createDialog(offers: Offers): Promise<HTMLDialogElement> {
  const input = element('input', {
    className: 'search-field',
    type: 'text',
    name: 'q',
    autocomplete: 'off',
    autofocus: true,
    enterKeyHint: 'go',
    ariaLabel: 'Search this site',
    placeholder: 'Search this site',
  })
  const status = element('p', { className: 'search-status', role: 'status' })
  const kinds = element('div', { className: 'search-kinds', role: 'group', ariaLabel: 'Kinds of pages' })
  const list = element('ol', { className: 'search-list' })
  const fallback = element('div')
  const close = element('button', { className: 'search-close', type: 'button' }, 'Close')
  const form = element('form', { className: 'search-form', role: 'search' }, input, close)
  const body = element('div', { className: 'search-body' }, status, kinds, list, fallback)
  const dialog = element('dialog', { className: 'search', ariaLabel: 'Search' }, form, body)

  close.onclick = () => dialog.close()
  // A press on the dialog element itself is outside of its content.
  dialog.onpointerdown = ({ target }) => target === dialog && dialog.close()
  dialog.onclick = ({ target }) => target instanceof Element && target.closest('a') && dialog.close()
  dialog.onkeydown = event => moveFocus(event, [input, ...focusable(body)])
  form.onsubmit = event => {
    event.preventDefault()
    list.querySelector('a')?.click()
  }
  setupQueries({ input, body, status, kinds, list, fallback }, offers)
  await loadStyles()
  document.body.append(dialog)
  return dialog
}

/** Settles when the dialog's styles are loaded, or can't be: the dialog also works without them. */
async function loadStyles(): Promise<void> {
  const sheet = element('link', { rel: 'stylesheet', href: styles })
  const settled = new Promise(resolve => {
    sheet.onload = sheet.onerror = resolve
  })
  document.head.append(sheet)
  await settled
}

/** Moves the focus with the arrow keys from the field through the links and back; what is typed goes to the field. */
function moveFocus(event: KeyboardEvent, stops: HTMLElement[]): void {
  if (isTyping(event)) stops[0]?.focus()
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step) return
  event.preventDefault()
  const at = stops.indexOf(document.activeElement as HTMLElement)
  stops[Math.min(Math.max(at + step, 0), stops.length - 1)]?.focus()
}

/** The links that arrow keys go to: shown results, or the suggestions in their place. */
const focusable = (body: HTMLElement) =>
  [...body.querySelectorAll<HTMLElement>('a, .search-retry, p > button')].filter(each => !each.closest('[hidden]'))

/** Whether a key changes a text. At a link or a button a space does something else. */
function isTyping({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const isText = key.length === 1 && (key !== ' ' || !(target instanceof HTMLButtonElement))
  return (isText || key === 'Backspace') && !ctrlKey && !metaKey && !altKey
}
