// Reaches the browser, when a visitor uses the MarkedAnswer figure.
import type { ReactNode } from 'react'
import type { Marking } from './marking'
import { partNames, parts } from './star'
import { clock, times } from './text'

/** The statistics of the whole answer. */
export function Tally({ marking }: { marking: Marking }): ReactNode {
  return (
    <dl className="m-0 grid grid-cols-2 md:grid-cols-4 lg:grid-cols-[minmax(0,1fr)_10.75rem_9.5rem_9rem_8rem] gap-px bg-rule border-0 border-t border-solid border-rule">
      <div className="bg-paper-lift px-4 sm:px-6 py-3 col-span-2 md:col-span-4 lg:col-span-1">
        <dt className="text-note text-ink-3">Words in each part</dt>
        <dd>
          <Shares marking={marking} />
        </dd>
      </div>
      <Count name="Who acts" value={`I ${times(marking.i)}, we ${times(marking.we)}`} />
      <Count
        name="Filler words"
        value={`${marking.fillers.length}`}
        detail={[...new Set(marking.fillers)].join(', ')}
      />
      <Count name="Number in result" value={marking.figure ?? 'none'} />
      <Count name="Speaking time" value={clock(marking.seconds)} detail={`${marking.words} words`} />
    </dl>
  )
}

function Count({ name, value, detail }: { name: string; value: string; detail?: string }): ReactNode {
  return (
    <div className="bg-paper-lift px-4 sm:px-6 lg:px-3 py-3 min-h-24">
      <dt className="text-note text-ink-3">{name}</dt>
      <dd>
        <span className="font-650">{value}</span>
        {detail && <span className="block text-note text-ink-2">{detail}</span>}
      </dd>
    </div>
  )
}

/** The words in each of the four parts. */
function Shares({ marking: { share } }: { marking: Marking }): ReactNode {
  return (
    <span className="flex flex-wrap justify-between gap-x-3 text-note">
      {parts.map(part => (
        <span key={part}>
          <b className="block text-body">{share[part]}</b> {partNames[part]}
        </span>
      ))}
    </span>
  )
}
