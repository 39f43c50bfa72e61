// Reaches the browser, when a writer turns edit mode on in the dev server.
import { element } from '@proofsheet/engine/vite/browser/elements'
import type { FieldForm } from '../../source-types'
import { openCard } from '../parts/card'
import { createControl } from './control'

/** The text control that a link is inserted into. */
export interface LinkPlace {
  /** The words that are selected, which become the link's. */
  selected(): string
  insert(text: string): void
  focus(): void
}

const wordsForm: FieldForm = {
  name: 'words',
  label: 'Words',
  kind: 'text',
  required: true,
  help: 'What readers click.',
}
const pageForm: FieldForm = {
  name: 'page',
  label: 'Page',
  kind: 'link',
  required: true,
  help: 'Type a part of its name, or paste an address that begins with https://.',
}

/** The button that puts a link into a text: its words and a page of the site, or another address. */
export function linkButton(place: LinkPlace): HTMLElement {
  const button = element('button', '', ['Link'])
  button.addEventListener('click', () => {
    const shadow = button.getRootNode() as ShadowRoot
    const words = createControl(wordsForm, place.selected())
    const page = createControl(pageForm, undefined)
    const close = () => {
      card.close()
      place.focus()
    }
    const card = openCard({ shadow, heading: 'Link', onEscape: close })
    const add = element('button', 'main', ['Add the link'])
    const cancel = element('button', '', ['Cancel'])
    const insert = () => {
      const [text, address] = [words.read(), page.read()]
      if (!text || !address) return (text ? page : words).input.focus()
      close()
      place.insert(`[${String(text).replace(/[[\]\\]/g, '\\$&')}](${address})`)
    }
    add.addEventListener('click', insert)
    cancel.addEventListener('click', close)
    card.body.append(words.element, page.element, element('div', 'row', [add, cancel]))
    card.dialog.addEventListener('keydown', event => {
      if (event.key !== 'Enter' || event.target instanceof HTMLButtonElement) return
      event.preventDefault()
      insert()
    })
    ;(place.selected() ? page : words).input.focus()
  })
  return button
}
