// Reaches the browser, when a writer turns edit mode on in the dev server.
import { type Target, targetAt } from './marks'

interface PointerOptions {
  /** Whether a target is the handle by which the outlined block is dragged. */
  isHandle(target?: EventTarget): boolean
  /** The pointer is over a text, or over none. */
  onHover(target?: Target): void
  onClick(target: Target): void
  /** A picture was dropped on an element, or pasted while the pointer was over it. */
  onPicture(picture: File, over: Element): void
}

/** The element that was clicked last. */
let clicked: Element | undefined

/** The clicked element within another one, such as the cell of a table. */
export function lastClicked(within?: Element): Element | undefined {
  return clicked && within?.contains(clicked) ? clicked : undefined
}

/** Controls of the page, which go on working in edit mode. */
const controls = 'input,textarea,select,option'

/** Elements of the dev server's tools, which are no text of the page. */
const tools = 'page-editor,page-badge,problem-overlay'

/** Follows the pointer over the texts of the page, until the returned function is called. */
export function watchPointer({ isHandle, onHover, onClick, onPicture }: PointerOptions): () => void {
  const controller = new AbortController()
  const options = { capture: true, signal: controller.signal }
  let over: Element | undefined
  let frame = 0
  const hover = (event: PointerEvent) => {
    const { target, clientX, clientY } = event
    cancelAnimationFrame(frame)
    // The outline stays while the pointer is on its name, by which blocks are dragged.
    if (isHandle(event.composedPath()[0])) return
    frame = requestAnimationFrame(() => {
      over = onPage(target)
      onHover(over && targetAt(over, clientX, clientY))
    })
  }
  const click = (event: MouseEvent) => {
    const found = clickedTarget(event)
    if (!found) return
    event.preventDefault()
    event.stopImmediatePropagation()
    clicked = event.target instanceof Element ? event.target : undefined
    onClick(found)
  }
  const takePicture = (event: Event, data: DataTransfer | null, element?: Element) => {
    const picture = pictureIn(data)?.getAsFile()
    if (!picture || !element) return
    event.preventDefault()
    onPicture(picture, element)
  }
  document.addEventListener('pointermove', hover, { ...options, passive: true })
  document.addEventListener('click', click, options)
  document.addEventListener('dragover', event => pictureIn(event.dataTransfer) && event.preventDefault(), options)
  document.addEventListener('drop', event => takePicture(event, event.dataTransfer, onPage(event.target)), options)
  document.addEventListener(
    'paste',
    event => takePicture(event, event.clipboardData, onPage(event.target) && over),
    options,
  )
  return () => {
    cancelAnimationFrame(frame)
    controller.abort()
  }
}

/** The text that a click edits; undefined for a click that works as without edit mode. */
function clickedTarget(event: MouseEvent): Target | undefined {
  const element = onPage(event.target)
  // One with a key, and one by keyboard (`detail` is 0), follow links and press buttons of the page.
  if (!element || event.detail === 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  return element.closest(controls) ? undefined : targetAt(element, event.clientX, event.clientY)
}

/** The element of an event, where it is one of the page. */
function onPage(target: EventTarget | null): Element | undefined {
  return target instanceof Element && !target.closest(tools) ? target : undefined
}

/** The picture that is dragged or pasted, if any. */
export function pictureIn(data: DataTransfer | null): DataTransferItem | undefined {
  return [...(data?.items ?? [])].find(({ kind, type }) => kind === 'file' && type.startsWith('image/'))
}
