// Reaches the browser, when a visitor uses this figure.
import { type ReactNode, useId, useState } from 'react'
import { DisclosureIcon } from '../../DisclosureIcon'
import { Frame } from '../Frame'
import { almanacOf, firstDate, lastDate } from './almanac'
import { Controls } from './Controls'
import { firstName, type Period } from './choghadiya'
import { clock, readDate, weekdayName, writeDate } from './clock'
import { Dial } from './Dial'
import { Following } from './Following'
import { Patterns } from './Kinds'
import { type Moment, momentAt, periodAt, placeNear, useNow } from './now'
import { PeriodList } from './PeriodList'
import { type PlaceName, places } from './places'

export interface DayDialProps {
  /**
   * The date shown first, as year-month-day. Without it the dial moves to today, near the visitor, once it is used.
   * @format date
   * @example 2026-03-19
   */
  date?: string
  /**
   * The place shown first.
   * @example ujjain
   */
  place?: PlaceName
  /**
   * The number of the period chosen first: 1 to 8 by day, 9 to 16 by night.
   * @minimum 1
   * @maximum 16
   * @asType integer
   * @example 5
   */
  period?: number
}

/** The demo is hydrated when it is seen: it opens on today. */
export const wake = 'visible'

/** The date of the HTML, which is the same whenever it is built. */
const sampleDate = '2026-03-19'

/** A dial of the sixteen Choghadiya periods of a day, computed from the sun at a place that can be chosen. */
export default function DayDial({
  date: dateGiven,
  place: placeFirst = 'mumbai',
  period: periodFirst = 5,
}: DayDialProps): ReactNode {
  const shownFirst = dateGiven ?? sampleDate
  const [date, setDate] = useState(shownFirst)
  const [place, setPlace] = useState<PlaceName>(placeFirst)
  const [chosen, setChosen] = useState(periodFirst)
  const id = useId()
  const result = almanacOf(date, places[place])
  const almanac = 'trouble' in result ? undefined : result
  const rowId = (number: number) => `period${number}${id}`
  const showToday = (at: PlaceName, minutes = Date.now() / 60_000) => {
    const moment = momentAt(places[at], minutes)
    const today = almanacOf(moment.date, places[at])
    setDate(moment.date)
    if (!('trouble' in today)) setChosen(periodAt(today.periods, moment.minute)?.number ?? 1)
  }
  const now = useNow(first => {
    if (dateGiven !== undefined) return
    const near = placeNear(-new Date().getTimezoneOffset())
    setPlace(near)
    showToday(near, first)
  })
  const moment = now === undefined ? undefined : momentAt(places[place], now)
  const current = almanac && moment?.date === date ? periodAt(almanac.periods, moment.minute) : undefined
  const step = (days: number) => {
    const day = readDate(date)
    const next = day === undefined ? shownFirst : writeDate(day + days)
    if (next >= firstDate && next <= lastDate) setDate(next)
  }
  const chooseOnDial = (number: number) => {
    setChosen(number)
    document.getElementById(rowId(number))?.focus({ preventScroll: true })
  }
  const list = { chosen, current: current?.number, id, rowId, onChoose: setChosen }
  return (
    <Frame
      label="The Choghadiya periods of one day, on a dial and in a table"
      color="gold"
      caption="ShubhAI. Change the place or the date, or choose a period on the dial."
      isAnnotated
      source="Computed from the sun’s position (NOAA’s method). Times are local."
    >
      <Patterns id={id} />
      <div className="grid @[52rem]:grid-cols-[minmax(31.5rem,1.7fr)_minmax(0,1fr)] items-center">
        <div className="p-2 @[52rem]:p-2 @[52rem]:pr-0">
          <Dial
            result={result}
            chosen={chosen}
            now={current && moment?.minute}
            isNow={chosen === current?.number}
            place={places[place].name}
            patterns={id}
            rowId={rowId}
            onChoose={chooseOnDial}
          />
        </div>
        <div className="pane grid content-start gap-x-5 gap-y-3 @[34rem]:grid-cols-2 @[52rem]:grid-cols-1 @[52rem]:py-2!">
          <Controls
            id={id}
            place={place}
            date={date}
            onPlace={setPlace}
            onDate={setDate}
            onStep={step}
            onToday={() => showToday(place)}
            remark={almanac && first(almanac.weekday)}
          />
          {'trouble' in result ? (
            <p>{result.trouble}</p>
          ) : (
            <Following almanac={result} chosen={chosen} patterns={id} isToday={moment?.date === date} />
          )}
        </div>
      </div>
      <p className="visually-hidden" aria-live="polite">
        {almanac
          ? `Sunrise ${clock(almanac.rise)}, sunset ${clock(almanac.set)}.${current && moment ? nowLine(moment, current) : ''}`
          : 'trouble' in result && result.sky === 'unknown'
            ? 'No day is chosen.'
            : 'This day has no periods.'}
      </p>
      {almanac && (
        <details>
          <summary className="flex items-center justify-between gap-4 min-h-12 px-4 sm:px-6 font-650 border-0 border-t border-solid border-rule focus-visible:outline-offset--3">
            All 16 periods of the day and night
            <DisclosureIcon />
          </summary>
          <div className="pane pt-0! grid gap-x-6 gap-y-6 @[36rem]:grid-cols-2">
            <PeriodList
              {...list}
              name="Day"
              caption={`Day, ${clock(almanac.rise)} to ${clock(almanac.set)}`}
              periods={almanac.periods.slice(0, 8)}
            />
            {almanac.nextRise === undefined ? (
              <p>The sun does not rise on the next day, so the night cannot be divided.</p>
            ) : (
              <PeriodList
                {...list}
                name="Night"
                caption={`Night, to ${clock(almanac.nextRise)} on ${weekdayName(almanac.weekday + 1)}`}
                periods={almanac.periods.slice(8)}
              />
            )}
          </div>
        </details>
      )}
    </Frame>
  )
}

function nowLine({ minute }: Moment, { name }: Period): string {
  return ` It is ${clock(minute)} there now, in ${name}.`
}

/** Why the day begins with its first period. */
function first(weekday: number): string {
  const { name, planet } = firstName(weekday)
  return `${weekdayName(weekday)} is the day of ${planet}, so ${name} comes first.`
}
