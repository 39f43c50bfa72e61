// Reaches the browser, when a visitor uses the MarkedAnswer figure.
import type { ReactNode } from 'react'
import type { Marking } from './marking'
import { partNames, parts } from './star'
import { clock, times } from './text'

interface TallyProps {
  marking: Marking
  /** Whether it is in the margin, in wide windows. */
  isInMargin?: boolean
}

/** The statistics of the whole answer: boxes below it, or a list in the margin beside the question. */
export function Tally({ marking, isInMargin }: TallyProps): ReactNode {
  return (
    <dl
      className={`m-0 grid grid-cols-2 md:grid-cols-4 gap-px bg-rule annotated:bg-transparent! border-0 border-t border-solid border-rule ${isInMargin ? 'beside-row annotated:gap-0 annotated:pt-7! annotated:pb-2! annotated:border-t-0' : 'annotated:gap-x-6 annotated:p-6'}`}
    >
      <div className="bg-paper-lift annotated:bg-transparent px-4 sm:px-6 py-3 annotated:p-0 col-span-2 md:col-span-4">
        <dt className="text-note text-ink-3">Words in each part</dt>
        <dd>
          <Shares marking={marking} />
        </dd>
      </div>
      <Count name="Who acts" value={`I ${times(marking.i)}, we ${times(marking.we)}`} />
      <Count name="Filler words" value={`${marking.fillers.length}`} />
      <Count name="Number in result" value={marking.figure ?? 'none'} />
      <Count name="Speaking time" value={clock(marking.seconds)} />
    </dl>
  )
}

function Count({ name, value }: { name: string; value: string }): ReactNode {
  return (
    <div className="bg-paper-lift annotated:bg-transparent px-4 sm:px-6 py-3 annotated:p-0 annotated:flex justify-between gap-4">
      <dt className="text-note text-ink-3">{name}</dt>
      <dd className="font-650">{value}</dd>
    </div>
  )
}

/** The words in each of the four parts. */
function Shares({ marking: { share } }: { marking: Marking }): ReactNode {
  return (
    <span className="flex flex-wrap justify-between gap-x-3 text-note">
      {parts.map(part => (
        <span key={part}>
          {partNames[part]} <b>{share[part]}</b>
        </span>
      ))}
    </span>
  )
}
