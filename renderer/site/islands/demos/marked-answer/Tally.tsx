// Reaches the browser, when a visitor uses the MarkedAnswer figure.
import type { ReactNode } from 'react'
import type { Marking } from './marking'
import { partNames, parts } from './star'
import { clock } from './text'

const shades = ['0.35', '0.55', '0.75', '1'] as const

/** The statistics of the whole answer. */
export function Tally({ marking }: { marking: Marking }): ReactNode {
  return (
    <dl className="m-0 grid grid-cols-2 md:grid-cols-4 lg:grid-cols-[3fr_1fr_1.5fr_1.2fr_1fr] gap-px bg-rule border-0 border-t border-solid border-rule">
      <div className="bg-paper-lift px-4 sm:px-6 py-3 col-span-2 md:col-span-4 lg:col-span-1">
        <dt className="text-note text-ink-3">Words in each part</dt>
        <dd>
          <Shares marking={marking} />
        </dd>
      </div>
      <Count name="“I” and “we”" value={`${marking.i} and ${marking.we}`} />
      <Count
        name="Filler words"
        value={`${marking.fillers.length}`}
        detail={[...new Set(marking.fillers)].join(', ')}
      />
      <Count name="Number in the result" value={marking.figure ?? 'none'} />
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

/** The shares of the four parts as one bar. */
function Shares({ marking }: { marking: Marking }): ReactNode {
  const total = Math.max(marking.words, 1)
  let at = 0
  return (
    <>
      <svg aria-hidden="true" className="my-2 w-full h-3" viewBox="0 0 100 12" preserveAspectRatio="none">
        <rect width="100" height="12" className="fill-paper-sunk" />
        {parts.map((part, index) => {
          const width = (marking.share[part] / total) * 100
          const x = at
          at += width
          return (
            <rect
              key={part}
              x={x.toFixed(2)}
              width={Math.max(0, width - 0.5).toFixed(2)}
              height="12"
              fillOpacity={shades[index]}
              className="fill-own"
            />
          )
        })}
      </svg>
      <span className="flex flex-wrap justify-between gap-x-3 text-note">
        {parts.map((part, index) => (
          <span key={part}>
            {partNames[part]}{' '}
            <b className="flex items-center gap-1.5">
              <svg aria-hidden="true" className="w-2.5 h-2.5" viewBox="0 0 10 10">
                <rect width="10" height="10" rx="2" fillOpacity={shades[index]} className="fill-own" />
              </svg>
              {marking.share[part]}
            </b>
          </span>
        ))}
      </span>
    </>
  )
}
