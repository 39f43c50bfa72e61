import type { Rectangle } from './picture-types'

/** The space around changed blocks, and the largest and smallest height of a picture, in CSS pixels. */
const margin = 64
const maxHeight = 900
const minHeight = 240

/** The first changed blocks of a page, as far as one picture shows them. */
interface Span {
  top: number
  bottom: number
}

/** The part of two versions of a page that a pair of pictures shows: as high in both, from the first changed block on. */
export function framesOf(
  before: readonly Rectangle[],
  after: readonly Rectangle[],
): { before: Span; after: Span } | undefined {
  const [old, now] = [spanOf(before), spanOf(after)]
  const [oldSpan, newSpan] = [old ?? now, now ?? old]
  if (!oldSpan || !newSpan) return undefined
  const height = Math.min(maxHeight, Math.max(minHeight, oldSpan.bottom - oldSpan.top, newSpan.bottom - newSpan.top))
  return {
    before: { top: oldSpan.top, bottom: oldSpan.top + height },
    after: { top: newSpan.top, bottom: newSpan.top + height },
  }
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
