// Reaches the browser, when a writer turns edit mode on in the dev server.
import { createLayer, element } from '@proofsheet/engine/vite/browser/elements'
import controls from '../controls.css?inline'
import styles from '../edit.css?inline'
import insert from '../editors/insert/insert.css?inline'
import formatted from '../rich/formatted.css?inline'

/** The layer of edit mode over the page, in a shadow root, so that neither's styles change the other. */
export interface Surface {
  shadow: ShadowRoot
  /** Says a sentence to screen readers, and shows nothing. */
  announce(sentence: string): void
  remove(): void
}

/** Adds the element that edit mode shows everything in. */
export function addSurface(): Surface {
  const { host, shadow } = createLayer('page-editor', styles + controls + formatted + insert)
  // A page with an open menu may make all else inert; its texts can be edited all the same.
  new MutationObserver(() => host.removeAttribute('inert')).observe(host, { attributeFilter: ['inert'] })
  const live = element('p', 'unseen', [])
  live.setAttribute('role', 'status')
  shadow.append(live)
  document.body.append(host)
  return {
    shadow,
    announce(sentence) {
      // A repeated sentence is a change only when the text was another one in between.
      live.textContent = ''
      setTimeout(() => {
        live.textContent = sentence
      }, 50)
    },
    remove: () => host.remove(),
  }
}
