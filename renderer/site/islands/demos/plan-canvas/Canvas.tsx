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
    <div className="canvas relative">
      <div className="lg:hidden grid sm:grid-cols-2 items-center">
        <Miniature canvas={canvas} conflicts={conflicts} />
        <div className="px-4 sm:pl-0 sm:pr-6 pb-3">
          {conflicts.map(conflict => (
            <Disagreement key={conflict.says} {...conflict} />
          ))}
        </div>
      </div>
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
                  {index === 0 && isMarked(id) ? <mark className={large}>{entry.text}</mark> : entry.text}
                  {entry.from > 0 && <span className="text-note text-ink-3 whitespace-nowrap"> Q{entry.from}</span>}
                </li>
              ))}
              {totals[id] && <li className="font-650">{totals[id]}</li>}
            </ul>
            <div className="hidden lg:block">
              {conflicts.map(
                conflict => roomFor(conflict) === id && <Disagreement key={conflict.says} {...conflict} />,
              )}
            </div>
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

/** The type of what disagrees: it is read before the rest of the canvas. */
const large = 'lg:font-display lg:text-[1.4rem] lg:leading-[1.15] lg:font-600 lg:tracking-[-0.02em]'

/** Which of two blocks has room for the remark on both. */
const roomFor = ({ blocks: [one, other] }: Contradiction) => (other === 'channels' ? one : other)

/** The remark on two blocks: in one of them, or below the canvas as a whole. */
const Disagreement = ({ says }: Contradiction) => (
  <p className="note mt-2" role="note">
    They disagree: {says}
  </p>
)

/** Where a stroke meets the words of a block on a sheet of 100 by 60: at their left, and below their end. */
const words: Record<BlockId, readonly [left: number, right: number, middle: number]> = {
  partners: [0.8, 17.5, 19.5],
  activities: [20.8, 38, 14],
  resources: [20.8, 38, 33],
  value: [40.8, 58, 14],
  relationships: [60.8, 78, 12],
  channels: [60.8, 76, 33],
  segments: [80.8, 98, 14],
  costs: [0.8, 24, 52],
  revenue: [50.8, 80, 50],
}

/** A stroke from the words of the left one of two blocks to those of the other, below what is between them. */
function strokeBetween(one: BlockId, other: BlockId): string {
  const [from, to] = [words[one], words[other]].sort(([left], [otherLeft]) => left - otherLeft)
  if (!from || !to) return ''
  const [, x, y] = from
  const [end, , height] = to
  return `M${x} ${y}Q${(x + end) / 2} ${(y + height) / 2 + 4} ${end} ${height}`
}

function whyEmpty(block: BlockId): string {
  const asking = questions.flatMap((question, index) => (blocksOf(question).includes(block) ? [index + 1] : []))
  return `Waits for question\u00a0${asking.join(' or\u00a0')}.`
}
