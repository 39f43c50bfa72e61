// Reaches the browser, when a writer turns edit mode on in the dev server.
import { element } from '@proofsheet/engine/vite/browser/elements'
import type { Choice } from '../../contract'
import type { FieldForm } from '../../source-types'
import { ask } from '../requests'

/** How long nothing is asked after a keystroke, in ms. */
const debounceMs = 120

/** The kind of choices that a form offers; undefined for a form without choices. */
function choicesOf({ kind, collection }: FieldForm): string | undefined {
  if (kind === 'reference') return collection
  return kind === 'link' || kind === 'picture' || kind === 'recording' || kind === 'captions' ? kind : undefined
}

/** Offers pages, entities or media for a control, filtered by its text; shows the chosen picture. */
export function addLookup(box: HTMLElement, input: HTMLElement, form: FieldForm): void {
  const of = choicesOf(form)
  if (!of || !(input instanceof HTMLInputElement)) return
  const list = element('datalist', '', [])
  list.id = `${input.id}-choices`
  input.setAttribute('list', list.id)
  input.autocomplete = 'off'
  const picture = element('img', '', [])
  picture.alt = ''
  picture.hidden = true
  // One that was added just now may not be served yet.
  picture.addEventListener('error', () => {
    picture.hidden = true
  })
  box.append(list, picture)
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = async () => {
    const choices = await ask('choices', { of, words: input.value })
    list.replaceChildren(...choices.map(optionOf))
    const shown = choices.find(({ value }) => value === input.value)?.picture
    picture.hidden = !shown
    if (shown) picture.src = shown
  }
  input.addEventListener('input', () => {
    clearTimeout(timer)
    timer = setTimeout(() => look().catch(() => {}), debounceMs)
  })
  look().catch(() => {})
}

function optionOf({ value, label }: Choice): HTMLOptionElement {
  const option = element('option', '', [label === value ? '' : label])
  option.value = value
  return option
}
