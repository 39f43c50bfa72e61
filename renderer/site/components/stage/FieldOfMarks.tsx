import type { MarkedField } from '../../../../content/types/exercise'

/** How many marks are in a row, and the size of the place of each; a mark is as wide as the dash of the style sheet. */
const columns = 80
const place = { width: 10, height: 8 }
const markWidth = 7

/** A mark for each of many things, those that go wrong in the color of the pen. */
export function FieldOfMarks({ all, wrong, says }: MarkedField) {
  const rows = Math.ceil(all / columns)
  return (
    <svg
      className="field-of-marks"
      viewBox={`0 -3 ${columns * place.width - 3} ${rows * place.height - 2}`}
      role="img"
      aria-label={says}
    >
      <path d={rowsOf(all)} />
      <path className="pen" d={wrongOnes(all, wrong)} />
    </svg>
  )
}

/** The rows of marks: each is a line whose dashes are the marks. */
const rowsOf = (all: number): string =>
  Array.from({ length: Math.ceil(all / columns) }, (_, row) => {
    const count = Math.min(columns, all - row * columns)
    return `M0 ${row * place.height}h${count * place.width - 3}`
  }).join('')

/**
 * The marks of those that go wrong: one in each stretch of the field, at a place in it that follows no pattern to the
 * eye and is the same in every build.
 */
const wrongOnes = (all: number, wrong: number): string =>
  Array.from({ length: wrong }, (_, index) => {
    const from = Math.floor((index * all) / wrong)
    const length = Math.floor(((index + 1) * all) / wrong) - from
    const at = from + (scattered(index) % length)
    return `M${(at % columns) * place.width} ${Math.floor(at / columns) * place.height}h${markWidth}`
  }).join('')

/** A number that looks like chance, and is the same for the same index. */
function scattered(index: number): number {
  const mixed = Math.imul(index + 1, 0x45d9f3b)
  return ((mixed >>> 16) ^ mixed) >>> 0
}
