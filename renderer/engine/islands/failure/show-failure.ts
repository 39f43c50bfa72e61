// Reaches the browser, when a page with an island is opened.

/** Why an island failed: there is a newer build, its code threw an error, or the server is unreachable. */
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
  // The focused element was removed.
  if (document.activeElement === document.body) notice.querySelector('button')?.focus({ preventScroll: true })
}
