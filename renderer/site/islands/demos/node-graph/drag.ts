// Reaches the browser, when a visitor uses the node graph.
import { type PointerEvent, useLayoutEffect, useState } from 'react'

interface Drag<Item> {
  item: Item
  /** Where the pointer is in the window, and how far it was from the slot's corner when it took hold. */
  at: Point
  hold: Point
}

interface Point {
  x: number
  y: number
}

/** What to spread on the handle of an item, and which item is being dragged. */
export interface Dragging<Item> {
  dragged: Item | undefined
  handle: (item: Item) => {
    onPointerDown: (event: PointerEvent) => void
    onPointerMove: (event: PointerEvent) => void
    onLostPointerCapture: () => void
  }
}

/**
 * Dragging along a row or a column of slots. The slots stay, what they hold changes places as soon as the pointer
 * passes the middle of a neighbor: so the element that has the pointer is never moved within the document.
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

/** The slot whose middle the pointer has passed, or the slot where the item is. */
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

/** Whether the slots stand in a row, by their places in the layout, which a drag leaves alone. */
function isRow([first, second]: HTMLElement[]): boolean {
  return !!first && !!second && first.offsetTop === second.offsetTop
}
