// Reaches the browser, when a visitor uses the PlanCanvas figure.
import { Fragment, type ReactNode } from 'react'
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
  costs: 'order-1 lg:col-start-1 lg:col-span-3 lg:row-start-3',
  revenue: 'order-1 lg:col-start-4 lg:col-span-3 lg:row-start-3',
}

interface OverviewProps {
  canvas: Canvas
  /** The pairs of blocks that disagree. */
  conflicts: Contradiction[]
}

/** The canvas in small and what disagrees in it, above the question where the window has no room for its layout. */
export function Overview({ canvas, conflicts }: OverviewProps): ReactNode {
  return (
    <div className="lg:hidden px-4 sm:px-6 pb-3 border-0 border-b border-solid border-rule">
      <Miniature canvas={canvas} joined={joinedIn(canvas, conflicts)} isAgreed={conflicts.length === 0} />
      {conflicts.map(conflict => (
        <Disagreement key={conflict.says} {...conflict} />
      ))}
    </div>
  )
}

interface CanvasGridProps extends OverviewProps {
  /** Additional content of a block, such as a sum. */
  totals: Partial<Record<BlockId, ReactNode>>
}

/**
 * The nine blocks: the classic layout in wide windows, where the pen joins those that disagree, else two columns, in which
 * those blocks and the sums have a row of their own.
 */
export function CanvasGrid({ canvas, conflicts, totals }: CanvasGridProps): ReactNode {
  const isAgreed = conflicts.length === 0
  const joined = joinedIn(canvas, conflicts)
  const isJoined = (block: BlockId) => joined.some(pair => pair.includes(block))
  const isMarked = (block: BlockId) => !isAgreed && isJoined(block)
  const isDense = conflicts.length > 1
  const size = isDense ? 'lg:text-[1.25rem]' : 'lg:text-[1.75rem]'
  return (
    <div className="canvas relative">
      <ul className="nav flex flex-wrap gap-px bg-rule lg:grid lg:grid-cols-[24fr_17fr_9fr_16fr_17fr_17fr] lg:grid-rows-[minmax(8.2rem,auto)_minmax(5.4rem,auto)_minmax(7.1rem,auto)]">
        {blocks
          .toSorted((one, other) => Number(isJoined(other.id)) - Number(isJoined(one.id)))
          .map(({ id, name }) => (
            <li
              key={id}
              className={`relative grow ${isJoined(id) || id === 'costs' || id === 'revenue' ? 'basis-full' : 'basis-2/5'} px-4 py-3 sm:px-6 lg:px-4 lg:py-2 ${isMarked(id) ? 'bg-mark-wash' : isJoined(id) ? 'bg-pine-wash' : 'bg-paper-lift'} ${places[id]}`}
            >
              <p className="pane-label">{name}</p>
              <div className={totals[id] ? 'lg:flex flex-wrap justify-between items-baseline gap-x-3' : ''}>
                <ul className="nav mt-1 leading-snug text-base">
                  {canvas[id].length === 0 && <li className="text-ink-3">{whyEmpty(id)}</li>}
                  {canvas[id].map((entry, index) => (
                    <li key={entry.text} className={isJoined(id) ? 'lg:max-w-[15.5rem]' : ''}>
                      <Text size={index === 0 && isJoined(id) ? size : ''} isMarked={isMarked(id)}>
                        {entry.text}
                      </Text>
                      <span className="text-note text-ink-3 whitespace-nowrap">
                        {entry.from > 0 ? ` Q${entry.from}` : ' sample'}
                      </span>
                    </li>
                  ))}
                </ul>
                {totals[id]}
              </div>
              <div className="hidden lg:block">
                {conflicts.map(
                  conflict =>
                    roomFor(conflict) === id && (
                      <Fragment key={conflict.says}>
                        <Disagreement {...conflict} isSmall={isDense} />
                        {conflict.blocks[1] === 'revenue' && (
                          <Pen className="stroke-mark z-1 right-3 -bottom-4 w-3.5 h-8" d="M20 2Q130 50 30 98" />
                        )}
                      </Fragment>
                    ),
                )}
              </div>
            </li>
          ))}
      </ul>
      {joined.map(pair => {
        const joint = joints[pair.join(' ')]
        // Two that agree have a check at its end.
        if (isAgreed)
          return (
            <Pen key="✓" className={`stroke-ok ${onward}`} d="M2 8C12 6 18 66 38 70S76 70 87 73M89.5 62L93 92L99 14" />
          )
        return joint && <Pen key={joint.className} {...joint} className={`stroke-mark ${joint.className}`} />
      })}
    </div>
  )
}

