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

interface LinkOptions {
  words: string
  address?: string
  insert(words: string, address: string): void
  /** Takes the link off the words, where there is one. */
  remove?: (() => void) | undefined
  /** Follows the end of the card. */
  close(): void
}

/** The button that puts a link into Markdown: its words and a page of the site, or another address. */
export function linkButton(place: LinkPlace): HTMLElement {
  const button = element('button', '', ['Link'])
  button.addEventListener('click', () =>
    openLink(button.getRootNode() as ShadowRoot, {
      words: place.selected(),
      insert: (words, address) => place.insert(`[${words.replace(/[[\]\\]/g, '\\$&')}](${address})`),
      close: () => place.focus(),
    }),
  )
  return button
}

/** Asks for the words of a link and where it leads. */
export function openLink(shadow: ShadowRoot, options: LinkOptions): void {
  const words = createControl(wordsForm, options.words)
  const page = createControl(pageForm, options.address || undefined)
  const close = () => {
    card.close()
    options.close()
  }
  const card = openCard({ shadow, heading: 'Link', onEscape: close })
  const insert = () => {
    const [text, address] = [words.read(), page.read()]
    if (!text || !address) return (text ? page : words).input.focus()
    close()
    options.insert(String(text), String(address))
  }
  const remove = () => {
    close()
    options.remove?.()
  }
  const button = (className: string, label: string, run: () => void) => {
    const created = element('button', className, [label])
    created.addEventListener('click', run)
    return created
  }
  const buttons = [
    button('main', options.remove ? 'Change the link' : 'Add the link', insert),
    button('', 'Cancel', close),
    ...(options.remove ? [button('', 'Remove the link', remove)] : []),
  ]
  card.body.append(words.element, page.element, element('div', 'row', buttons))
  card.dialog.addEventListener('keydown', event => {
    if (event.key !== 'Enter' || event.target instanceof HTMLButtonElement) return
    event.preventDefault()
    insert()
  })
  ;(options.words ? page : words).input.focus()
}
