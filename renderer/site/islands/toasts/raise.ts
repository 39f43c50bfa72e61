// Reaches the browser, when code that raises a toast is loaded.

/** The text and kind of a toast; `loading` is for an operation in progress. */
export interface ToastRequest {
  text: string
  kind?: 'plain' | 'success' | 'error' | 'loading'
  /** A later toast with the same id replaces this one. */
  id?: string
}

declare global {
  interface DocumentEventMap {
    /** Requests a toast; scripts can dispatch it without importing anything. */
    toast: CustomEvent<ToastRequest>
  }
}

/** Requests a toast. Toasts only repeat what the page says: if their code can't be loaded, no information is lost. */
export function raiseToast(detail: ToastRequest): void {
  document.dispatchEvent(new CustomEvent('toast', { detail }))
}
