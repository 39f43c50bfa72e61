// Reaches the browser, on every page that has an island.
import type { FailureKind } from './Failures'

/** Shows a failure notice in the element; its button Try Again removes it and calls `again`. */
export function showFailure(place: Element, kind: FailureKind, again?: () => void): void {
  const template = document.getElementById('failures') as HTMLTemplateElement | null
  const notice = template?.content.querySelector(`[data-kind=${kind}]`)?.cloneNode(true)
  if (!(notice instanceof HTMLElement)) return
  notice.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button')
    if (button?.matches('.btn')) location.reload()
    else if (button) {
      notice.remove()
      again?.()
    }
  })
  place.append(notice)
  // The focused element was removed.
  if (document.activeElement === document.body) notice.querySelector('button')?.focus({ preventScroll: true })
}
