import { type Named, NamedLines, NamedText } from './NamedText'

/** One row: when, what happens, and what belongs to it in the margin. */
export interface TimetableRow extends Named {
  /**
   * The time of day, the day or the step.
   * @example Monday
   */
  when: string
  /**
   * Up to two features in the margin beside the row.
   * @example [{ "title": "50+ scenarios", "description": "Scope, budget, delay, blame and silence." }]
   */
  beside?: Named[]
}

export interface TimetableProps {
  /**
   * The rows in order of time.
   * @example [{ "when": "Monday", "title": "Find out what you know", "description": "Answer without notes, and correct nothing yet." }]
   */
  rows: TimetableRow[]
}

/** A day, a week or a process as a timetable: the time at the left, what happens beside it, features in the margin. */
export function Timetable({ rows }: TimetableProps) {
  const hasMargin = rows.some(({ beside }) => beside)
  return (
    <ol className={`shape timetable wide ${hasMargin ? 'has-margin' : ''}`} data-reveal="">
      {rows.map(({ when, beside, ...item }) => (
        <li key={when}>
          <p className="when">{when}</p>
          <NamedLines item={item} />
          {beside && (
            <div className="beside">
              {beside.map(item => (
                <NamedText key={item.title} item={item} />
              ))}
            </div>
          )}
        </li>
      ))}
    </ol>
  )
}
