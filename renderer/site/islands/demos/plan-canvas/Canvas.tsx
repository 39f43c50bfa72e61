// Reaches the browser, when a visitor uses the PlanCanvas figure.
import type { ReactNode } from 'react'
import { type BlockId, blocks } from './business'
import type { Contradiction } from './checks'
import { blocksOf, type Canvas } from './fill'
import { Miniature } from './Miniature'
import { questions } from './questions'

/** The position of each block in the classic layout: five columns, of which two are wider, above two. */
const places: Record<BlockId, string> = {
  partners: 'lg:col-start-1 lg:row-start-1 lg:row-span-2',
  activities: 'lg:col-start-2 lg:row-start-1',
  resources: 'lg:col-start-2 lg:row-start-2',
  value: 'lg:col-start-3 lg:col-span-2 lg:row-start-1 lg:row-span-2',
  relationships: 'lg:col-start-5 lg:row-start-1',
  channels: 'lg:col-start-5 lg:row-start-2',
  segments: 'lg:col-start-6 lg:row-start-1 lg:row-span-2',
  costs: 'sm:col-span-2 lg:col-start-1 lg:col-span-3 lg:row-start-3',
  revenue: 'lg:col-start-4 lg:col-span-3 lg:row-start-3',
}

interface CanvasGridProps {
  canvas: Canvas
  /** The pairs of blocks that disagree. */
  conflicts: Contradiction[]
  /** Additional content of a block, such as a sum. */
  totals: Partial<Record<BlockId, ReactNode>>
}

/**
 * The nine blocks: the classic layout in wide windows, where the pen joins those that disagree, two columns on tablets, a
 * list on phones.
 */
export function CanvasGrid({ canvas, conflicts, totals }: CanvasGridProps): ReactNode {
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
      <ul className="nav grid gap-px bg-rule grid-cols-1 sm:grid-cols-2 lg:grid-cols-[24fr_17fr_9fr_16fr_17fr_17fr] lg:grid-rows-[minmax(8.2rem,auto)_minmax(5.4rem,auto)_minmax(7.1rem,auto)]">
        {blocks.map(({ id, name }) => (
          <li
            key={id}
            className={`px-4 py-3 sm:px-6 lg:px-4 lg:py-2 ${isMarked(id) ? 'bg-mark-wash' : 'bg-paper-lift'} ${places[id]}`}
          >
            <p className="pane-label">{name}</p>
            <div className={totals[id] ? 'lg:flex flex-wrap justify-between items-end gap-x-3' : ''}>
              <ul className="nav mt-1 leading-snug lg:text-base">
                {canvas[id].length === 0 && <li className="text-ink-3">{whyEmpty(id)}</li>}
                {canvas[id].map((entry, index) => (
                  <li key={entry.text} className={isMarked(id) ? 'lg:max-w-[15.5rem]' : ''}>
                    {index === 0 && isMarked(id) ? <mark className={large}>{entry.text}</mark> : entry.text}
                    {entry.from > 0 && <span className="text-note text-ink-3 whitespace-nowrap"> Q{entry.from}</span>}
                  </li>
                ))}
              </ul>
              {totals[id]}
            </div>
            <div className="hidden lg:block">
              {conflicts.map(
                conflict => roomFor(conflict) === id && <Disagreement key={conflict.says} {...conflict} />,
              )}
            </div>
          </li>
        ))}
      </ul>
      <svg
        className="hidden lg:block absolute left-0 top-0 w-full h-full pointer-events-none fill-none stroke-mark"
        aria-hidden="true"
      >
        {conflicts.map(({ blocks: pair }) => (
          <Joint key={pair.join(' ')} {...joints[pair.join(' ')]} />
        ))}
      </svg>
    </div>
  )
}

/** The type of what disagrees: it is read before the rest of the canvas. */
const large =
  'lg:border-0 lg:bg-transparent lg:font-display lg:text-[1.75rem] lg:leading-[1.2] lg:font-600 lg:tracking-[-0.02em]'

/** Which of two blocks has room for the remark on both. */
const roomFor = ({ blocks: [one, other] }: Contradiction) => (other === 'channels' ? one : other)

/** The remark on two blocks: in one of them, or below the canvas as a whole. */
const Disagreement = ({ says }: Contradiction) => (
  <p className="note mt-2 lg:mt-5 lg:text-[1.25rem] lg:max-w-none" role="note">
    They disagree: {says}
  </p>
)

/** The place of a stroke from one block to another, over their edges, and its form on a sheet of 100 by 100. */
interface Stroke {
  x?: string
  y?: string
  width?: string
  height?: string
  d?: string
}

const across = { height: '14', d: 'M2 20Q40 130 98 30' }

/** The stroke of each pair of blocks that may disagree. */
const joints: Record<string, Stroke> = {
  'value partners': { x: '17.5%', y: '101', width: '24.7%', height: '22', d: 'M1 10C25 90 60 100 98 10' },
  'value channels': { x: '64.9%', y: '172', width: '2.2%', ...across },
  'segments channels': { x: '81.9%', y: '172', width: '2.2%', ...across },
  'value revenue': { x: '57%', y: '222', width: '14', height: '28', d: 'M20 2Q130 50 30 98' },
}

const Joint = ({ d, ...place }: Stroke) => (
  <svg {...place} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" overflow="visible">
    <path d={d} strokeWidth="4" strokeLinecap="round" vectorEffect="non-scaling-stroke" />
  </svg>
)

function whyEmpty(block: BlockId): string {
  const asking = questions.flatMap((question, index) => (blocksOf(question).includes(block) ? [index + 1] : []))
  return `Waits for question\u00a0${asking.join(' or\u00a0')}.`
}
