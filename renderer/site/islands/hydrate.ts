// Reaches the browser, when a page with an island is opened, or when code has failed to load.
import { hydrateIslands } from '@proofsheet/engine/pages/islands/hydrate'
import { showWaiting } from './loading/show-waiting'

export { recoverPart } from '@proofsheet/engine/pages/islands/failure/fetch-code'

/** Hydrates the islands of the document, with this site's indicator of waiting. */
export function hydrate(): void {
  hydrateIslands({ showWaiting })
}
