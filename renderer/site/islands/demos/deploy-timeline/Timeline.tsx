// Reaches the browser, when a visitor uses the DeployTimeline figure.
import type { ReactNode } from 'react'
import { nowAt, type Plan, promise } from './steps'
import { speed } from './use-run'

/** How far a deployment has come. */
export interface Progress {
  /** The second that is shown; undefined while nothing runs. */
  at: number | undefined
  /** Whether what is in the field is what is live. */
  isLive: boolean
  /** The number of runs that have ended. */
  runs: number
}

/** The dial, in pixels: its middle, its radii, where the names of its steps begin, and how far apart they are. */
const [middle, outer, inner, names, row] = [144, 128, 90, 290, 22]

/** The steps on a dial of the promised minute, with their names beside it; in a run, as far as it has come. */
export function Dial({ steps, total, at: now = total }: Plan & Pick<Progress, 'at'>) {
  const widest = Math.max(promise, Math.ceil(total / 10) * 10)
  const at = (seconds: number, radius: number) => {
    const angle = (seconds / widest) * 2 * Math.PI
    return { x: +(middle + radius * Math.sin(angle)).toFixed(1), y: +(middle - radius * Math.cos(angle)).toFixed(1) }
  }
  const sector = (from: number, to: number) => {
    const [a, b, c, d] = [at(from, outer), at(to, outer), at(to, inner), at(from, inner)]
    const isLarge = (to - from) * 2 > widest ? 1 : 0
    return `M${a.x} ${a.y}A${outer} ${outer} 0 ${isLarge} 1 ${b.x} ${b.y}L${c.x} ${c.y}A${inner} ${inner} 0 ${isLarge} 0 ${d.x} ${d.y}Z`
  }
  // From the last to the first, so that a name without room moves up, away from the dial.
  let below = Number.POSITIVE_INFINITY
  return (
    <svg className="dial" viewBox={`0 0 ${2 * middle} ${2 * middle}`} aria-hidden="true">
      <circle cx={middle} cy={middle} r={(outer + inner) / 2} strokeWidth={outer - inner} className="track" />
      {Array.from({ length: widest / 5 }, (_, index) => {
        const [from, to] = [at(index * 5, outer + 3), at(index * 5, outer + (index % 3 ? 8 : 13))]
        return <path key={`${from.x} ${from.y}`} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} className="stroke-ink-3" />
      })}
      <text x={middle - 9} y="10" textAnchor="end" className="scale">
        {widest} s
      </text>
      <text x={middle} y={2 * middle + 16} textAnchor="middle" className="scale">
        {widest / 2}
      </text>
      {steps.toReversed().map(({ name, start, seconds, held }) => {
        const waits = held || start >= now
        const [from, out] = [at(start + seconds / 2, outer), at(start + seconds / 2, outer + 10)]
        const isLeft = from.x < middle
        const y = isLeft ? out.y + 4 : Math.min(out.y, below - row)
        if (!isLeft) below = y
        return (
          <g key={name} className={waits ? 'waits' : undefined}>
            <path d={sector(start, start + seconds)} className="ahead" />
            {!waits && <path d={sector(start, Math.min(start + seconds, now))} className="step" />}
            {!isLeft && (
              <path d={`M${from.x} ${from.y}L${out.x} ${Math.min(out.y, y)}L${names - 5} ${y}`} className="lead-line" />
            )}
            <text x={isLeft ? out.x - 2 : names} y={y + 5} textAnchor={isLeft ? 'end' : 'start'}>
              {name}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

/**
 * When the page is live, in the middle of the dial, or why it is not; during a run its seconds, of which a screen reader
 * is told the result alone.
 */
export function Outcome({ at, isLive, runs, ...plan }: Plan & Progress): ReactNode {
  const { held, total } = plan
  const isRun = at !== undefined
  const [name = '', seconds = ''] = isRun ? nowAt(plan, at) : []
  const [first, large, small] = isRun
    ? [name, seconds, `${speed}× speed`]
    : held
      ? ['', 'Held', 'before publishing']
      : [isLive ? 'live after' : 'to be live in', `${total.toFixed(1)}\u00a0s`, onTime(total)]
  return (
    <p aria-live="polite">
      <span key={isRun ? 'run' : runs} className="contents" aria-hidden={isRun}>
        {!isRun && isLive && runs > 0 && `Run ${runs}: `}
        {first} <b>{large}</b> <span>{small}</span>
      </span>
    </p>
  )
}

const onTime = (total: number) =>
  total < promise
    ? `${(promise - total).toFixed(0)}\u00a0s to spare`
    : `longer than the ${promise}: fewer packages would help`
