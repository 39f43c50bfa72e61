// Reaches the browser, with whatever raises a toast.

/** What a toast says and how: plain, as a success or an error, or as something that is still going on. */
export interface ToastRequest {
  text: string
  kind?: 'plain' | 'success' | 'error' | 'loading'
  /** A later toast of the same id takes the place of this one. */
  id?: string
}

declare global {
  interface DocumentEventMap {
    /** Asks for a toast. A script of a page may do so too, without importing anything. */
    toast: CustomEvent<ToastRequest>
  }
}

/** Asks for a toast. Toasts only repeat what the page says: where they can't be fetched, nothing else is lost. */
export function raiseToast(detail: ToastRequest): void {
  document.dispatchEvent(new CustomEvent('toast', { detail }))
}
