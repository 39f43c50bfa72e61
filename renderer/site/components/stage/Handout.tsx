import type { Exercise, ExerciseLine } from '../../../../content/types/exercise'
import type { IconName } from '../../../../content/types/text'
import { Icon } from '../icons/Icon'
import { InlineMarkdown } from '../lists/InlineMarkdown'
import { FieldOfMarks } from './FieldOfMarks'
import { Marked } from './Marked'
import { PenOff } from './PenOff'
import { ToMark } from './ToMark'

export interface HandoutProps extends Exercise {
  /**
   * Whether a page without a task begins without its marks.
   * @example true
   */
  isUnmarked?: boolean
}

/** A printed exercise, marked in pen: paper that lies on the table, with its own light colors in both schemes. */
export function Handout({ exercise, needs, form, title, source, field, lines, task, isUnmarked }: HandoutProps) {
  return (
    <figure
      className={`paper handout${form ? ` as-${form}` : ''}`}
      aria-label={`${task ? 'An exercise' : 'A marked handout'}: ${title}`}
    >
      <p className="paper-head">
        <span>{exercise}</span>
        <span>{needs}</span>
      </p>
      <p className="paper-title">{title}</p>
      <p>
        <InlineMarkdown text={source} />
      </p>
      {field && <FieldOfMarks {...field} />}
      {task ? (
        <ToMark task={task} lines={lines} />
      ) : (
        <>
          <Lines lines={lines} />
          <PenOff isAway={isUnmarked} />
        </>
      )}
    </figure>
  )
}

/** A corner of a handout, for a list of several: its title, and the first two lines that somebody has objected to. */
export function HandoutCorner({ icon, handout: { title, needs, lines } }: { icon: IconName; handout: Exercise }) {
  return (
    <figure className="paper handout is-corner" aria-label={`From a marked handout: ${title}`}>
      <p className="paper-head">
        <span>{needs}</span>
        <Icon name={icon} />
      </p>
      <p className="paper-title">{title}</p>
      <Lines lines={lines.filter(({ as, remark }) => remark && as !== 'right').slice(0, 2)} />
    </figure>
  )
}

/** A line of a page that somebody has marked, on a corner of that page. */
export function HandoutLine({ line }: { line: ExerciseLine }) {
  return (
    <figure className="paper handout is-corner" aria-label="A line of its sample page">
      <Lines lines={[line]} />
    </figure>
  )
}

/** The lines of a page with what somebody has marked in them. */
export function Lines({ lines }: { lines: ExerciseLine[] }) {
  return (
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
  )
}
