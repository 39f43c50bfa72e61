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
    <div className="relative mx-auto max-w-[37rem] of-clip">
      <svg
        viewBox="-268 -214 536 428"
        className="block max-w-none w-[128%] -ml-[14%] @[34rem]:w-full @[34rem]:ml-0 h-auto select-none"
        aria-hidden="true"
        focusable="false"
      >
        <Hours result={result} />
        {periods.map(each => (
          <Arc key={each.number} period={each} patterns={patterns} row={rowId(each.number)} onChoose={onChoose} />
        ))}
        {now !== undefined && <Hand now={now} />}
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
  const middle = (from + to) / 2
  return (
    <a
      href={`#${row}`}
      tabIndex={-1}
      onClick={event => {
        event.preventDefault()
        onChoose(period.number)
      }}
    >
      <path d={ring(157, 204, from, to, 1.5)} className="fill-paper-lift" />
      <path d={ring(157, 204, from, to, 1.5)} {...fillOf(kind, patterns)} />
      {to - from > roomForName && (
        <text
          transform={turnOf(180.5, middle)}
          dy=".35em"
          textAnchor="middle"
          className={`text-[18px] @[34rem]:text-[16px] font-650 ${kind === 'good' ? 'fill-paper-lift' : 'fill-ink'} ${kind === 'neutral' ? '[paint-order:stroke] stroke-paper-lift stroke-5' : ''}`}
        >
          {name}
        </text>
      )}
    </a>
  )
}

const at = (radius: number, minute: number) => {
  const [cx, cy] = point(radius, minute)
  return { cx, cy }
}

const hours = Array.from({ length: 24 }, (_, hour) => hour)

const [night, onNight] = ['fill-[var(--on-ground)] dark:fill-paper-sunk', 'fill-[var(--ground)] dark:fill-ink']

/** The scale of hours inside the ring: the day on the ground's color, the night dark, sunrise and sunset in words. */
function Hours({ result }: { result: Almanac | NoAlmanac }) {
  const light = 'trouble' in result ? undefined : result
  const isDark = (minute: number) =>
    light ? minute < light.rise || minute > light.set : 'trouble' in result && result.sky === 'stays down'
  const whole = !light && 'trouble' in result && result.sky !== 'unknown'
  return (
    <>
      <circle
        r="138"
        className={`stroke-30 fill-none ${whole && !isDark(0) ? 'stroke-[var(--ground)]' : 'stroke-rule'}`}
      />
      {light && <path d={ring(122, 154, light.rise, light.set)} className="fill-[var(--ground)]" />}
      {light && <path d={ring(122, 154, light.set, light.rise + 1440)} className={night} />}
      {hours.map(hour => {
        const [x, y] = point(138, hour * 60)
        // The line of a sunrise or a sunset would strike it out.
        if (light && [light.rise, light.set].some(sun => Math.abs(sun - hour * 60) < (hour % 3 ? 9 : 26))) return null
        const color = light ? (isDark(hour * 60) ? onNight : 'fill-[var(--on-ground)]') : 'fill-ink'
        return hour % 3 ? (
          <circle key={hour} r="1.8" {...at(138, hour * 60)} className={color} />
        ) : (
          <text
            key={hour}
            x={x}
            y={y}
            dy=".35em"
            textAnchor="middle"
            className={`text-[18px] @[34rem]:text-[16px] ${color}`}
          >
            {hour}
          </text>
        )
      })}
      {light && <SunMark word="Sunrise" minute={light.rise} />}
      {light && <SunMark word="Sunset" minute={light.set} />}
    </>
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
