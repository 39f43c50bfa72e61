// Reaches the browser, when a writer turns edit mode on in the dev server.
import type { NewAddress } from '../../../contract'

/** Opens a page that has another address now. */
export function openPage({ url, restarts }: NewAddress): void {
  // A server that starts again has no answer for a while: Vite loads the page again when it has one.
  if (restarts) history.replaceState(null, '', url)
  else location.href = url
}
