// Reaches the browser, on every page that has an island.
import { awaitIsland } from './loading/await-island'

const intent = ['pointerover', 'touchstart', 'focusin'] as const
const uses = ['click', 'keydown', 'input'] as const

/**
 * Starts waking the island when a visitor comes near, and keeps what they do until it is awake, so that no first use
 * is lost. When waking fails, what was kept happens to the plain HTML instead.
 */
export function hold(island: Element, wake: () => Promise<void>): void {
  const kept: Array<() => void> = []
  const fields = new Map<Field, string | boolean>()
  let started = false
  let endWait: (() => void) | undefined

  const start = () => {
    if (started) return
    started = true
    wake().then(
      () => release(true),
      // Not before the event at hand has ended: what it would have chosen is taken back then.
      () => setTimeout(release, 0, false),
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
      fields.set(target, read(target))
    }
  }
  const release = (awake: boolean) => {
    endWait?.()
    for (const type of intent) island.removeEventListener(type, approach, true)
    for (const type of uses) island.removeEventListener(type, keep, true)
    if (awake) for (const [field, value] of fields) write(field, value)
    for (const act of kept) act()
  }
  for (const type of intent) island.addEventListener(type, approach, { capture: true, passive: true })
  for (const type of uses) island.addEventListener(type, keep, true)
}

/** Remembers what was typed or chosen in an island's plain HTML; gives the function that makes React hear of it. */
export function keepFields(island: Element): () => void {
  const fields = [...island.querySelectorAll<Field>('input,select,textarea')].filter(isChanged)
  const kept = fields.map(field => [field, read(field)] as const)
  return () => {
    for (const [field, value] of kept) write(field, value)
  }
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isField = (element: Element): element is Field => /^(INPUT|SELECT|TEXTAREA)$/.test(element.tagName)
const isTick = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio'
const read = (field: Field) => (isTick(field) ? field.checked : field.value)
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return [...field.options].some(one => one.selected !== one.defaultSelected)
  // Of a radio group, the one that is chosen now tells of the one that was.
  if (isTick(field)) return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox')
  return field.value !== field.defaultValue
}

/**
 * Makes React hear of what was typed or chosen before it listened: first another value through React's own setter,
 * then the visitor's value past it, so that React sees a change.
 */
function write(field: Field, value: string | boolean): void {
  if (isTick(field)) {
    field.checked = !value
    field.click()
    return
  }
  const caret = field instanceof HTMLSelectElement ? null : field.selectionStart
  field.value = value === '' ? ' ' : ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  if (caret !== null && !(field instanceof HTMLSelectElement)) field.setSelectionRange(caret, caret)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}
