// Reaches the browser, when a visitor uses the StakeholderTalk figure.
import type { ReactNode } from 'react'
import { hands, type Standing, trustAtStart } from './consequences'

/** The delay in words. */
export function dateOf(late: number): string {
  return late === 0 ? 'On the date' : `${late}\u00a0day${late === 1 ? '' : 's'}\u00a0late`
}

/** Trust, scope and date, each as a number and a bar with a reference line. */
export function Measures({ standing }: { standing: Standing }): ReactNode {
  const spare = hands - standing.work
  return (
    <dl className="m-0 grid grid-cols-3 gap-px bg-rule border-0 border-b border-solid border-rule">
      <Measure
        name="Trust"
        value={`${standing.trust}`}
        unit="of 100"
        part={standing.trust / 100}
        line={trustAtStart / 100}
        note={`began at ${trustAtStart}`}
      />
      <Measure
        name="Scope"
        value={`${standing.work}`}
        unit="days of work"
        part={standing.work / 30}
        line={hands / 30}
        note={spare < 0 ? `${-spare} over the ${hands} there are` : `${spare} to spare of ${hands}`}
      />
      <Measure
        name="Date"
        value={dateOf(standing.late)}
        part={(10 + standing.late) / 15}
        line={10 / 15}
        note={standing.late === 0 ? 'day 10 of 10' : standing.told ? 'sponsor knows' : 'sponsor does not know'}
      />
    </dl>
  )
}

interface MeasureProps {
  name: string
  value: string
  unit?: string
  /** The bar's length, from 0 to 1. */
  part: number
  /** The position of the reference line, from 0 to 1. */
  line: number
  note: string
}

function Measure({ name, value, unit, part, line, note }: MeasureProps): ReactNode {
  const length = Math.min(Math.max(part, 0), 1) * 100
  return (
    <div className="bg-paper-lift px-3 sm:px-6 py-3 sm:py-4">
      <dt className="text-note text-ink-3">{name}</dt>
      <dd>
        <span className="font-650">{value}</span> {unit && <span className="text-note text-ink-2">{unit}</span>}
        <svg aria-hidden="true" className="my-2 w-full h-3" viewBox="0 0 100 12" preserveAspectRatio="none">
          <rect y="3" width="100" height="6" className="fill-paper-sunk" />
          <rect y="3" width={length.toFixed(1)} height="6" className="fill-own" />
          <rect x={(line * 100 - 0.4).toFixed(1)} width="0.8" height="12" className="fill-ink" />
        </svg>
        <span className="block text-note text-ink-3">{note}</span>
      </dd>
    </div>
  )
}
