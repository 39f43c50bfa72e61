import type { SlipCase } from '../../../../content/types/paper'
import { InlineMarkdown } from '../lists/InlineMarkdown'
import { PenOff } from '../stage/PenOff'

/** Papers of one case, side by side, with the question that they raise and its working written below them by hand. */
export function Slips({ items, question, working, result, caption }: SlipCase) {
  return (
    <figure className="slips">
      <ul className="nav">
        {items.map(({ title, line, isCircled }) => (
          <li key={title} className="paper slip">
            <span>{title}</span> <b className={isCircled ? 'circled' : undefined}>{line}</b>
          </li>
        ))}
      </ul>
      <p>
        <em>{question}</em>{' '}
        <em>
          <InlineMarkdown text={working} />
        </em>
        <PenOff question="Would you pay it?" />
      </p>
      <p>
        <InlineMarkdown text={result} />
      </p>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
