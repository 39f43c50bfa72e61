// Reaches the browser, when a visitor uses the day dial.
import type { Almanac, NoAlmanac } from './almanac'
import type { Period } from './choghadiya'
import { clock } from './clock'
import { fillOf, KindLabel } from './Kinds'

interface DialProps {
  result: Almanac | NoAlmanac
  /** The number of the chosen period. */
  chosen: number
  /** The present minute of the date shown, for the hand; none where the date is another. */
  now: number | undefined
  /** The suffix of the patterns' ids. */
  patterns: string
  /** The id of a period's row in the table. */
  rowId: (number: number) => string
  onChoose: (number: number) => void
}

/** The day as a ring of 24 hours with its periods as arcs, noon at the top; the tables contain the same as text. */
export function Dial({ result, chosen, now, patterns, rowId, onChoose }: DialProps) {
  const periods = 'trouble' in result ? [] : result.periods
  const period = periods.find(({ number }) => number === chosen)
  return (
    <div className="relative mt-5 max-w-[26rem]">
      <svg viewBox="14 14 272 272" className="w-full h-auto select-none" aria-hidden="true" focusable="false">
        <Hours result={result} />
        {periods.map(each => (
          <Arc key={each.number} period={each} patterns={patterns} row={rowId(each.number)} onChoose={onChoose} />
        ))}
        {period && (
          <path
            d={ring(131, 134, period.from, period.to) + ring(108.5, 111.5, period.from, period.to)}
            className="fill-pine"
          />
        )}
        {now !== undefined && <path d={hand(now)} className="fill-ink stroke-ink" />}
      </svg>
      <div className="absolute inset-0 grid content-center justify-items-center text-center pointer-events-none">
        <div className="bg-paper-lift">
          <p className="font-display font-600 text-h3">{period ? period.name : emptyCenter(result)}</p>
          {period && (
            <>
              <p>
                {clock(period.from)}–{clock(period.to)}
              </p>
              <p className="text-note text-ink-2 inline-flex">
                <KindLabel kind={period.kind} patterns={patterns} />
                <span>: {period.meaning}</span>
              </p>
            </>
          )}
        </div>
      </div>
    </div>
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

/** One period, as a link to its row, which works without scripts too. */
function Arc({ period, patterns, row, onChoose }: ArcProps) {
  return (
    <a
      href={`#${row}`}
      tabIndex={-1}
      onClick={event => {
        event.preventDefault()
        onChoose(period.number)
      }}
    >
      <path d={ring(94, 136, period.from, period.to)} className="fill-transparent" />
      <path d={ring(114, 128, period.from, period.to, 2)} {...fillOf(period.kind, patterns)} />
    </a>
  )
}

const hours = Array.from({ length: 24 }, (_, hour) => hour)

/** The scale of hours inside the ring, the night hours shaded, with a line at sunrise and at sunset. */
function Hours({ result }: { result: Almanac | NoAlmanac }) {
  const light = 'trouble' in result ? undefined : result
  return (
    <>
      {!light && <circle cx="150" cy="150" r="121" className="fill-none stroke-rule stroke-14" />}
      {'trouble' in result && result.sky === 'stays down' && (
        <circle cx="150" cy="150" r="98" className="fill-none stroke-paper-sunk stroke-20" />
      )}
      {light && <path d={ring(88, 108, light.set, light.rise + 1440)} className="fill-paper-sunk" />}
      {hours.map(hour => (
        <path key={hour} d={ray(hour % 6 ? 104 : 101, 108, hour * 60)} className="stroke-ink-3" />
      ))}
      {[0, 6, 12, 18].map(hour => {
        const [x, y] = point(92, hour * 60)
        return (
          <text key={hour} x={x} y={y} dy=".35em" textAnchor="middle" className="text-[15px] fill-ink-2">
            {hour}
          </text>
        )
      })}
      {light && <path d={ray(86, 129, light.rise) + ray(86, 129, light.set)} className="stroke-ink stroke-2" />}
    </>
  )
}

/** Degrees clockwise from noon at the top, from -180 to 180. */
function angle(minute: number): number {
  return (((((minute - 720) / 4 + 180) % 360) + 360) % 360) - 180
}

/** Rounds to two decimals, so that all JavaScript engines give the same output. */
const round = (value: number) => Math.round(value * 100) / 100

function point(radius: number, minute: number): [x: number, y: number] {
  const turn = (angle(minute) * Math.PI) / 180
  return [round(150 + radius * Math.sin(turn)), round(150 - radius * Math.cos(turn))]
}

const ray = (inner: number, outer: number, minute: number) => `M${point(inner, minute)}L${point(outer, minute)}`

/** The hand of the clock: a line across the ring, with a point at its inner end. */
const hand = (minute: number) =>
  `${ray(86, 131, minute)}M${point(88, minute)}L${point(79, minute - 9)}L${point(79, minute + 9)}Z`

/** The outline of a ring segment between two times, shortened by a gap in minutes at both ends. */
function ring(inner: number, outer: number, from: number, to: number, gap = 0): string {
  const [start, end] = [from + gap, to - gap]
  const large = end - start > 720 ? 1 : 0
  return (
    `M${point(outer, start)}A${outer} ${outer} 0 ${large} 1 ${point(outer, end)}` +
    `L${point(inner, end)}A${inner} ${inner} 0 ${large} 0 ${point(inner, start)}Z`
  )
}
