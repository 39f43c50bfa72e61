import type { Exercise, ExerciseLine } from '../../../../content/types/exercise'
import { InlineMarkdown } from '../lists/InlineMarkdown'

export interface HandoutProps extends Exercise {}

/** A printed exercise, marked in pen: paper that lies on the table, with its own light colors in both schemes. */
export function Handout({ exercise, needs, title, source, lines }: HandoutProps) {
  return (
    <figure className="handout" aria-label={`A marked handout: ${title}`}>
      <p className="handout-head">
        <span>{exercise}</span>
        <span>{needs}</span>
      </p>
      <p className="handout-title">{title}</p>
      <p>
        <InlineMarkdown text={source} />
      </p>
      <ul>
        {lines.map(line => (
          <li key={line.text}>
            <span>
              <Marked {...line} />
            </span>
            {line.remark && <em>{line.remark}</em>}
          </li>
        ))}
      </ul>
    </figure>
  )
}

function Marked({ text, marked = '', as }: ExerciseLine) {
  const [before = '', ...rest] = marked ? text.split(marked) : [text]
  if (!marked || rest.length === 0) return text
  const words = as === 'struck' ? <s>{marked}</s> : <span className={as}>{marked}</span>
  return (
    <>
      {before}
      {words}
      {rest.join(marked)}
    </>
  )
}
