// Reaches the browser, when a writer turns edit mode on in the dev server.
import { element } from '@proofsheet/engine/vite/browser/elements'
import { openCard } from '../parts/card'
import type { EditContext, SaveCard } from './context'

interface PlainCardOptions {
  heading: string
  /** The file that it shows, or another text that distinguishes similar cards. */
  detail?: string
  anchor?: Element | undefined
  /** The element that gets the focus back; the anchor by default. */
  focus?: Element | undefined
  /** The label of the button that closes it. */
  closing?: string
}

/** A card in which nothing is typed that would have to be saved. */
export interface PlainCard extends SaveCard {
  body: HTMLElement
  /** The button that ends it. */
  closeButton: HTMLElement
  /** Closes it without moving the focus: another card follows. */
  close(): void
  /** Closes it, and gives the focus back to the text. */
  end(): void
}

/** Opens a card that Escape and its button end. */
export function openPlainCard(context: EditContext, options: PlainCardOptions): PlainCard {
  const { heading, detail = '', anchor, focus = anchor, closing = 'Close' } = options
  const end = () => {
    close()
    context.done(focus)
  }
  const { shadow } = context.surface
  const { body, close } = openCard({ shadow, heading, detail, onEscape: end, anchor })
  const closeButton = element('button', '', [closing])
  closeButton.addEventListener('click', end)
  return {
    body,
    closeButton,
    close,
    end,
    async leave() {
      close()
      return true
    },
  }
}
