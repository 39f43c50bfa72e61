import type { AnswerTwice } from '../../../../content/types/case'
import { Lines } from '../stage/Handout'
import { PenOff } from '../stage/PenOff'

export interface TwiceProps extends AnswerTwice {}

/** One answer on two pages of paper: as it was approved, and on top of it as it is marked since. */
export function Twice({ asked, lines, was, now, count: { all, found, says } }: TwiceProps) {
  return (
    <figure className="twice" aria-label="The same answer before and after, a sample of the exercise">
      <div className="paper">
        <p className="paper-head">Before</p>
        <p>{lines.map(({ text }) => text).join(' ')}</p>
        <p className="twice-verdict">{was}</p>
      </div>
      <div className="paper handout">
        <p className="paper-head">
          <span>After</span>
          <span>A sample of the exercise</span>
        </p>
        <p>Asked: {asked}</p>
        <Lines lines={lines} />
        <p className="twice-count">
          <svg viewBox={`-1 -1 ${12 * all} 12`} aria-hidden="true">
            <path className="is-found" d={boxes(0, found)} />
            <path d={boxes(found, all)} />
          </svg>
          {says}
        </p>
        <p className="twice-verdict paper-pen">{now}</p>
        <PenOff />
      </div>
    </figure>
  )
}

/** The boxes of a count from one to another, in a row. */
const boxes = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `M${12 * (from + index)} 0h10v10h-10z`).join('')
