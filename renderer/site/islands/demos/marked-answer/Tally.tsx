// Reaches the browser, when a visitor uses the MarkedAnswer figure.
import type { ReactNode } from 'react'
import type { Marking } from './marking'
import { partNames, parts } from './star'
import { clock } from './text'

interface TallyProps {
  marking: Marking
}

/** The statistics of the whole answer: boxes below it, in wide windows a list in the margin beside the question. */
export function Tally({ marking: { share, i, we, seconds } }: TallyProps): ReactNode {
  const counts: [string, ReactNode][] = [
    [
      'Words in each part',
      parts.map(part => (
        <span key={part}>
          {partNames[part]} <b>{share[part]}</b>
        </span>
      )),
    ],
    ['Who acts', <b key="">{`I ${i}, we ${we}`}</b>],
    ['Speaking time', <b key="">{clock(seconds)}</b>],
  ]
  return (
    <dl className="m-0 grid grid-cols-2 gap-px bg-rule annotated:bg-[var(--ground)]! border-0 border-t border-solid border-rule beside-row annotated:gap-0 annotated:justify-end annotated:mt-9! annotated:py-0! annotated:border-t-0">
      {counts.map(([name, value]) => (
        <div
          key={name}
          className="first:col-span-2 bg-paper-lift annotated:bg-transparent px-4 sm:px-6 py-3 annotated:p-0 annotated:flex flex-wrap justify-between gap-x-4 text-note"
        >
          <dt className="text-ink-3">{name}</dt>
          <dd className="flex flex-wrap justify-between gap-x-3">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
