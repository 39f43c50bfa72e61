// Reaches the browser, when a writer turns edit mode on in the dev server.
import { element } from '@proofsheet/engine/vite/browser/elements'
import type { FieldForm } from '../../source-types'

/** The length of a text beside its limits, in words: "43 characters, at most 60". */
export function describeLength(length: number, limits: FieldForm['limits'] = {}): string {
  const { minLength, maxLength } = limits
  const bounds = [
    ...(minLength === undefined ? [] : [`at least ${minLength}`]),
    ...(maxLength === undefined ? [] : [`at most ${maxLength}`]),
  ]
  return [`${length} ${length === 1 ? 'character' : 'characters'}`, ...bounds].join(', ')
}

/** Whether a length is outside of the limits. */
export function isOutside(length: number, { minLength = 0, maxLength = Infinity }: FieldForm['limits'] = {}): boolean {
  return length < minLength || length > maxLength
}

/** Shows the length of a text while it is typed, where it is limited; the control is invalid outside of the limits. */
export function addCounter(box: HTMLElement, input: HTMLElement, { limits }: FieldForm): void {
  if (!(input instanceof HTMLTextAreaElement) || (!limits?.minLength && !limits?.maxLength)) return
  const counter = element('p', 'quiet', [])
  const count = () => {
    // Unicode code points, as the validator counts them.
    const { length } = [...input.value]
    counter.textContent = describeLength(length, limits)
    input.setAttribute('aria-invalid', String(isOutside(length, limits)))
    counter.className = isOutside(length, limits) ? 'issue' : 'quiet'
  }
  counter.id = `${input.id}-length`
  input.setAttribute('aria-describedby', `${input.getAttribute('aria-describedby') ?? ''} ${counter.id}`.trim())
  input.addEventListener('input', count)
  count()
  box.append(counter)
}
