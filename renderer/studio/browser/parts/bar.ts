// Reaches the browser, when a writer turns edit mode on in the dev server.
import { element } from '@proofsheet/engine/vite/browser/elements'

/** How long a sentence is shown, in ms. */
const shownMs = 8_000

/** A button of the bar. */
export interface BarButton {
  label: string
  title: string
  run(): void
}

/** The bar at the lower edge: the actions for the page, and the last one that was done. */
export function addBar(shadow: ShadowRoot, buttons: BarButton[]) {
  const message = element('p', 'message', [])
  message.hidden = true
  const row = element(
    'div',
    'row',
    buttons.map(({ label, title, run }) => {
      const button = element('button', '', [label])
      button.title = title
      button.addEventListener('click', run)
      return button
    }),
  )
  const bar = element('section', 'bar', [message, row])
  bar.setAttribute('aria-label', 'Edit mode')
  shadow.append(bar)
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    /** Shows a sentence for some seconds; screen readers get it from the live region. */
    show(sentence: string) {
      clearTimeout(timer)
      message.textContent = sentence
      message.hidden = false
      timer = setTimeout(() => {
        message.hidden = true
      }, shownMs)
    },
    remove: () => bar.remove(),
  }
}
