// Reaches the browser, when a visitor uses the PlanCanvas figure.
import type { ReactNode } from 'react'
import { type BlockId, blocks } from './business'
import type { Canvas } from './fill'

/** The place of a block on a sheet of 180 by 60. */
type Place = readonly [left: number, top: number, width: number, height: number]

const places: Record<BlockId, Place> = {
  partners: [0, 0, 36, 40],
  activities: [36, 0, 36, 20],
  resources: [36, 20, 36, 20],
  value: [72, 0, 36, 40],
  relationships: [108, 0, 36, 20],
  channels: [108, 20, 36, 20],
  segments: [144, 0, 36, 40],
  costs: [0, 40, 90, 20],
  revenue: [90, 40, 90, 20],
}

interface MiniatureProps {
  canvas: Canvas
  /** The pairs of blocks that disagree; where none does, the pair that agrees. */
  joined: [BlockId, BlockId][]
  isAgreed: boolean
}

/** The canvas as a whole, where the window has no room for its layout: a line for each entry, and a stroke joins blocks that disagree, or two that agree. */
export function Miniature({ canvas, joined, isAgreed }: MiniatureProps): ReactNode {
  const marked = isAgreed ? [] : joined.flat()
  const pen = isAgreed ? 'stroke-ok' : 'stroke-mark'
  return (
    <svg viewBox="-1 -1 182 62" aria-hidden="true" className="block w-full pt-3 pb-1 stroke-ink">
      {blocks.map(({ id }) => {
        const [x, y, width, height] = places[id]
        const isMarked = marked.includes(id)
        return (
          <g key={id}>
            <rect
              x={x}
              y={y}
              width={width}
              height={height}
              strokeWidth="0.35"
              fillOpacity={isMarked ? 1 : 0.2}
              className={isMarked ? 'fill-mark-wash' : canvas[id].length > 0 ? 'fill-own' : 'fill-none'}
            />
            {canvas[id].map(({ text }, index) => (
              <path
                key={text}
                d={`M${x + 3} ${y + 5 + index * 4}h${Math.min(width - 6, 6 + text.length / 2)}`}
                strokeWidth={isMarked && index === 0 ? 2.4 : 1.4}
                className={isMarked && index === 0 ? 'stroke-mark' : 'stroke-own'}
              />
            ))}
          </g>
        )
      })}
      {joined.map(([one, other]) => (
        <path
          key={one + other}
          d={stroke(places[one], places[other], isAgreed)}
          fill="none"
          strokeLinecap="round"
          strokeWidth="1.3"
          className={pen}
        />
      ))}
    </svg>
  )
}

/** A stroke from the first line of one block to that of another, below what is between them, with a check on what agrees. */
function stroke([x, y, width]: Place, [toX, toY, toWidth]: Place, isAgreed: boolean): string {
  const [from, to] = [x + width / 2, toX + toWidth / 2]
  const check = isAgreed ? `M${(from + to) / 2 - 4} ${y + 32}l3 4l6 -9` : ''
  return `M${from} ${y + 9}Q${(from + to) / 2} ${Math.max(y, toY) + 26} ${to} ${toY + 9}${check}`
}
