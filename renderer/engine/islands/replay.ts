// Reaches the browser, on every page that has an island.
import { awaitIsland } from '../../site/islands/loading/show-waiting'

const intent = ['pointerover', 'touchstart', 'focusin'] as const
const uses = ['click', 'keydown', 'input'] as const

/** Makes an awake island hear of what a field held before. */
export type WriteField = (field: Field, value: string | boolean) => void

/**
 * Starts waking the island when a visitor comes near, and keeps what they do until it is awake, so that no first use
 * is lost. When waking fails, what was kept happens to the plain HTML instead.
 */
export function hold(island: Element, wake: () => Promise<WriteField>): void {
  const kept: Array<() => void> = []
  const fields = new Map<Field, string | boolean>()
  let started = false
  let endWait: (() => void) | undefined

  const start = () => {
    if (started) return
    started = true
    wake().then(
      write => release(write),
      // Not before the event at hand has ended: what it would have chosen is taken back then.
      () => setTimeout(release),
    )
  }
  // To come near asks for nothing that can't come: it would put a notice under the pointer.
  const approach = () => navigator.onLine && start()
  const keep = (event: Event) => {
    // Nested islands look after themselves.
    const target = event.target as Element
    if (target.closest('x-island') !== island) return
    start()
    if (event.type === 'click' && target.closest('a[href]')) return
    // Passing through is no use.
    if (!(event instanceof KeyboardEvent && event.key === 'Tab')) endWait ??= awaitIsland(island)
    if (event.type === 'click') {
      event.preventDefault()
      event.stopImmediatePropagation()
      // Elements of a drawing have no click().
      kept.push(() =>
        target instanceof HTMLElement
          ? target.click()
          : target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
      )
    } else if (event.type === 'keydown') {
      kept.push(() => target.dispatchEvent(new KeyboardEvent('keydown', event as KeyboardEvent)))
    } else if (isField(target)) {
      fields.set(target, readField(target))
    }
  }
  const release = (write?: WriteField) => {
    endWait?.()
    for (const type of intent) island.removeEventListener(type, approach, true)
    for (const type of uses) island.removeEventListener(type, keep, true)
    if (write) for (const [field, value] of fields) write(field, value)
    for (const act of kept) act()
  }
  for (const type of intent) island.addEventListener(type, approach, { capture: true, passive: true })
  for (const type of uses) island.addEventListener(type, keep, true)
}

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isField = (element: Element): element is Field => /^(INPUT|SELECT|TEXTAREA)$/.test(element.tagName)

/** Whether a field is ticked rather than filled in. */
export const isTick = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio'

/** What a field holds. */
export const readField = (field: Field) => (isTick(field) ? field.checked : field.value)
