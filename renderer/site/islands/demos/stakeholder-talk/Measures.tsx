// Reaches the browser, when a visitor uses the StakeholderTalk figure.
import type { ReactNode } from 'react'
import { hands, type Standing, trustAtStart } from './consequences'
import { TwoWeeks } from './TwoWeeks'

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
  /** The trust that an untold delay took in the end. */
  hidden: number
}

/** The days of work, trust and date after a reply. */
export function Measures({ before, after, hidden }: MeasuresProps): ReactNode {
  return (
    <dl className="measures">
      <div>
        <dt>Work</dt>
        <dd>
          <span>
            <b>{after.work}</b> of {hands} days<span className="of-people">, two people</span>
          </span>
          <TwoWeeks work={after.work} />
        </dd>
      </div>
      <Measure
        name="Trust"
        limit={trustAtStart}
        from={before.trust}
        to={after.trust}
        whole={100}
        isGrowthGood
        note={hidden > 0 && `${signed(-hidden)} on the day of release`}
      />
      <Measure name="Date" limit={0} from={before.late} to={after.late} whole={5} value={dateOf(after.late)} />
    </dl>
  )
}

interface MeasureProps {
  name: string
  /** It is marked on the bar. */
  limit: number
  from: number
  to: number
  /** The number at the end of the bar. */
  whole: number
  /** The meaning of the number, which then stands alone. */
  value?: string
  isGrowthGood?: boolean
  note?: string | false
}

function Measure({ name, limit, from, to, whole, value, isGrowthGood = false, note }: MeasureProps): ReactNode {
  const at = (number: number) => Math.max(number / whole, 0) * 100
  const [less, more] = [Math.min(from, to), Math.max(from, to)]
  // Beyond its limit and farther from it than before.
  const isWorse = isGrowthGood ? to < from && to < limit : to > from && to > limit
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span>
          {!value && from !== to && (
            <>
              <span aria-hidden="true">{from} →</span>
              <span className="visually-hidden">{from} to</span>{' '}
            </>
          )}
          <b>{value ?? to}</b>
        </span>
        <svg aria-hidden="true" viewBox="0 0 100 12" preserveAspectRatio="none" className="of-visible">
          <rect width="100" height="12" className="fill-ink" fillOpacity="0.16" />
          <rect width={at(less)} height="12" className="fill-own" />
          <rect
            x={at(less)}
            width={at(more) - at(less)}
            height="12"
            className={isWorse ? 'fill-mark-ink' : 'fill-ok'}
            fillOpacity={to < from ? 0.4 : undefined}
          />
          <path d={`M${at(limit)} -4v20`} className="stroke-ink" strokeWidth="2" vectorEffect="non-scaling-stroke" />
        </svg>
        {note && <small>{note}</small>}
      </dd>
    </div>
  )
}
