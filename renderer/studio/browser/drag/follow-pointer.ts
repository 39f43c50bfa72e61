// Reaches the browser, when a writer turns edit mode on in the dev server.

interface FollowOptions {
  /** The pointer at a place of the window, in px. */
  onMove(point: { x: number; y: number }): void
  onRelease(): void
  /** Escape was pressed, or the browser has taken the pointer for itself. */
  onCancel(): void
}

/** Follows a pointer that is pressed until it is released, or the returned function is called. */
export function followPointer(pointerId: number, { onMove, onRelease, onCancel }: FollowOptions): () => void {
  const controller = new AbortController()
  const options = { capture: true, signal: controller.signal }
  const follow = (type: 'pointermove' | 'pointerup' | 'pointercancel', run: (event: PointerEvent) => void) =>
    document.addEventListener(type, event => event.pointerId === pointerId && run(event), options)
  follow('pointermove', ({ clientX, clientY }) => onMove({ x: clientX, y: clientY }))
  follow('pointerup', onRelease)
  follow('pointercancel', onCancel)
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopImmediatePropagation()
    onCancel()
  }
  document.addEventListener('keydown', handleKey, options)
  // A finger that holds a block selects no text and opens no menu.
  for (const type of ['selectstart', 'contextmenu'])
    document.addEventListener(type, event => event.preventDefault(), options)
  return () => controller.abort()
}

/** Ignores the click that follows the release of a pointer, so that it opens no editor. */
export function ignoreClick(): void {
  const controller = new AbortController()
  const ignore = (event: Event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  document.addEventListener('click', ignore, { capture: true, signal: controller.signal })
  setTimeout(() => controller.abort(), clickDelayMs)
}

/** The longest time between the release of a pointer and its click, in ms. */
const clickDelayMs = 100
