import { type Almanac, almanacOf } from '../../islands/demos/day-dial/almanac'
import type { Kind, Period } from '../../islands/demos/day-dial/choghadiya'
import { clock } from '../../islands/demos/day-dial/clock'
import { type PlaceName, places } from '../../islands/demos/day-dial/places'
import { RemarkAndCaption } from './RemarkAndCaption'

export interface SameHourProps {
  /**
   * The day.
   * @format date
   * @example 2026-03-20
   */
  date: string
  /**
   * The time of day that is compared.
   * @pattern ^\d\d:\d\d$
   * @example 12:40
   */
  time: string
  /**
   * The occasion at that time, in a few words.
   * @example A call
   */
  occasion: string
  /**
   * The cities, as the dial names them.
   * @minItems 2
   * @maxItems 4
   * @example ["mumbai", "chennai"]
   */
  cities: PlaceName[]
  /**
   * The remark in pen, in one or two sentences.
   * @markdown
   * @example The same minute, and not the same period.
   */
  remark: string
  /**
   * The day and the rule it is computed by.
   * @markdown
   * @example March 20, by the formulas of the dial above.
   */
  caption: string
}

const kinds: Record<Kind, string> = { good: 'good', neutral: 'neutral', bad: 'avoided' }

/** The hours that a bar spans, in minutes: from before sunrise to after sunset. */
const [dawn, dusk] = [360, 1155]
const place = (minutes: number) => `${(((minutes - dawn) / (dusk - dawn)) * 100).toFixed(2)}%`

/** One time of day in several cities: the eight periods of each day as a bar, and the period that the time falls in. */
export function SameHour({ date, time, occasion, cities, remark, caption }: SameHourProps) {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const at = hours * 60 + minutes
  return (
    <figure className="same-hour wide">
      <ul className="nav">
        {cities.map(city => {
          const day = almanacOf(date, places[city])
          if (!('periods' in day)) return null
          const period = day.periods.find(({ from, to }) => from <= at && at < to)
          return (
            <li key={city} className={period && `is-${period.kind}`}>
              <b>{places[city].name}</b>
              <span>
                Sun up {clock(day.rise)}, down {clock(day.set)}
              </span>
              <Bar day={day} at={at} />
              <p>
                {occasion} at {time} <b>{period?.name}</b> {period && `${kinds[period.kind]}, to ${clock(period.to)}`}
              </p>
            </li>
          )
        })}
      </ul>
      <RemarkAndCaption remark={remark} caption={caption} />
    </figure>
  )
}

function Bar({ day, at }: { day: Almanac; at: number }) {
  const width = ({ from, to }: Period) => `${(((to - from) / (dusk - dawn)) * 100).toFixed(2)}%`
  return (
    <svg aria-hidden="true">
      {day.periods.slice(0, 8).map(period => (
        <g key={period.number} className={`is-${period.kind}`}>
          <rect x={place(period.from)} width={width(period)} y="14" height="56" />
          <text x={place((period.from + period.to) / 2)} y="48" textAnchor="middle">
            {period.name}
          </text>
        </g>
      ))}
      <line x1={place(at)} x2={place(at)} y1="0" y2="84" />
    </svg>
  )
}
