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
 * Drag and drop in a row or column of slots. Slots stay in place; their contents change when the dragged item is
 * nearer to another slot than to its own. The element that captures the pointer is therefore never moved in the document.
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
        const next = nearestSlot([...(findSlots() ?? [])], place, { x: at.x - drag.hold.x, y: at.y - drag.hold.y })
        if (next !== place) move(drag.item, next)
      },
      onLostPointerCapture: () => setDrag(undefined),
    }),
  }
}

/** The index of the slot whose middle is nearest to that of the dragged item, whose corner is at this position. */
function nearestSlot(slots: HTMLElement[], place: number, corner: Point): number {
  const own = slots[place]
  if (!own) return place
  const inRow = isRow(slots)
  // Positions in the layout, relative to the item's own slot: they don't contain the shift of the dragged item.
  const middleOf = (slot: HTMLElement) =>
    inRow ? slot.offsetLeft + slot.offsetWidth / 2 : slot.offsetTop + slot.offsetHeight / 2
  const still = slots.find((_, index) => index !== place) ?? own
  const box = still.getBoundingClientRect()
  const origin = inRow ? box.x - still.offsetLeft : box.y - still.offsetTop
  const half = (inRow ? own.offsetWidth : own.offsetHeight) / 2
  return nearest((inRow ? corner.x : corner.y) - origin + half, slots.map(middleOf))
}

/** The index of the value nearest to a number; the first of equals. */
export function nearest(value: number, values: number[]): number {
  const distances = values.map(each => Math.abs(each - value))
  return distances.indexOf(Math.min(...distances))
}

/** Whether the slots form a row, by their layout positions, which transforms don't change. */
function isRow([first, second]: HTMLElement[]): boolean {
  return !!first && !!second && first.offsetTop === second.offsetTop
}
