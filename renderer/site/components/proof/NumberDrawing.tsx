import type { Drawing, DrawingPart } from '../../../../content/types/text'

/** The width of one box in a drawing, of which the rest to 10 is its distance to the next, and that of a dot. */
const box = 9
const dot = 7

/** The height of the drawing of a bar, in the units of its width, 1,000. */
const barHeight = 40

/**
 * The drawing of a number, with the names of its parts below it. What it counts is in the text beside it, so screen
 * readers get the names alone.
 */
export function NumberDrawing({ drawing }: { drawing: Drawing }) {
  if (drawing.form === 'bars') return <Bars parts={drawing.parts} />
  const named = drawing.parts.filter(({ label }) => label)
  return (
    <>
      <Picture drawing={drawing} />
      {named.length > 0 && (
        <p className="workings-parts">
          {named.map(({ label, look }) => (
            <span key={label} className={look}>
              {label}
            </span>
          ))}
        </p>
      )}
    </>
  )
}

function Picture({ drawing: { form, parts, perRow } }: { drawing: Drawing }) {
  if (form === 'bar') return <Shapes height={barHeight} width={1000} isStretched paths={barOf(parts)} />
  if (form === 'branches') return <Branches parts={parts} />
  const count = parts.reduce((sum, { amount }) => sum + amount, 0)
  const columns = perRow ?? count
  const paths = unitsOf(parts, columns, form === 'dots')
  const rows = Math.ceil(count / columns)
  // Boxes fill the width of their place; dots stay round.
  const height = form === 'dots' ? rows * 10 - 3 : rows * 10 - 1
  return <Shapes height={height} width={columns * 10 - 1} isStretched={form === 'boxes'} paths={paths} />
}

/** A bar for each part, its name beside it; the longest is as wide as there is room. */
function Bars({ parts }: { parts: DrawingPart[] }) {
  const most = Math.max(...parts.map(({ amount }) => amount))
  return (
    <p className="workings-bars" aria-hidden={parts.every(({ label }) => !label) || undefined}>
      {parts.map(({ amount, label, look }) => (
        <span key={`${amount} ${label}`}>
          <Shapes
            height={barHeight}
            width={1000}
            isStretched
            paths={[{ look, d: rectangle(0, 0, (1000 * amount) / most, barHeight) }]}
          />
          {label && <span>{label}</span>}
        </span>
      ))}
    </p>
  )
}

/** The height of the drawing of branches, in the units of its width, 1,000. */
const branchesHeight = 270

/** Lines from one point: each branches at every turn. The first branch is drawn once more, thick. */
function Branches({ parts }: { parts: DrawingPart[] }) {
  const step = 1000 / parts.length
  let count = 1
  const lines = parts.map(({ amount }, turn) => {
    const before = count
    count *= amount
    const heightOf = (index: number, of: number) => +((branchesHeight * (index + 0.5)) / of).toFixed(1)
    return Array.from({ length: count }, (_, index) => {
      const [from, to] = [heightOf(Math.floor(index / amount), before), heightOf(index, count)]
      const [x, end, middle] = [turn * step, (turn + 1) * step, (turn + 0.5) * step].map(Math.round)
      return `M${x} ${from}C${middle} ${from} ${middle} ${to} ${end} ${to}`
    })
  })
  return (
    <svg viewBox={`0 0 1000 ${branchesHeight}`} className="branches" preserveAspectRatio="none" aria-hidden="true">
      <path d={lines.flat().join('')} vectorEffect="non-scaling-stroke" />
      <path d={lines[0]?.[0]} className="way" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

interface ShapesProps {
  width: number
  height: number
  /** Whether the drawing takes any width at one height. */
  isStretched: boolean
  paths: { look: DrawingPart['look']; d: string; dashes?: string }[]
}

function Shapes({ width, height, isStretched, paths }: ShapesProps) {
  return (
    <svg
      viewBox={`-1 -1 ${width + 2} ${height + 2}`}
      className={isStretched ? 'is-stretched' : undefined}
      preserveAspectRatio={isStretched ? 'none' : 'xMinYMin'}
      aria-hidden="true"
    >
      {paths.map(({ look, d, dashes }) => (
        <path
          key={d}
          className={look}
          d={d}
          strokeDasharray={dashes}
          vectorEffect={isStretched ? 'non-scaling-stroke' : undefined}
        />
      ))}
    </svg>
  )
}

const rectangle = (x: number, y: number, width: number, height: number) =>
  `M${+x.toFixed(1)} ${y}h${+width.toFixed(1)}v${height}h-${+width.toFixed(1)}z`

/** One bar, as long as all parts together. */
function barOf(parts: DrawingPart[]) {
  const whole = parts.reduce((sum, { amount }) => sum + amount, 0)
  let done = 0
  return parts.map(({ amount, look }) => {
    const x = (1000 * done) / whole
    done += amount
    // A part too thin to be seen is drawn all the same.
    return { look, d: rectangle(x, 0, Math.max(2, (1000 * amount) / whole - 4), barHeight) }
  })
}

/** A box or a dot for each one that is counted: one path for each part. */
function unitsOf(parts: DrawingPart[], columns: number, areDots: boolean) {
  let next = 0
  return parts.map(({ amount, look }) => {
    const from = next
    next += amount
    if (areDots && look === 'open') return { look, d: ringsOf(from, next, columns) }
    if (areDots) return { look, d: dotsOf(from, next, columns), dashes: '0 10' }
    const units = Array.from({ length: amount }, (_, index) => from + index)
    return {
      look,
      d: units.map(unit => rectangle((unit % columns) * 10, Math.floor(unit / columns) * 10, box, box)).join(''),
    }
  })
}

/** Open dots: rings. */
function ringsOf(from: number, to: number, columns: number): string {
  return Array.from({ length: to - from }, (_, index) => {
    const [column, row] = [(from + index) % columns, Math.floor((from + index) / columns)]
    return `M${column * 10 + 0.8} ${row * 10 + dot / 2}a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0-5.4 0`
  }).join('')
}

/** Rows of dots: each is a line whose dashes have no length, but round ends. */
function dotsOf(from: number, to: number, columns: number): string {
  let d = ''
  for (let unit = from; unit < to; ) {
    const column = unit % columns
    const count = Math.min(columns - column, to - unit)
    d += `M${column * 10 + dot / 2} ${Math.floor(unit / columns) * 10 + dot / 2}h${(count - 1) * 10}.1`
    unit += count
  }
  return d
}
