// Reaches the browser, when a visitor uses the PlanCanvas figure.
import type { ReactNode } from 'react'
import { type BlockId, blocks } from './business'
import type { Contradiction } from './checks'
import { blocksOf, type Canvas } from './fill'
import { Miniature } from './Miniature'
import { questions } from './questions'

/** The position of each block in the classic layout: five columns above two. */
const places: Record<BlockId, string> = {
  partners: 'lg:col-start-1 lg:col-span-2 lg:row-start-1 lg:row-span-2',
  activities: 'lg:col-start-3 lg:col-span-2 lg:row-start-1',
  resources: 'lg:col-start-3 lg:col-span-2 lg:row-start-2',
  value: 'lg:col-start-5 lg:col-span-2 lg:row-start-1 lg:row-span-2',
  relationships: 'lg:col-start-7 lg:col-span-2 lg:row-start-1',
  channels: 'lg:col-start-7 lg:col-span-2 lg:row-start-2',
  segments: 'lg:col-start-9 lg:col-span-2 lg:row-start-1 lg:row-span-2',
  costs: 'sm:col-span-2 lg:col-start-1 lg:col-span-5 lg:row-start-3',
  revenue: 'lg:col-start-6 lg:col-span-5 lg:row-start-3',
}

interface CanvasGridProps {
  canvas: Canvas
  /** The blocks that the current question fills. */
  current: BlockId[]
  /** The pairs of blocks that disagree. */
  conflicts: Contradiction[]
  /** Additional content of a block, such as a sum. */
  totals: Partial<Record<BlockId, ReactNode>>
}

/**
 * The nine blocks: the classic layout in wide windows, where the pen joins those that disagree, two columns on tablets, a
 * list on phones.
 */
export function CanvasGrid({ canvas, current, conflicts, totals }: CanvasGridProps): ReactNode {
  const isMarked = (block: BlockId) => conflicts.some(conflict => conflict.blocks.includes(block))
  return (
    <div className="across relative">
      <Miniature canvas={canvas} isMarked={isMarked} />
      <ul className="nav grid gap-px bg-rule grid-cols-1 sm:grid-cols-2 lg:grid-cols-10 lg:grid-rows-[minmax(6.4rem,auto)_minmax(6.4rem,auto)_minmax(5.5rem,auto)]">
        {blocks.map(({ id, name }) => (
          <li key={id} className={`bg-paper-lift px-4 py-3 sm:px-6 lg:px-4 ${places[id]}`}>
            <p
              className={`pane-label ${current.includes(id) ? 'underline decoration-own decoration-3 underline-offset-4' : ''}`}
            >
              {name}
            </p>
            <ul className={`nav mt-1 leading-snug ${id === 'costs' ? 'lg:[columns:2]' : ''}`}>
              {canvas[id].length === 0 && <li className="text-ink-3">{whyEmpty(id)}</li>}
              {canvas[id].map((entry, index) => (
                <li key={entry.text}>
                  {index === 0 && isMarked(id) ? <mark>{entry.text}</mark> : entry.text}
                  {entry.from > 0 && <span className="text-note text-ink-3 whitespace-nowrap"> Q{entry.from}</span>}
                </li>
              ))}
              {totals[id] && <li className="font-650">{totals[id]}</li>}
            </ul>
          </li>
        ))}
      </ul>
      <svg
        className="hidden annotated:block absolute left-0 top-0 w-full h-full pointer-events-none fill-none stroke-mark"
        viewBox="0 0 100 60"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {conflicts.map(({ blocks: [one, other] }) => (
          <path
            key={one + other}
            d={strokeBetween(one, other)}
            strokeWidth="3"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
    </div>
  )
}

/** Where the first words of a block begin on a sheet of 100 by 60, and where a stroke below them does. */
const words: Record<BlockId, readonly [left: number, middle: number, below: number]> = {
  partners: [1.5, 10, 17],
  activities: [21.5, 10, 18],
  resources: [21.5, 31, 39],
  value: [41.5, 12, 24],
  relationships: [61.5, 10, 18],
  channels: [61.5, 31, 39],
  segments: [81.5, 12, 24],
  costs: [1.5, 50, 55],
  revenue: [51.5, 50, 55],
}

/** A stroke from below the words of the left one of two blocks to the first line of the other. */
function strokeBetween(one: BlockId, other: BlockId): string {
  const [from, to] = [words[one], words[other]].sort(([left], [otherLeft]) => left - otherLeft)
  if (!from || !to) return ''
  const [x, y] = [from[0], from[2]]
  const [end, height] = [to[0] - 0.8, to[1]]
  return `M${x} ${y}Q${(x + 2 * end) / 3} ${Math.max(y, height) + 7} ${end} ${height}`
}

function whyEmpty(block: BlockId): string {
  const asking = questions.flatMap((question, index) => (blocksOf(question).includes(block) ? [index + 1] : []))
  return `Waits for question\u00a0${asking.join(' or\u00a0')}.`
}
