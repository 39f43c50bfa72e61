// Reaches the browser, when a visitor uses the day dial.
import type { Almanac, NoAlmanac } from './almanac'
import type { Period } from './choghadiya'
import { clock } from './clock'
import { point, ray, ring, turnOf } from './geometry'
import { fillOf, judgment, Sign } from './Kinds'

interface DialProps {
  result: Almanac | NoAlmanac
  /** The number of the chosen period. */
  chosen: number
  /** The present minute of the date shown, for the hand; none where the date is another. */
  now: number | undefined
  /** Whether the chosen period is the present one. */
  isNow: boolean
  /** The suffix of the patterns' ids. */
  patterns: string
  /** The id of a period's row in the table. */
  rowId: (number: number) => string
  onChoose: (number: number) => void
}

/** The day as a ring of 24 hours with its periods as arcs, noon at the top; the tables contain the same as text. */
export function Dial({ result, chosen, now, isNow, patterns, rowId, onChoose }: DialProps) {
  const periods = 'trouble' in result ? [] : result.periods
  const period = periods.find(({ number }) => number === chosen)
  return (
    <div className="relative mx-auto max-w-[34rem] of-clip">
      <svg
        viewBox="-268 -214 536 428"
        className="block max-w-none w-[128%] -ml-[14%] @[34rem]:w-full @[34rem]:ml-0 h-auto select-none"
        aria-hidden="true"
        focusable="false"
      >
        <Hours result={result} now={now} />
        <g textAnchor="middle" className="text-[18px] @[34rem]:text-[16px] font-650 [pointer-events:all]">
          {periods.map(each => (
            <Arc key={each.number} period={each} patterns={patterns} row={rowId(each.number)} onChoose={onChoose} />
          ))}
        </g>
        {now !== undefined && <Hand now={now} />}
        <rect x="-205" y="190" width="14" height="14" {...fillOf('neutral', patterns)} />
        <text x="-185" y="203" className="text-[18px] @[34rem]:text-[15px] fill-ink">
          Neutral
        </text>
        {period && <path d={ring(154, 207, period.from, period.to)} className="fill-none stroke-pine stroke-5" />}
      </svg>
      <div className="absolute inset-0 grid content-center justify-items-center text-center pointer-events-none">
        <div className="bg-paper-lift">
          {period && (
            <p className="text-note text-ink-2">
              {isNow && now !== undefined
                ? `Now, at ${clock(now)}`
                : `${period.number > 8 ? 'Night' : 'Day'}, ${((period.number - 1) % 8) + 1} of 8`}
            </p>
          )}
          <p className={`font-display font-600 leading-none! ${period ? 'text-h2 @[34rem]:text-[3.5rem]' : 'text-h3'}`}>
            {period ? period.name : emptyCenter(result)}
          </p>
          {period && (
            <>
              <p className="text-[1.15rem] @[34rem]:text-[1.5rem] leading-snug">
                {clock(period.from)}–{clock(period.to)}
              </p>
              <p className="text-note @[34rem]:text-[1.0625rem]">
                <Sign kind={period.kind} patterns={patterns} />
                {judgment(period)}
              </p>
            </>
          )}
        </div>
      </div>
    </div>
  )
}

/** The hand of the clock: a line across the hours, on a wider one that sets it off. */
function Hand({ now }: { now: number }) {
  return (
    <>
      <path d={ray(120, 156, now)} className="stroke-paper-lift stroke-7" />
      <path d={ray(120, 156, now)} className="stroke-ink stroke-3" />
      <circle r="7" {...at(120, now)} className="fill-ink stroke-paper-lift stroke-2" />
    </>
  )
}

function emptyCenter(result: Almanac | NoAlmanac): string {
  if (!('trouble' in result)) return 'No night'
  return { 'stays up': 'No sunset', 'stays down': 'No sunrise', unknown: 'No date' }[result.sky]
}

interface ArcProps {
  period: Period
  patterns: string
  row: string
  onChoose: (number: number) => void
}

/** The shortest period, in minutes, that has room for its name in the ring. */
const roomForName = 70

