// Reaches the browser, when a page with an island is opened, or when code has failed to load.

/** The reason why an island failed: there is a newer build, its code threw an error, or the server is unreachable. */
export type FailureKind = 'update' | 'error' | 'unreachable'

/**
 * Shows a failure notice in the element: a copy of the element with this `data-kind` in the document's template
 * `failures`. Its button with the name `reload` reloads the page, every other one removes the notice and calls `again`.
 */
export function showFailure(place: Element, kind: FailureKind, again?: () => void): void {
  const template = document.getElementById('failures') as HTMLTemplateElement | null
  const notice = template?.content.querySelector(`[data-kind=${kind}]`)?.cloneNode(true)
  if (!(notice instanceof HTMLElement)) return
  notice.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button')
    if (button?.name === 'reload') location.reload()
    else if (button) {
      notice.remove()
      again?.()
    }
  })
  place.append(notice)
  // Once is enough: a part may have failed together with an island.
  if (place !== document.body) document.querySelector('body > [data-kind=update]')?.remove()
  // The focused element was removed.
  if (document.activeElement === document.body) notice.querySelector('button')?.focus({ preventScroll: true })
}

/** Whether an error says that a script failed to load: in the words of bundlers (specification, section 8) or browsers. */
export function isLoadingError(error: unknown): boolean {
  const { name, message } = error instanceof Error ? error : { name: '', message: String(error) }
  const words = /Loading chunk|dynamically imported module|Importing a module script failed/
  return name === 'ChunkLoadError' || words.test(message)
}
