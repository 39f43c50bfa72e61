// Reaches the browser, when a visitor uses the node graph.
import { type PointerEvent, useLayoutEffect, useState } from 'react'

interface Drag<Item> {
  item: Item
  /** The position of the pointer in the window, and its offset from the slot's corner when the drag began. */
  at: Point
  hold: Point
}

interface Point {
  x: number
  y: number
}

/** The event handlers for the handle of an item, and the item being dragged. */
export interface Dragging<Item> {
  dragged: Item | undefined
  handle: (item: Item) => {
    onPointerDown: (event: PointerEvent) => void
    onPointerMove: (event: PointerEvent) => void
    onLostPointerCapture: () => void
  }
}

/**
 * Drag and drop in a row or column of slots. Slots stay in place; their contents swap when the pointer passes the
 * middle of a neighbor. The element that captures the pointer is therefore never moved in the document.
 */
export function useDrag<Item>(
  items: Item[],
  findSlots: () => Iterable<HTMLElement> | undefined,
  move: (item: Item, place: number) => void,
): Dragging<Item> {
  const [drag, setDrag] = useState<Drag<Item>>()

  useLayoutEffect(() => {
    const slots = [...(findSlots() ?? [])]
    items.forEach((item, place) => {
      const slot = slots[place]
      if (!slot) return
      slot.style.transform = ''
      if (drag?.item !== item) return
      const corner = slot.getBoundingClientRect()
      slot.style.transform = isRow(slots)
        ? `translateX(${drag.at.x - drag.hold.x - corner.x}px)`
        : `translateY(${drag.at.y - drag.hold.y - corner.y}px)`
    })
  })

  return {
    dragged: drag?.item,
    handle: item => ({
      onPointerDown: event => {
        const corner = [...(findSlots() ?? [])][items.indexOf(item)]?.getBoundingClientRect()
        if (!corner || event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        const at = { x: event.clientX, y: event.clientY }
        setDrag({ item, at, hold: { x: at.x - corner.x, y: at.y - corner.y } })
      },
      onPointerMove: event => {
        if (!drag) return
        const at = { x: event.clientX, y: event.clientY }
        setDrag({ ...drag, at })
        const place = items.indexOf(drag.item)
        const next = passed([...(findSlots() ?? [])], place, at)
        if (next !== place) move(drag.item, next)
      },
      onLostPointerCapture: () => setDrag(undefined),
    }),
  }
}

/** The index of the slot whose middle the pointer has passed, or the item's own. */
function passed(slots: HTMLElement[], place: number, at: Point): number {
  const middle = (slot: HTMLElement | undefined): number | undefined => {
    if (!slot) return undefined
    const box = slot.getBoundingClientRect()
    return isRow(slots) ? box.x + box.width / 2 : box.y + box.height / 2
  }
  const here = isRow(slots) ? at.x : at.y
  const [before, after] = [middle(slots[place - 1]), middle(slots[place + 1])]
  if (before !== undefined && here < before) return place - 1
  if (after !== undefined && here > after) return place + 1
  return place
}

/** Whether the slots form a row, by their layout positions, which transforms don't change. */
function isRow([first, second]: HTMLElement[]): boolean {
  return !!first && !!second && first.offsetTop === second.offsetTop
}