/** One period with its name, as a link to its row, which works without scripts too. */
function Arc({ period, patterns, row, onChoose }: ArcProps) {
  const { name, kind, from, to } = period
  return (
    <a
      href={`#${row}`}
      tabIndex={-1}
      onClick={event => {
        event.preventDefault()
        onChoose(period.number)
      }}
    >
      <path d={ring(157, 204, from, to, 1.5)} {...fillOf(kind, patterns)} />
      {to - from > roomForName && <PeriodName kind={kind} place={turnOf(180.5, (from + to) / 2)} name={name} />}
    </a>
  )
}

function PeriodName({ kind, place, name }: { kind: Period['kind']; place: string; name: string }) {
  const given = { transform: place, dy: '.35em', children: name }
  if (kind === 'good') return <text {...given} className="fill-paper-lift" />
  if (kind === 'bad') return <text {...given} className="fill-ink" />
  return <text {...given} className="fill-ink [paint-order:stroke] stroke-paper-lift stroke-5" />
}

const at = (radius: number, minute: number) => {
  const [cx, cy] = point(radius, minute)
  return { cx, cy }
}

const hours = Array.from({ length: 24 }, (_, hour) => hour)

/** The scale of hours inside the ring: the day on the ground's color, the night dark, sunrise and sunset in words. */
function Hours({ result, now }: { result: Almanac | NoAlmanac; now: number | undefined }) {
  if ('trouble' in result)
    return (
      <>
        {result.sky === 'stays up' ? (
          <circle r="138" className="stroke-30 fill-none stroke-[var(--ground)]" />
        ) : (
          <circle r="138" className="stroke-30 fill-none stroke-rule" />
        )}
        <g textAnchor="middle" className="text-[18px] @[34rem]:text-[16px] fill-ink">
          {hours.map(scaleMark)}
        </g>
      </>
    )
  const { rise, set } = result
  // A line across the ring would strike them out: sunrise, sunset, the hand.
  const isSeen = (hour: number) =>
    [rise, set, now ?? -60].every(line => Math.abs(line - hour * 60) >= (hour % 3 ? 9 : 26))
  const seen = hours.filter(isSeen)
  const isDay = (hour: number) => hour * 60 >= rise && hour * 60 <= set
  return (
    <>
      <path d={ring(122, 154, rise, set)} className="fill-[var(--ground)]" />
      <path d={ring(122, 154, set, rise + 1440)} className="fill-[var(--on-ground)] dark:fill-paper-sunk" />
      <g textAnchor="middle" className="text-[18px] @[34rem]:text-[16px] fill-[var(--on-ground)]">
        {seen.filter(isDay).map(scaleMark)}
      </g>
      <g textAnchor="middle" className="text-[18px] @[34rem]:text-[16px] fill-[var(--ground)] dark:fill-ink">
        {seen.filter(hour => !isDay(hour)).map(scaleMark)}
      </g>
      <SunMark word="Sunrise" minute={rise} />
      <SunMark word="Sunset" minute={set} />
    </>
  )
}

/** Every third hour as a number, the others as dots. */
function scaleMark(hour: number) {
  const [x, y] = point(138, hour * 60)
  return hour % 3 ? (
    <circle key={hour} r="1.8" cx={x} cy={y} />
  ) : (
    <text key={hour} x={x} y={y} dy=".35em">
      {hour}
    </text>
  )
}

/** A line across the ring, and its word and time outside of it: at the side, where there is room in all seasons. */
function SunMark({ word, minute }: { word: string; minute: number }) {
  const side = word === 'Sunrise' ? 540 - 180 : 1080
  const [x, y] = point(214, Math.min(Math.max(minute, side - 130), side + 130))
  const anchor = word === 'Sunrise' ? 'end' : 'start'
  return (
    <>
      <path d={ray(122, 211, minute)} className="stroke-ink stroke-3" />
      <text x={x} y={y - 4} textAnchor={anchor} className="text-[15px] fill-ink-2">
        {word}
      </text>
      <text x={x} y={y + 15} textAnchor={anchor} className="text-[16px] font-650 fill-ink">
        {clock(minute)}
      </text>
    </>
  )
}
