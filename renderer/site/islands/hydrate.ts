// Reaches the browser, on every page that has an island.
import { hydrateIslands } from '../../engine/islands/hydrate'
import { showWaiting } from './loading/show-waiting'

/** Hydrates the islands of the document, with this site's indicators of waiting. */
export function hydrate(): void {
  const isLeaving = () => document.querySelector('#waiting>:not([hidden])') !== null
  hydrateIslands({ showWaiting, isLeaving })
}
