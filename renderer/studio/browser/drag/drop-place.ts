// Reaches the browser, when a writer turns edit mode on in the dev server.
import type { BlockSource } from '../../source-types'

/** A block of the page and where it is, in px. */
export interface PlacedBlock {
  source: BlockSource
  left: number
  right: number
  top: number
  bottom: number
}

/** The place of a dropped block: before or after another one. */
export interface DropPlace {
  to: PlacedBlock
  where: 'before' | 'after'
}

/** The place for a dragged block that is nearest to a point, in px; undefined where that is its own. */
export function dropPlaceAt(
  point: { x: number; y: number },
  dragged: BlockSource,
  blocks: readonly PlacedBlock[],
): DropPlace | undefined {
  const siblings = blocks.filter(({ source }) => source.parent === dragged.parent).map(({ source }) => source.id)
  const own = siblings.indexOf(dragged.id)
  let nearest: (DropPlace & { distance: number }) | undefined
  for (const to of blocks.filter(({ source }) => source.id === dragged.id || canTake(dragged, source)))
    for (const where of ['before', 'after'] as const) {
      const distance = distanceTo(point, to, where === 'before' ? to.top : to.bottom)
      if (!nearest || distance < nearest.distance) nearest = { to, where, distance }
    }
  if (!nearest || nearest.to.source.id === dragged.id) return
  const { to, where } = nearest
  const index = siblings.indexOf(to.source.id)
  return index >= 0 && index + (where === 'before' ? -1 : 1) === own ? undefined : { to, where }
}

/** Whether a block can go beside another one: an item within its list, other blocks anywhere but in themselves. */
function canTake(dragged: BlockSource, { file, kind, parent, start, end }: BlockSource): boolean {
  if (file !== dragged.file || (start >= dragged.start && end <= dragged.end)) return false
  return dragged.kind === 'item' ? kind === 'item' && parent === dragged.parent : kind !== 'item'
}

/** The distance of a point from the upper or lower edge of a block, in px. */
function distanceTo({ x, y }: { x: number; y: number }, { left, right }: PlacedBlock, edge: number): number {
  return Math.hypot(Math.max(left - x, 0, x - right), y - edge)
}
