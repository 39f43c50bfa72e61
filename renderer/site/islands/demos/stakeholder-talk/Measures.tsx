// Reaches the browser, when a visitor uses the StakeholderTalk figure.
import type { ReactNode } from 'react'
import { hands, type Standing, trustAtStart } from './consequences'

/** The delay in words. */
export function dateOf(late: number): string {
  return late === 0 ? 'On the date' : `${late}\u00a0day${late === 1 ? '' : 's'}\u00a0late`
}

/** A number with its sign, with a proper minus sign. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : value > 0 ? `+${value}` : '±0'
}

interface MeasuresProps {
  standing: Standing
  /** The change of trust by the reply of a turn. Within a turn, the measures have no notes. */
  change?: string
}

/** Trust, scope and date, each as a number and a bar with a reference line. */
export function Measures({ standing, change }: MeasuresProps): ReactNode {
  const spare = hands - standing.work
  const isEnd = change === undefined
  return (
    <dl className="measures">
      <Measure
        name="Trust"
        value={`${standing.trust}`}
        unit={`of 100${change ?? ''}`}
        part={standing.trust / 100}
        line={trustAtStart / 100}
        note={isEnd && `began at ${trustAtStart}`}
      />
      <Measure
        name="Scope"
        value={`${standing.work}`}
        unit={isEnd ? 'days of work' : `days of work in ${hands}`}
        part={standing.work / 30}
        line={hands / 30}
        note={isEnd && (spare < 0 ? `${-spare} over the ${hands} there are` : `${spare} to spare of ${hands}`)}
      />
      <Measure
        name="Date"
        value={dateOf(standing.late)}
        part={(10 + standing.late) / 15}
        line={10 / 15}
        note={
          isEnd && (standing.late === 0 ? 'day 10 of 10' : standing.told ? 'sponsor knows' : 'sponsor does not know')
        }
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
  note: string | false
}

function Measure({ name, value, unit, part, line, note }: MeasureProps): ReactNode {
  const length = Math.min(Math.max(part, 0), 1) * 100
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <b>{value}</b> {unit}
        <svg aria-hidden="true" viewBox="0 0 100 12" preserveAspectRatio="none">
          <rect y="2" width="100" height="8" className="fill-ink" fillOpacity="0.16" />
          <rect y="2" width={length.toFixed(1)} height="8" className="fill-own" />
          <rect x={(line * 100 - 0.4).toFixed(1)} width="0.8" height="12" className="fill-ink" />
        </svg>
        {note}
      </dd>
    </div>
  )
}
