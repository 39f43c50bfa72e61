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
}

/** The period after the chosen one, the next good period, and the length of an eighth of the day and of the night. */
export function Following({ almanac, chosen, patterns }: FollowingProps) {
  const { rise, set, nextRise, periods } = almanac
  const [next, ...later] = periods.filter(({ number }) => number > chosen)
  const good = later.find(({ kind }) => kind === 'good')
  return (
    <>
      {next && <Coming label="Then" period={next} patterns={patterns} />}
      {good ? (
        <Coming
          label={next?.kind === 'good' ? 'Good again' : 'Next good'}
          period={good}
          patterns={patterns}
          isRemarked
        />
      ) : (
        <p>No other good period before the sun rises{nextRise === undefined ? '' : `, at ${clock(nextRise)}`}.</p>
      )}
      <div className="@[34rem]:col-start-1 @[34rem]:row-start-2 @[52rem]:row-auto border-0 border-t border-solid border-rule pt-3 grid content-start grid-cols-[auto_1fr] gap-x-4 items-baseline">
        <span className="text-note text-ink-2">Day</span>
        <p className="font-display font-600 text-h3">
          8 × <Remark note={onDaylight(almanac)}>{duration((set - rise) / 8)}</Remark>
        </p>
        {nextRise !== undefined && (
          <>
            <span className="text-note text-ink-2">Night</span>
            <p className="font-display font-600 text-h3">8 × {duration((nextRise - set) / 8)}</p>
          </>
        )}
      </div>
    </>
  )
}

/** In two lines of the narrowest margin. */
const onDaylight = ({ rise, set }: Almanac) => `${duration(set - rise)} of daylight; at\u00a0equinox,\u00a012\u00a0h.`

interface ComingProps {
  label: string
  period: Period
  patterns: string
  /** Whether the pen says whose word "good" is. */
  isRemarked?: boolean
}

/** A period as large type. */
function Coming({ label, period, patterns, isRemarked }: ComingProps) {
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
        {isRemarked ? (
          <Remark note="Good by tradition. It promises nothing.">{judgment(period)}</Remark>
        ) : (
          judgment(period)
        )}
      </p>
    </div>
  )
}
