import type { Rectangle } from './picture-types'

/** The space around changed blocks, and the largest and smallest height of a picture, in CSS pixels. */
const margin = 64
const maxHeight = 900
const minHeight = 240

/** Some rows of a page, in CSS pixels. */
export interface Span {
  top: number
  bottom: number
}

/**
 * The part of two versions of a page that a pair of pictures shows. It begins at the same height in both: up to the
 * first changed block of either, both are laid out alike.
 */
export function framesOf(before: readonly Rectangle[], after: readonly Rectangle[]): Span | undefined {
  const [old, now] = [spanOf(before), spanOf(after)]
  const [first, second] = [old ?? now, now ?? old]
  if (!first || !second) return undefined
  const top = Math.min(first.top, second.top)
  const bottoms = [first.bottom, second.bottom].filter(bottom => bottom <= top + maxHeight)
  return { top, bottom: Math.max(top + minHeight, ...bottoms) }
}

function spanOf(marks: readonly Rectangle[]): Span | undefined {
  const sorted = [...marks].sort((a, b) => a.y - b.y)
  const [first] = sorted
  if (!first) return undefined
  const top = Math.max(0, Math.floor(first.y - margin))
  const inside = sorted.filter(({ y }) => y < top + maxHeight - margin)
  const bottom = Math.max(...inside.map(({ y, height }) => y + height)) + margin
  return { top, bottom: Math.min(Math.ceil(bottom), top + maxHeight) }
}
