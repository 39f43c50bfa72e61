import type { ExerciseLine } from '../../../../content/types/exercise'

/** A printed line with its marks in pen; where they are still to be found, screen readers don't hear of a deletion. */
export function Marked({ text, marked = '', as, isToFind }: ExerciseLine & { isToFind?: boolean }) {
  const [before = '', ...rest] = marked ? text.split(marked) : [text]
  if (!marked || rest.length === 0) return text
  const words =
    as === 'struck' ? <s role={isToFind ? 'none' : undefined}>{marked}</s> : <span className={as}>{marked}</span>
  return (
    <>
      {before}
      {words}
      {rest.join(marked)}
    </>
  )
}