/** The pairs that the pen joins: those that disagree, else those that agree. */
const joinedIn = (canvas: Canvas, conflicts: Contradiction[]) =>
  conflicts.length > 0 ? conflicts.map(({ blocks: pair }) => pair) : agreed(canvas)

/** Where nothing disagrees: what is promised and who supplies it, which the sample's pen joined. */
const agreed = ({ value, partners }: Canvas): [BlockId, BlockId][] =>
  value.length > 0 && partners.length > 0 ? [['value', 'partners']] : []

/** An entry; in blocks that are joined the type is large, less so where more than two are: it is read before the rest. */
function Text({ size, isMarked, children }: { size: string; isMarked: boolean; children: string }): ReactNode {
  if (!size) return children
  const Tag = isMarked ? 'mark' : 'b'
  return (
    <Tag
      className={`lg:border-0 lg:bg-transparent lg:font-display ${size} lg:leading-[1.2] lg:font-600 lg:tracking-[-0.02em]`}
    >
      {children}
    </Tag>
  )
}

/** Which of two blocks has room for the remark on both. */
const roomFor = ({ blocks: [one, other] }: Contradiction) => (other === 'partners' ? other : one)

/** The remark on two blocks: in one of them, or below the canvas as a whole. */
const Disagreement = ({ says, isSmall }: Contradiction & { isSmall?: boolean }) => (
  <p
    className={`note mt-2 max-w-none ${isSmall ? 'lg:text-base lg:max-w-40' : 'lg:mt-5 lg:text-[1.25rem]'}`}
    role="note"
  >
    They disagree: {says}
  </p>
)

interface PenProps {
  /** Its place, and its color. */
  className: string
  /** Its path on a sheet of 100 by 100. */
  d: string
}

/** A stroke from one block to another, over their edges. */
const Pen = ({ className, d }: PenProps) => (
  <svg
    viewBox="0 0 100 100"
    preserveAspectRatio="none"
    aria-hidden="true"
    className={`hidden lg:block absolute pointer-events-none fill-none ${className}`}
  >
    <path d={d} strokeWidth="2.5" strokeLinecap="round" vectorEffect="non-scaling-stroke" />
  </svg>
)

const onward = 'left-[10.75rem] top-[5.4rem] w-[calc(41.1%-10rem)] h-[2.6rem]'

const across = 'M2 20Q40 130 98 30'

/** The strokes on the canvas by their pairs: the longest goes from the partners, below the activities, to the promise. */
const joints: Record<string, PenProps> = {
  'value partners': { className: onward, d: 'M2 8C12 6 18 66 38 70S76 70 99 90M96 70L99 90L95.5 99' },
  'value channels': { className: 'left-[64.9%] top-[10.75rem] w-[2.2%] h-3.5', d: across },
  'segments channels': { className: 'left-[81.9%] top-[10.75rem] w-[2.2%] h-3.5', d: across },
}

function whyEmpty(block: BlockId): string {
  const asking = questions.flatMap((question, index) => (blocksOf(question).includes(block) ? [index + 1] : []))
  return `Waits for question\u00a0${asking.join(' or\u00a0')}.`
}
