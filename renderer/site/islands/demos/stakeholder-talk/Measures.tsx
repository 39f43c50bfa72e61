// Reaches the browser, when a visitor uses the StakeholderTalk figure.
import type { ReactNode } from 'react'
import { hands, type Standing } from './consequences'

/** The delay in words. */
export function dateOf(late: number): string {
  return late === 0 ? 'On the date' : `${late}\u00a0day${late === 1 ? '' : 's'}\u00a0late`
}

/** A number with its sign, with a proper minus sign. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : value > 0 ? `+${value}` : '±0'
}

interface MeasuresProps {
  before: Standing
  after: Standing
  /** Whether the talk is over; scope and date then have notes. */
  isEnd?: boolean
}

/** Trust, scope and date, each with what it was, what it is and a bar on which the change is marked. */
export function Measures({ before, after, isEnd }: MeasuresProps): ReactNode {
  const spare = hands - after.work
  const knows = after.told ? 'sponsor knows' : 'sponsor does not know'
  return (
    <dl className="measures">
      <Measure name="Trust" unit="of 100" from={before.trust} to={after.trust} whole={100} isGrowthGood />
      <Measure
        name="Scope"
        unit={`${hands} days fit`}
        from={before.work}
        to={after.work}
        whole={30}
        note={isEnd && (spare < 0 ? `${-spare} over the ${hands} there are` : `${spare} to spare of ${hands}`)}
      />
      <Measure
        name="Date"
        from={before.late}
        to={after.late}
        whole={5}
        value={dateOf(after.late)}
        note={isEnd && after.late > 0 && knows}
      />
    </dl>
  )
}

interface MeasureProps {
  name: string
  /** The unit of the numbers. */
  unit?: string
  from: number
  to: number
  /** The number at the end of the bar. */
  whole: number
  /** The meaning of the number, if not the number alone. */
  value?: string
  isGrowthGood?: boolean
  note?: string | false
}

function Measure({ name, unit, from, to, whole, value, isGrowthGood = false, note }: MeasureProps): ReactNode {
  const at = (number: number) => Math.max(number / whole, 0) * 100
  const [less, more] = [Math.min(from, to), Math.max(from, to)]
  const isBetter = isGrowthGood === to > from
  return (
    <div>
      <dt>
        {name}
        {unit && `, ${unit}`}
      </dt>
      <dd>
        <span>
          {from !== to && (
            <>
              <span aria-hidden="true">{from} →</span>
              <span className="visually-hidden">{from} to</span>{' '}
            </>
          )}
          <b>{value ?? to}</b>
        </span>
        <svg aria-hidden="true" viewBox="0 0 100 12" preserveAspectRatio="none">
          <rect width="100" height="12" className="fill-ink" fillOpacity="0.16" />
          <rect width={at(less).toFixed(1)} height="12" className="fill-own" />
          <rect
            x={at(less).toFixed(1)}
            width={(at(more) - at(less)).toFixed(1)}
            height="12"
            className={isBetter ? 'fill-ok' : 'fill-mark-ink'}
            fillOpacity={to < from ? 0.4 : undefined}
          />
        </svg>
        {note}
      </dd>
    </div>
  )
}
