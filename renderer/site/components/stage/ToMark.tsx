import type { ExerciseLine, MarkingTask } from '../../../../content/types/exercise'
import { Marked } from './Marked'

interface ToMarkProps {
  task: MarkingTask
  lines: ExerciseLine[]
}

/**
 * The lines of an exercise that visitors mark themselves: each can be pressed, and the pen comes when they ask for it. What
 * they found and missed is in the style sheet, so that it works without script; a script says how many.
 */
export function ToMark({ task: { ask, by }, lines }: ToMarkProps) {
  return (
    <fieldset className={by ? `to-mark by-${by}` : 'to-mark'} data-part="">
      <legend>
        <span>{ask}</span>
        <span>In pen: what there was to find, and why.</span>
      </legend>
      <ul>
        {lines.map(line =>
          line.change === 'removed' ? (
            <li key={line.text}>
              <del>{line.text}</del>
            </li>
          ) : (
            <li key={line.text} className={isFault(line) ? 'fault' : undefined}>
              <label>
                <input type="checkbox" />{' '}
                <span className={line.change}>
                  <Marked {...line} isToFind />
                </span>
              </label>
              <em>{line.remark}</em>
            </li>
          ),
        )}
      </ul>
      <label className="show-pen no-print">
        <input type="checkbox" /> Show the pen
      </label>{' '}
      <output />
    </fieldset>
  )
}

/** Whether a visitor should find a line: the pen objects to it. */
const isFault = ({ as, marked }: ExerciseLine) => Boolean(marked) && as !== 'right'
