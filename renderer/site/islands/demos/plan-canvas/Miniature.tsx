// Reaches the browser, when a visitor uses the PlanCanvas figure.
import type { ReactNode } from 'react'
import { type BlockId, blocks } from './business'
import type { Canvas } from './fill'

/** The place of each block on a sheet of 100 by 60: left, top, width, height. */
const places: Record<BlockId, readonly [number, number, number, number]> = {
  partners: [0, 0, 20, 40],
  activities: [20, 0, 20, 20],
  resources: [20, 20, 20, 20],
  value: [40, 0, 20, 40],
  relationships: [60, 0, 20, 20],
  channels: [60, 20, 20, 20],
  segments: [80, 0, 20, 40],
  costs: [0, 40, 50, 20],
  revenue: [50, 40, 50, 20],
}

interface MiniatureProps {
  canvas: Canvas
  /** Whether a block disagrees with another. */
  isMarked: (block: BlockId) => boolean
}

/** The canvas as a whole, where the window has no room for its layout: blocks with a line are filled, the pen is in those that disagree. */
export function Miniature({ canvas, isMarked }: MiniatureProps): ReactNode {
  return (
    <svg viewBox="-1 -1 102 62" aria-hidden="true" className="lg:hidden w-full max-w-90 mx-auto p-4 stroke-ink">
      {blocks.map(({ id }) => {
        const [x, y, width, height] = places[id]
        return (
          <g key={id}>
            <rect
              x={x}
              y={y}
              width={width}
              height={height}
              strokeWidth="0.8"
              className={canvas[id].length > 0 && !isMarked(id) ? 'fill-own' : 'fill-paper-lift'}
            />
            {isMarked(id) && (
              <path d={`M${x + 4} ${y + 14}q6 -5 12 0`} fill="none" className="stroke-mark" strokeWidth="2.5" />
            )}
          </g>
        )
      })}
    </svg>
  )
}
