// Reaches the browser, when the dev server runs; never a visitor.
import { createLayer } from '@proofsheet/engine/vite/browser/elements'

const styles = `:host { position: fixed; inset: auto 0 5rem; z-index: 80; display: grid; place-items: center; pointer-events: none; }
p { margin: 0; padding: 0.5rem 0.75rem; color: var(--tool-paper-lift); background: var(--tool-ink); border-radius: 4px; }`

/** Elements in which a click works as always. */
const working = 'page-badge,problem-overlay,input,textarea,select,button,summary'

/**
 * While edit mode starts, a click on a text says so, and opens the text once that is possible. Gives the function that
 * ends this.
 */
export function watchStart(): () => void {
  const { host, shadow } = createLayer('page-editor-start', styles)
  const message = document.createElement('p')
  message.setAttribute('role', 'status')
  shadow.append(message)
  document.body.append(host)
  let clicked: MouseEvent | undefined
  const controller = new AbortController()
  document.addEventListener(
    'click',
    event => {
      const { target, detail, altKey, ctrlKey, metaKey, shiftKey } = event
      if (detail === 0 || altKey || ctrlKey || metaKey || shiftKey || !event.isTrusted) return
      if (!(target instanceof Element) || target.closest(working)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      clicked = event
      message.textContent = 'Edit mode is starting. This text opens in a moment.'
    },
    { capture: true, signal: controller.signal },
  )
  return () => {
    controller.abort()
    host.remove()
    if (!clicked) return
    const { clientX, clientY } = clicked
    const options = { bubbles: true, cancelable: true, composed: true, detail: 1, clientX, clientY }
    document.elementFromPoint(clientX, clientY)?.dispatchEvent(new MouseEvent('click', options))
  }
}
