// Reaches the browser, when a page with an island is opened.

const intentEvents = ['pointerover', 'touchstart', 'focusin'] as const
const useEvents = ['click', 'keydown', 'input'] as const

/** Sets the value of a field in a hydrated island as if the visitor had entered it now. */
export type WriteField = (field: Field, value: string | boolean) => void

/** Shows that an island waits for its code; gives the function that ends that. */
export type ShowWaiting = (island: Element) => () => void

/**
 * Starts hydration when a visitor points at, touches or focuses the island, queues the events until it is hydrated, and
 * replays them then. Radio buttons and checkboxes show a choice at once. When hydration fails, they are replayed on the plain HTML instead.
 */
export function replayEvents(island: Element, hydrate: () => Promise<WriteField>, showWaiting: ShowWaiting): void {
  const queue: Array<() => void> = []
  const fields = new Map<Field, string | boolean>()
  let started = false
  let endWait: (() => void) | undefined

  const start = () => {
    if (started) return
    started = true
    hydrate().then(
      write => replay(write),
      // After the current event: the browser reverts the checked state of a click that was prevented when it ends.
      () => setTimeout(replay),
    )
  }
  // Offline it would only put a failure notice under the pointer.
  const onIntent = () => navigator.onLine && start()
  const capture = (event: Event) => {
    // Nested islands handle their own events.
    const target = event.target as Element
    if (target.closest('x-island') !== island) return
    start()
    if (event.type === 'click' && target.closest('a[href]')) return
    // Tab only moves the focus through the island.
    if (!(event instanceof KeyboardEvent && event.key === 'Tab')) endWait ??= showWaiting(island)
    if (event.type === 'click' && isChoice(target)) {
      // The browser shows the choice at once; the island learns of it as of text that was typed meanwhile.
      if (isField(target)) fields.set(target, readField(target))
    } else if (event.type === 'click') {
      event.preventDefault()
      event.stopImmediatePropagation()
      // SVG elements have no click().
      queue.push(() =>
        target instanceof HTMLElement
          ? target.click()
          : target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
      )
    } else if (event.type === 'keydown') {
      queue.push(() => target.dispatchEvent(new KeyboardEvent('keydown', event as KeyboardEvent)))
    } else if (isField(target)) {
      fields.set(target, readField(target))
    }
  }
  const replay = (write?: WriteField) => {
    endWait?.()
    for (const type of intentEvents) island.removeEventListener(type, onIntent, true)
    for (const type of useEvents) island.removeEventListener(type, capture, true)
    if (write) for (const [field, value] of fields) write(field, value)
    for (const dispatch of queue) dispatch()
  }
  for (const type of intentEvents) island.addEventListener(type, onIntent, { capture: true, passive: true })
  for (const type of useEvents) island.addEventListener(type, capture, true)
}

/** A form field whose value is restored. */
export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isField = (element: Element): element is Field => /^(INPUT|SELECT|TEXTAREA)$/.test(element.tagName)

/** Whether a click on the element, or on its label, chooses a checkbox or radio button. */
function isChoice(element: Element): boolean {
  const field = isField(element) ? element : element.closest('label')?.control
  return field instanceof HTMLInputElement && isCheckable(field)
}

/** Whether a field is a checkbox or radio button. */
export const isCheckable = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio'

/** The value of a field, or whether it is checked. */
export const readField = (field: Field) => (isCheckable(field) ? field.checked : field.value)
