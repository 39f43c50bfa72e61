// Reaches the browser, when a writer turns edit mode on in the dev server.
import type { BlockSource } from '../../source-types'
import { nameOf } from '../editors/context'
import { createDropLine } from './drop-line'
import { type DropPlace, dropPlaceAt, type PlacedBlock } from './drop-place'
import { followPointer, ignoreClick } from './follow-pointer'
import { watchHolds } from './watch-holds'

/** A block on the page. */
export interface BlockOnPage {
  element: Element
  source: BlockSource
}

interface DragOptions {
  shadow: ShadowRoot
  /** The handle by which a mouse drags the outlined block. */
  handle: HTMLElement
  /** The block that is outlined. */
  outlined(): BlockOnPage | undefined
  /** The block at an element of the page. */
  blockAt(element: Element): BlockOnPage | undefined
  /** All blocks of the page, in their order. */
  blocks(): BlockOnPage[]
  onBegin(block: BlockOnPage): void
  /** The drag ends; without a place nothing moves. */
  onEnd(block: BlockOnPage, place?: DropPlace): void
  announce(sentence: string): void
}

/** The distance from an edge of the window at which the page scrolls, and by how much for each frame, in px. */
const [edgePx, scrollPx] = [64, 12]

/**
 * Lets blocks be dragged: by the handle of the outline, or by a finger that holds them. A line shows where they go;
 * Escape leaves them where they are.
 */
export function watchDrags(options: DragOptions) {
  const { shadow, handle } = options
  const line = createDropLine(shadow)
  let end: (() => void) | undefined
  const onEnd: DragOptions['onEnd'] = (block, place) => {
    end = undefined
    options.onEnd(block, place)
  }
  const begin = (block: BlockOnPage, event: PointerEvent) => {
    end?.()
    end = drag(block, event, line, { ...options, onEnd })
  }

  const controller = new AbortController()
  const take = (event: PointerEvent) => {
    const block = options.outlined()
    if (!block || event.button !== 0) return
    event.preventDefault()
    handle.setPointerCapture(event.pointerId)
    begin(block, event)
  }
  handle.addEventListener('pointerdown', take, { signal: controller.signal })
  // There before the finger is: a browser asks only then whether it may scroll.
  const holdStill = (event: Event) => end && event.cancelable && event.preventDefault()
  document.addEventListener('touchmove', holdStill, { passive: false, signal: controller.signal })
  const stopHolds = watchHolds((element, event) => {
    const block = options.blockAt(element)
    if (block) begin(block, event)
  })
  return {
    isDragging: () => end !== undefined,
    stop() {
      end?.()
      controller.abort()
      stopHolds()
      line.remove()
    },
  }
}

/** Drags a block with a pointer that is pressed until it is released; gives the function that ends this before. */
function drag(
  block: BlockOnPage,
  { pointerId, clientX, clientY }: PointerEvent,
  line: ReturnType<typeof createDropLine>,
  { blocks, onBegin, onEnd, announce }: DragOptions,
): () => void {
  let point = { x: clientX, y: clientY }
  let place: DropPlace | undefined
  let frame = 0
  const show = () => {
    scrollAt(point.y)
    place = dropPlaceAt(point, block.source, blocks().flatMap(placed))
    line.show(place)
    frame = requestAnimationFrame(show)
  }
  const finish = (to?: DropPlace) => {
    cancelAnimationFrame(frame)
    stopFollowing()
    line.show(undefined)
    ignoreClick()
    if (!to) announce('Nothing was moved.')
    onEnd(block, to)
  }
  const stopFollowing = followPointer(pointerId, {
    onMove(next) {
      point = next
    },
    onRelease: () => finish(place),
    onCancel: () => finish(),
  })
  onBegin(block)
  announce(`${nameOf(block.source)} is dragged. Release it where it shall be; Escape leaves it where it was.`)
  show()
  return finish
}

/** Scrolls where a pointer is near the upper or lower edge of the window. */
function scrollAt(y: number): void {
  const step = y < edgePx ? -scrollPx : y > innerHeight - edgePx ? scrollPx : 0
  if (step) scrollBy({ top: step, behavior: 'instant' })
}

/** The rectangle of a block in the window; none for a block that isn't visible. */
function placed({ element, source }: BlockOnPage): PlacedBlock[] {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return right > left && bottom > top ? [{ source, left, right, top, bottom }] : []
}
