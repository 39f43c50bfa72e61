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
  before: Standing
  after: Standing
  /** Whether the talk is over; scope and date then have notes. */
  isEnd?: boolean
}

/** Trust, scope and date, each with its limit, what it was, what it is and a bar on which limit and change are marked. */
export function Measures({ before, after, isEnd }: MeasuresProps): ReactNode {
  const spare = hands - after.work
  const knows = after.told ? 'sponsor knows' : 'sponsor does not know'
  return (
    <dl className="measures">
      <Measure
        name="Trust"
        unit="of 100"
        limit={trustAtStart}
        from={before.trust}
        to={after.trust}
        whole={100}
        isGrowthGood
      />
      <Measure
        name="Scope"
        unit={`of ${hands} days`}
        limit={hands}
        from={before.work}
        to={after.work}
        whole={30}
        note={isEnd && (spare < 0 ? `${-spare} over the ${hands} there are` : `${spare} to spare of ${hands}`)}
      />
      <Measure
        name="Date"
        limit={0}
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
  /** The limit in words, where its number alone says too little; the number is marked on the bar. */
  unit?: string
  limit: number
  from: number
  to: number
  /** The number at the end of the bar. */
  whole: number
  /** The meaning of the number, if not the number alone. */
  value?: string
  isGrowthGood?: boolean
  note?: string | false
}

function Measure({ name, unit, limit, from, to, whole, value, isGrowthGood = false, note }: MeasureProps): ReactNode {
  const at = (number: number) => Math.max(number / whole, 0) * 100
  const [less, more] = [Math.min(from, to), Math.max(from, to)]
  // Beyond its limit and farther from it than before.
  const isWorse = isGrowthGood ? to < from && to < limit : to > from && to > limit
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
        <svg aria-hidden="true" viewBox="0 0 100 12" preserveAspectRatio="none" className="of-visible">
          <rect width="100" height="12" className="fill-ink" fillOpacity="0.16" />
          <rect width={at(less).toFixed(1)} height="12" className="fill-own" />
          <rect
            x={at(less).toFixed(1)}
            width={(at(more) - at(less)).toFixed(1)}
            height="12"
            className={isWorse ? 'fill-mark-ink' : 'fill-ok'}
            fillOpacity={to < from ? 0.4 : undefined}
          />
          <path
            d={`M${at(limit).toFixed(1)} -4v20`}
            className="stroke-ink"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {note && <small>{note}</small>}
      </dd>
    </div>
  )
}
