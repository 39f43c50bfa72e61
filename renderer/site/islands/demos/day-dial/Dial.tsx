// Reaches the browser, when a visitor uses the day dial.
import { Fragment } from 'react'
import type { Almanac, NoAlmanac } from './almanac'
import type { Period } from './choghadiya'
import { clock } from './clock'
import { point, ray, ring, turnOf } from './geometry'
import { Hours } from './Hours'
import { fillOf, judgment, Sign, words } from './Kinds'

interface DialProps {
  result: Almanac | NoAlmanac
  /** The number of the chosen period. */
  chosen: number
  /** The present minute of the date shown, for the hand; none where the date is another. */
  now: number | undefined
  /** Whether the chosen period is the present one. */
  isNow: boolean
  place: string
  /** The suffix of the patterns' ids. */
  patterns: string
  /** The id of a period's row in the table. */
  rowId: (number: number) => string
  onChoose: (number: number) => void
}

/** The day as a ring of 24 hours with its periods as arcs, noon at the top; the tables contain the same as text. */
export function Dial({ result, chosen, now, isNow, place, patterns, rowId, onChoose }: DialProps) {
  const periods = 'trouble' in result ? [] : result.periods
  const period = periods.find(({ number }) => number === chosen)
  return (
    <div className="relative mx-auto max-w-[31rem] of-clip">
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
        <g className="text-[18px] @[34rem]:text-[15px] fill-ink">
          {periods.length > 0 &&
            (['good', 'neutral', 'bad'] as const).map((kind, row) => (
              <Fragment key={kind}>
                <rect x="-206" y={154 + 20 * row} width="13" height="13" {...fillOf(kind, patterns)} />
                <text x="-187" y={166 + 20 * row}>
                  {words[kind]}
                </text>
              </Fragment>
            ))}
        </g>
        {period && <path d={ring(154, 207, period.from, period.to)} className="fill-none stroke-pine stroke-5" />}
      </svg>
      <div className="absolute inset-0 grid content-center justify-items-center text-center pointer-events-none">
        <div className="bg-paper-lift rounded-full">
          {period && (
            <p className="text-note text-ink-2 max-w-40 leading-tight">
              <span className="block">{place}</span>
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
              <p className="text-note @[34rem]:text-[1.0625rem] max-w-40 @[34rem]:max-w-46 leading-snug text-balance">
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
      className="outline-none focus-visible:stroke-ink focus-visible:stroke-5"
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
