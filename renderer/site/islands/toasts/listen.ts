// Reaches the browser, when any page is opened; the toaster itself is loaded with the first toast.
import { fetchPart } from '@proofsheet/engine/pages/islands/failure/fetch-part'

/** Shows the toasts that pages and islands request by `toast` events, in order. */
export function listenForToasts(): void {
  let toaster: Promise<typeof import('./toaster')> | undefined
  document.addEventListener('toast', ({ detail }) => {
    toaster ??= fetchPart(() => import('./toaster'))
    toaster
      .then(({ showToast }) => showToast(detail))
      .catch((error: unknown) => {
        toaster = undefined
        console.error(error)
      })
  })
}
