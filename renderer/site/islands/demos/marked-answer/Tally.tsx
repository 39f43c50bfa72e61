// Reaches the browser, when a visitor uses the MarkedAnswer figure.
import type { ReactNode } from 'react'
import type { Marking } from './marking'
import { partNames, parts } from './star'
import { clock } from './text'

interface TallyProps {
  marking: Marking
}

/** The statistics of the whole answer: boxes below it, in wide windows a list in the margin beside the question. */
export function Tally({ marking }: TallyProps): ReactNode {
  const counts = [
    ['Who acts', `I ${marking.i}, we ${marking.we}`],
    ['Speaking time', clock(marking.seconds)],
  ] as const
  return (
    <dl className="m-0 grid grid-cols-2 gap-px bg-rule annotated:bg-[var(--ground)]! border-0 border-t border-solid border-rule beside-row annotated:gap-0 annotated:justify-end annotated:mt-9! annotated:py-0! annotated:border-t-0">
      <div className="bg-paper-lift annotated:bg-transparent px-4 sm:px-6 py-3 annotated:p-0 col-span-2">
        <dt className="text-note text-ink-3">Words in each part</dt>
        <dd>
          <Shares marking={marking} />
        </dd>
      </div>
      {counts.map(([name, value]) => (
        <div
          key={name}
          className="bg-paper-lift annotated:bg-transparent px-4 sm:px-6 py-3 annotated:p-0 annotated:flex justify-between gap-4"
        >
          <dt className="text-note text-ink-3">{name}</dt>
          <dd className="font-650 annotated:leading-tight">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The words in each of the four parts. */
function Shares({ marking: { share } }: TallyProps): ReactNode {
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
