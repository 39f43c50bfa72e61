// Reaches the browser, when a visitor uses this figure.
import { type ReactNode, useId, useState } from 'react'
import { Frame, Remark } from '../Frame'
import { type Almanac, almanacOf, firstDate, lastDate } from './almanac'
import { Controls } from './Controls'
import { firstName, type Period } from './choghadiya'
import { clock, duration, readDate, weekdayName, writeDate } from './clock'
import { Dial } from './Dial'
import { Patterns } from './Kinds'
import { type Moment, momentAt, nearestPlace, periodAt, useNow } from './now'
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
  place: placeFirst = 'ujjain',
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
    const nearest = nearestPlace(-new Date().getTimezoneOffset())
    setPlace(nearest)
    showToday(nearest, first)
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
      caption="ShubhAI. Change the place or the date, then choose a period."
      isAnnotated
      source="Computed from the sun’s position (NOAA’s method). Times are local."
    >
      <Patterns id={id} />
      <div className="grid @[44rem]:grid-cols-[9fr_10fr] @[52rem]:grid-cols-[minmax(18.5rem,1fr)_minmax(0,35.5rem)] @[52rem]:grid-rows-[auto_1fr]">
        <div className="pane pb-0! @[44rem]:pb-6! @[44rem]:row-start-2 @[52rem]:row-start-1 @[52rem]:row-span-2 @[52rem]:pr-4!">
          <Dial
            result={result}
            chosen={chosen}
            now={current && moment?.minute}
            patterns={id}
            rowId={rowId}
            onChoose={chooseOnDial}
          />
          <p
            className="mt-3 @[52rem]:mt-6 min-h-17 @[36rem]:min-h-12 @[44rem]:min-h-26 text-note text-ink-2"
            aria-live="polite"
          >
            {almanac
              ? `${first(almanac.weekday)} Sunrise ${clock(almanac.rise)}, sunset ${clock(almanac.set)}.${current && moment ? nowLine(moment, current) : ''}`
              : 'trouble' in result && result.sky === 'unknown'
                ? 'No day is chosen.'
                : 'This day has no periods.'}
          </p>
        </div>
        <div className="pane pb-0! @[44rem]:col-span-full @[52rem]:col-auto @[52rem]:col-start-2 @[52rem]:pl-0!">
          <Controls
            id={id}
            place={place}
            date={date}
            onPlace={setPlace}
            onDate={setDate}
            onStep={step}
            onToday={() => showToday(place)}
          />
        </div>
        <div className="pane @[52rem]:pl-0! grid content-start gap-x-4 gap-y-6 @[36rem]:grid-cols-2 @[44rem]:grid-cols-1 @[52rem]:grid-cols-2 min-h-[49rem] @[36rem]:min-h-[26rem] @[44rem]:min-h-[49rem] @[52rem]:min-h-[26rem]">
          {'trouble' in result ? (
            <p className="col-span-full max-w-m-body">{result.trouble}</p>
          ) : (
            <>
              <PeriodList
                {...list}
                name="Day"
                caption={`Day, ${clock(result.rise)} to ${clock(result.set)}`}
                each={duration((result.set - result.rise) / 8)}
                periods={result.periods.slice(0, 8)}
              />
              {result.nextRise === undefined ? (
                <p>The sun does not rise on the next day, so the night cannot be divided.</p>
              ) : (
                <PeriodList
                  {...list}
                  name="Night"
                  caption={`Night, to ${clock(result.nextRise)} on ${weekdayName(result.weekday + 1)}`}
                  each={<Remark note={onDaylight(result)}>{duration((result.nextRise - result.set) / 8)}</Remark>}
                  periods={result.periods.slice(8)}
                  remark={onNight(result)}
                />
              )}
            </>
          )}
        </div>
      </div>
    </Frame>
  )
}

function nowLine({ minute }: Moment, { name }: Period): string {
  return ` It is ${clock(minute)} there now, in ${name}.`
}

/** In two lines of the narrowest margin: the remark on the first name of the night follows. */
const onDaylight = ({ rise, set }: Almanac) => `${duration(set - rise)} of daylight; at equinox, 12 h.`

/** Why the day begins with its first period. */
function first(weekday: number): string {
  const { name, planet } = firstName(weekday)
  return `${weekdayName(weekday)} is the day of ${planet}, so ${name} comes first.`
}

function onNight({ weekday, periods }: Almanac): string {
  return `The night starts five names after ${firstName(weekday).name}, with ${periods[8]?.name}, and goes on in steps of five.`
}
