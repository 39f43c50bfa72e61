// Reaches the browser, when any page of a site without a client entry of its own is opened.
import '@proofsheet/engine/vite/browser/client'
import { setupSearch } from './setup-search'

const button = document.querySelector<HTMLElement>('[data-search]')
if (button) {
  setupSearch(button)
  button.hidden = false
}

export default {}
