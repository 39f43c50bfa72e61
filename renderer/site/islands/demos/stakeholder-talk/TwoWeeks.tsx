// Reaches the browser, when a visitor uses the StakeholderTalk figure.
import type { ReactNode } from 'react'
import { hands, people, planned } from './consequences'

/** The days of each person up to the release. */
const days = hands / people
/** A day in the drawing, with the gap after it, and the days that it has room for. */
const [side, room] = [20, 13]

/** The two weeks up to the release, a square for each day of each person: those of the work, and what does not fit. */
export function TwoWeeks({ work }: { work: number }): ReactNode {
  const rows = Array.from({ length: people }, (_, person) => Math.ceil((work - person) / people))
  return (
    <svg className="two-weeks" viewBox={`0 -5 ${room * side} ${people * side + 8}`} aria-hidden="true">
      {rows.map((used, person) =>
        Array.from({ length: Math.max(days, used) }, (_, day) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a square is its day and its person
            key={`${person} ${day}`}
            x={day * side + 1}
            y={person * side + 1}
            width={side - 4}
            height={side - 4}
            className={lookOf(day, used)}
          />
        )),
      )}
      <path d={`M${days * side - 1} -5v${people * side + 8}`} />
    </svg>
  )
}

/** The look of a day: planned before the talk, added in it, beyond the release, or free. */
function lookOf(day: number, used: number): string | undefined {
  if (day >= used) return 'is-free'
  if (day >= days) return 'is-over'
  return day < planned / people ? undefined : 'is-added'
}
