// Reaches the browser, when any page of the documentation is opened.
import { setupSearch } from '@proofsheet/search/browser/setup-search'

const button = document.querySelector<HTMLElement>('[data-search]')
if (button) {
  setupSearch(button)
  button.hidden = false
}
