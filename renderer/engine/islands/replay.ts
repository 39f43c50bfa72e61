// Reaches the browser, on every page that has an island.
import { showWaiting } from '../../site/islands/loading/show-waiting'

const intentEvents = ['pointerover', 'touchstart', 'focusin'] as const
const useEvents = ['click', 'keydown', 'input'] as const

/** Makes an awake island hear of what a field held before. */
export type WriteField = (field: Field, value: string | boolean) => void

/**
 * Starts waking the island when a visitor comes near, and keeps what they do until it is awake, so that no first use
 * is lost. When waking fails, what was kept happens to the plain HTML instead.
 */
export function replayEvents(island: Element, wake: () => Promise<WriteField>): void {
  const queue: Array<() => void> = []
  const fields = new Map<Field, string | boolean>()
  let started = false
  let endWait: (() => void) | undefined

  const start = () => {
    if (started) return
    started = true
    wake().then(
      write => replay(write),
      // Not before the event at hand has ended: what it would have chosen is taken back then.
      () => setTimeout(replay),
    )
  }
  // To come near asks for nothing that can't come: it would put a notice under the pointer.
  const onIntent = () => navigator.onLine && start()
  const capture = (event: Event) => {
    // Nested islands look after themselves.
    const target = event.target as Element
    if (target.closest('x-island') !== island) return
    start()
    if (event.type === 'click' && target.closest('a[href]')) return
    // Passing through is no use.
    if (!(event instanceof KeyboardEvent && event.key === 'Tab')) endWait ??= showWaiting(island)
    if (event.type === 'click') {
      event.preventDefault()
      event.stopImmediatePropagation()
      // Elements of a drawing have no click().
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

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isField = (element: Element): element is Field => /^(INPUT|SELECT|TEXTAREA)$/.test(element.tagName)

/** Whether a field is ticked rather than filled in. */
export const isCheckable = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio'

/** What a field holds. */
export const readField = (field: Field) => (isCheckable(field) ? field.checked : field.value)
