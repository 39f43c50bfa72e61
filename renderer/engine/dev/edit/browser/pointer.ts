// Reaches the browser, when a writer turns edit mode on in the dev server.
import { type Target, targetAt } from './marks'

interface PointerOptions {
  /** The pointer is over a text, or over none. */
  onHover(target?: Target): void
  onClick(target: Target): void
  /** A picture was dropped on an element, or pasted while the pointer was over it. */
  onPicture(picture: File, over: Element): void
}

/** Controls of the page, which go on working in edit mode. */
const controls = 'input,textarea,select,option'

/** What belongs to the tools of the dev server and is no text of the page. */
const tools = 'page-editor,page-badge,problem-overlay'

/** Follows the pointer over the texts of the page, until the returned function is called. */
export function watchPointer({ onHover, onClick, onPicture }: PointerOptions): () => void {
  const controller = new AbortController()
  const options = { capture: true, signal: controller.signal }
  let over: Element | undefined
  let frame = 0

  document.addEventListener(
    'pointermove',
    ({ target, clientX, clientY }) => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        over = onPage(target)
        onHover(over && targetAt(over, clientX, clientY))
      })
    },
    { ...options, passive: true },
  )
  document.addEventListener(
    'click',
    event => {
      const element = onPage(event.target)
      // A click with a key does what it does without edit mode, as one by keyboard (`detail` is 0) does.
      if (!element || event.detail === 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      if (element.closest(controls)) return
      const found = targetAt(element, event.clientX, event.clientY)
      if (!found) return
      event.preventDefault()
      event.stopImmediatePropagation()
      onClick(found)
    },
    options,
  )
  document.addEventListener('dragover', event => pictureIn(event.dataTransfer) && event.preventDefault(), options)
  document.addEventListener(
    'drop',
    event => {
      const [picture, element] = [pictureIn(event.dataTransfer)?.getAsFile(), onPage(event.target)]
      if (!picture || !element) return
      event.preventDefault()
      onPicture(picture, element)
    },
    options,
  )
  document.addEventListener(
    'paste',
    event => {
      const picture = pictureIn(event.clipboardData)?.getAsFile()
      if (!picture || !over || event.composedPath().some(node => node instanceof Element && node.matches(tools))) return
      event.preventDefault()
      onPicture(picture, over)
    },
    options,
  )
  return () => {
    cancelAnimationFrame(frame)
    controller.abort()
  }
}

/** The element of an event, where it is one of the page. */
function onPage(target: EventTarget | null): Element | undefined {
  return target instanceof Element && !target.closest(tools) ? target : undefined
}

/** The picture that is dragged or pasted, if any. */
export function pictureIn(data: DataTransfer | null): DataTransferItem | undefined {
  return [...(data?.items ?? [])].find(({ kind, type }) => kind === 'file' && type.startsWith('image/'))
}
