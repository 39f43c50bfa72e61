// Reaches the browser, when a visitor uses the PlanCanvas figure.
import type { ReactNode } from 'react'
import { type BlockId, blocks } from './business'
import { blocksOf, type Canvas } from './fill'
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
  /** Whether a block disagrees with another. */
  isMarked: (block: BlockId) => boolean
  /** Additional content of a block, such as a sum. */
  totals: Partial<Record<BlockId, ReactNode>>
}

/** The nine blocks: the classic layout in wide windows, two columns on tablets, a list on phones. */
export function CanvasGrid({ canvas, current, isMarked, totals }: CanvasGridProps): ReactNode {
  return (
    <ul className="nav grid gap-px bg-rule grid-cols-1 sm:grid-cols-2 lg:grid-cols-10 border-0 border-t border-solid border-rule">
      {blocks.map(({ id, name }) => (
        <li
          key={id}
          className={`bg-paper-lift px-4 py-3 sm:px-6 lg:pr-4 ${id === 'partners' || id === 'costs' ? '' : 'lg:pl-4'} lg:min-h-30 ${places[id]}`}
        >
          <p
            className={`pane-label ${current.includes(id) ? 'underline decoration-own decoration-3 underline-offset-4' : ''}`}
          >
            {name}
          </p>
          <ul className="nav mt-1 flex flex-col gap-1 text-note lg:text-[1.0625rem]/snug">
            {canvas[id].length === 0 && <li className="text-ink-3">{whyEmpty(id)}</li>}
            {canvas[id].map((entry, index) => (
              <li key={entry.text}>
                {index === 0 && isMarked(id) ? <mark>{entry.text}</mark> : entry.text}
                {entry.from > 0 && <span className="text-ink-3 whitespace-nowrap"> Q{entry.from}</span>}
              </li>
            ))}
            {totals[id] && <li className="font-650">{totals[id]}</li>}
          </ul>
        </li>
      ))}
    </ul>
  )
}

function whyEmpty(block: BlockId): string {
  const asking = questions.flatMap((question, index) => (blocksOf(question).includes(block) ? [index + 1] : []))
  return `Waits for question\u00a0${asking.join(' or\u00a0')}.`
}
