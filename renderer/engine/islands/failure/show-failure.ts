// Reaches the browser, on every page that has an island.
import type { FailureKind } from './Failures'

/** Says in a place what failed there; Try Again takes the notice away first. */
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
  // The focus was on something that is gone.
  if (document.activeElement === document.body) notice.querySelector('button')?.focus({ preventScroll: true })
}
