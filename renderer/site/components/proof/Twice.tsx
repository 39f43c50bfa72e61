import { useId } from 'react'
import type { AnswerTwice, Count } from '../../../../content/types/case'
import { Lines } from '../stage/Handout'

export interface TwiceProps extends AnswerTwice {}

/**
 * One answer on two pages of paper: as it came, to be approved or sent back by the visitor, and as it is marked since. The
 * second is shown once it is sent back, on phones in place of the first.
 */
export function Twice({ asked, lines, decision: { question, yes, no }, was, now, count }: TwiceProps) {
  const name = useId()
  return (
    <figure className="twice" aria-label="The same answer before and after, a sample of the exercise">
      <fieldset className="twice-switch no-print">
        <legend>{question}</legend>
        <label>
          <input type="radio" name={name} className="approves" /> {yes}
        </label>
        <label>
          <input type="radio" name={name} className="sends-back" /> {no}
        </label>
      </fieldset>
      <div className="paper">
        <p className="paper-head">
          <span>Before</span>
          <span>A sample of the exercise</span>
        </p>
        <p>Asked: {asked}</p>
        <p>{lines.map(({ text }) => text).join(' ')}</p>
        <div aria-live="polite">
          <p className="twice-verdict">{was}</p>
          <p>Before the training it ended here. Now choose “{no}”.</p>
        </div>
      </div>
      <div className="paper handout">
        <p className="paper-head">
          <span>After</span>
          <span>A sample of the exercise</span>
        </p>
        <p>Asked: {asked}</p>
        <Lines lines={lines} />
        <Counted {...count} />
        <p className="twice-verdict paper-pen">{now}</p>
      </div>
    </figure>
  )
}

/** A number with its drawing, which opens and says what was counted. */
function Counted({ all, found, value, says, counted }: Count) {
  return (
    <details className="twice-count">
      <summary>
        <svg viewBox={`-1 -1 ${12 * all} 12`} aria-hidden="true">
          <path className="is-found" d={boxes(0, found)} />
          <path d={boxes(found, all)} />
        </svg>
        <b>{value}</b> {says}
        <small>How it is counted</small>
      </summary>
      <p>{counted}</p>
    </details>
  )
}

/** The boxes of a count from one to another, in a row. */
const boxes = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `M${12 * (from + index)} 0h10v10h-10z`).join('')
