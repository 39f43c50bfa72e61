// Reaches the browser, when a writer turns edit mode on in the dev server.

/** How long a finger rests before it takes a block, in ms, and by how many px it may move meanwhile. */
const [holdMs, slackPx] = [450, 8]

/** Elements of the dev server's tools, and controls of the page, which react to a long press themselves. */
const others = 'page-editor,page-badge,problem-overlay,input,textarea,select'

/** Calls back when a finger has rested on an element of the page, until the returned function is called. */
export function watchHolds(onHold: (element: Element, event: PointerEvent) => void): () => void {
  const controller = new AbortController()
  const listen = { capture: true, passive: true, signal: controller.signal }
  let holding: { timer: ReturnType<typeof setTimeout>; event: PointerEvent } | undefined
  const end = () => {
    clearTimeout(holding?.timer)
    holding = undefined
  }
  document.addEventListener(
    'pointerdown',
    event => {
      end()
      const { target, pointerType, isPrimary } = event
      if (pointerType !== 'touch' || !isPrimary || !(target instanceof Element) || target.closest(others)) return
      const timer = setTimeout(() => {
        end()
        onHold(target, event)
      }, holdMs)
      holding = { timer, event }
    },
    listen,
  )
  document.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      const from = holding?.event
      if (from && Math.hypot(clientX - from.clientX, clientY - from.clientY) > slackPx) end()
    },
    listen,
  )
  for (const type of ['pointerup', 'pointercancel', 'scroll']) document.addEventListener(type, end, listen)
  return () => {
    end()
    controller.abort()
  }
}
