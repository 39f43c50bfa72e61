// Reaches the browser, when a visitor uses the DeployTimeline figure.
import { type Plan, promise } from './steps'

/** The dial, in pixels: its middle, its radii, where the names of its steps begin, and how far apart they are. */
const [middle, outer, inner, names, row] = [144, 128, 90, 290, 22]

/** The steps on a dial of the promised minute, with their names beside it. */
export function Dial({ steps, total }: Plan) {
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
      {steps.toReversed().map(({ name, start, seconds, held: waits }) => {
        const [from, out] = [at(start + seconds / 2, outer), at(start + seconds / 2, outer + 10)]
        const isLeft = from.x < middle
        const y = isLeft ? out.y + 4 : Math.min(out.y, below - row)
        if (!isLeft) below = y
        return (
          <g key={name} className={waits ? 'waits' : undefined}>
            <path d={sector(start, start + seconds)} className="step" />
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
