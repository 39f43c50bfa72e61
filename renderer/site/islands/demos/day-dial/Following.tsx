// Reaches the browser, when a visitor uses the day dial.
import { Remark } from '../Frame'
import type { Almanac } from './almanac'
import type { Period } from './choghadiya'
import { clock, duration } from './clock'
import { judgment, Sign } from './Kinds'

interface FollowingProps {
  almanac: Almanac
  /** The number of the chosen period. */
  chosen: number
  /** The suffix of the patterns' ids. */
  patterns: string
  isToday: boolean
}

/** The period after the chosen one, the next good period, and the length of an eighth of the day and of the night. */
export function Following({ almanac, chosen, patterns, isToday }: FollowingProps) {
  const { rise, set, nextRise, periods } = almanac
  const [next, ...later] = periods.filter(({ number }) => number > chosen)
  const good = later.find(({ kind }) => kind === 'good')
  return (
    <>
      {next && (
        <Coming label="Then" period={next} patterns={patterns} note={onSigning(periods.slice(chosen - 1), isToday)} />
      )}
      {good ? (
        <Coming
          label={next?.kind === 'good' ? 'Good again' : 'Next good'}
          period={good}
          patterns={patterns}
          note="Good by tradition. It promises nothing."
        />
      ) : (
        <p>No other good period before the sun rises{nextRise === undefined ? '' : `, at ${clock(nextRise)}`}.</p>
      )}
      <div className="@[34rem]:col-start-1 @[34rem]:row-start-2 @[52rem]:row-auto border-0 border-t border-solid border-rule pt-2 grid content-start grid-cols-[auto_1fr] gap-x-4 items-baseline">
        <span className="text-note text-ink-2">Day period</span>
        <p className="font-display font-600 text-h3">
          <Remark note={onDaylight(almanac)}>{duration((set - rise) / 8)}</Remark>
        </p>
        {nextRise !== undefined && (
          <>
            <span className="text-note text-ink-2">Night period</span>
            <p className="font-display font-600 text-h3">{duration((nextRise - set) / 8)}</p>
          </>
        )}
      </div>
    </>
  )
}

const onDaylight = ({ rise, set }: Almanac) => `Daylight lasts ${duration(set - rise)}; this is an eighth.`

/** From this minute on, counted from the midnight before, a period of the night begins in the morning. */
const morning = (24 + 3) * 60

/** Until when, and from when on, tradition would sign something: hours of the night are said to be of the night. */
function onSigning(periods: Period[], isToday: boolean): string {
  const end = periods.findIndex(({ kind }) => kind !== 'good')
  const bad = periods[end]
  const again = periods.find(({ kind }, index) => index > end && kind === 'good')
  const night = isToday ? ' tonight' : ' at night'
  const say = ({ from, number }: Period) =>
    `${clock(from)}${from >= morning ? ' in the morning' : number > 9 ? night : ''}`
  return `Sign ${bad && end ? `by ${say(bad)}, or ` : ''}${again ? `from ${say(again)} on` : 'after sunrise'}.`
}

interface ComingProps {
  label: string
  period: Period
  patterns: string
  /** The remark on its judgment. */
  note: string
}

/** A period as large type. */
function Coming({ label, period, patterns, note }: ComingProps) {
  return (
    <div>
      <p className="text-note text-ink-2">{label}</p>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-display font-600 text-[2.25rem] leading-none">{period.name}</span>
        <span className="text-[1.35rem]">
          {clock(period.from)}–{clock(period.to)}
        </span>
      </p>
      <p>
        <Sign kind={period.kind} patterns={patterns} />
        <Remark note={note}>{judgment(period)}</Remark>
      </p>
    </div>
  )
}
