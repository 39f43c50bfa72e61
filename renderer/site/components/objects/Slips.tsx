import type { SlipCase } from '../../../../content/types/paper'
import { InlineMarkdown } from '../lists/InlineMarkdown'

/** Papers one over the other, below the question that those of one case raise, with the working written by hand. */
export function Slips({ items, question, working, result, caption }: SlipCase) {
  return (
    <figure className="slips">
      {question && <p className="slips-question">{question}</p>}
      <ul className="nav">
        {items.map(({ title, line, isCircled }) => (
          <li key={title} className="paper slip">
            <span>{title}</span> <b className={isCircled ? 'circled' : undefined}>{line}</b>
          </li>
        ))}
      </ul>
      <p>
        <em>
          <InlineMarkdown text={working} />
        </em>{' '}
        {result && <InlineMarkdown text={result} />}
      </p>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
