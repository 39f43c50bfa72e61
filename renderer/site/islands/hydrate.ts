// Reaches the browser, when a page with an island is opened, or when code has failed to load.
import { hydrateIslands } from '@proofsheet/engine/pages/islands/hydrate'
import { showWaiting } from './loading/show-waiting'

export { recoverPart } from '@proofsheet/engine/pages/islands/failure/fetch-code'

/** Hydrates the islands of the document, with this site's indicator of waiting. */
export function hydrate(): void {
  hydrateIslands({ showWaiting })
  addEventListener('pointerdown', repeatPress)
}

/** Repeats a press on an island when its code is there, if it is still held: a drag goes on from where it began. */
function repeatPress(press: PointerEvent): void {
  const target = press.target as Element
  const island = target.closest('x-island:not([awake])')
  const repeat = () => target.matches(':active') && target.dispatchEvent(new PointerEvent('pointerdown', press))
  if (island) new MutationObserver(repeat).observe(island, { attributeFilter: ['awake'] })
}
