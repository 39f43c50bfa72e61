// Reaches the browser, when a visitor uses this figure.
import { type ReactNode, useId, useState } from 'react'
import { Frame } from '../Frame'
import { Spoken } from '../Spoken'
import { type Fields, hoursOf, type Sum, terms, weekHours, written } from './sum'

export interface HoursSumProps {
  /**
   * How many people do the task, at first.
   * @minimum 1
   * @example 20
   */
  people?: number
  /**
   * How many minutes of it could be saved each time, at first.
   * @minimum 1
   * @example 15
   */
  minutes?: number
  /**
   * How often a week, at first.
   * @minimum 1
   * @example 3
   */
  times?: number
}

/** The demo is hydrated on first use. */
export const wake = 'use'

/** The hours that a task of some minutes takes a group in a year, as a sum whose numbers can be changed. */
export default function HoursSum({ people = 20, minutes = 15, times = 3 }: HoursSumProps): ReactNode {
  const [fields, setFields] = useState<Fields>({
    people: `${people}`,
    minutes: `${minutes}`,
    times: `${times}`,
    weeks: '44',
  })
  const id = useId()
  const sum = hoursOf(fields)
  return (
    <Frame
      label="Hours a year, as a sum that can be changed"
      color="leaf"
      caption="A sum of your numbers, not a promise: time the task before and after."
      source={`Assumed: 44 weeks a year, ${weekHours} hours a week. The training days are not deducted.`}
    >
      <div className="hours-sum">
        <div className="hours-terms">
          {terms.map(({ name, label, most }) => (
            <div key={name} className="hours-term">
              <input
                id={`${id}${name}`}
                type="number"
                inputMode="numeric"
                autoComplete="off"
                min="1"
                max={most}
                className="field"
                value={fields[name]}
                onChange={event => setFields({ ...fields, [name]: event.currentTarget.value })}
              />
              <label htmlFor={`${id}${name}`}>{label}</label>
            </div>
          ))}
        </div>
        <div className="hours-result">
          <p>
            <b>{sum ? written(sum.hours) : '–'}</b> hours a year on this task
          </p>
          <p>{formulaOf(fields, sum)}</p>
        </div>
        <YearOfWeeks weeks={sum?.personWeeks ?? 0} />
      </div>
      <Spoken text={sum ? `${written(sum.hours)} hours a year.` : 'Fill in all four numbers.'} />
    </Frame>
  )
}

function formulaOf({ people, minutes, times, weeks }: Fields, sum: Sum | undefined): string {
  if (!sum)
    return `Fill in whole numbers: ${terms.map(({ label, most }) => `${label} from 1 to ${written(most)}`).join(', ')}.`
  return (
    `${people} × ${minutes} × ${times} × ${weeks} = ${written(sum.minutes)} minutes; ÷\u00a060 = ${written(sum.hours)} hours. ` +
    `That is ${written(sum.personWeeks)} working weeks of one person.`
  )
}

const weeksOfYear = Array.from({ length: 52 }, (_, week) => week)

/** The 52 weeks of a year, as many of them filled as one person would work. */
function YearOfWeeks({ weeks }: { weeks: number }): ReactNode {
  return (
    <svg className="hours-year" viewBox="0 0 520 12" preserveAspectRatio="none" aria-hidden="true">
      {weeksOfYear.map(week => (
        <g key={week}>
          <rect x={week * 10} width="8" height="12" className="fill-rule" />
          <rect
            x={week * 10}
            width={+(8 * Math.min(1, Math.max(0, weeks - week))).toFixed(2)}
            height="12"
            className="fill-own"
          />
        </g>
      ))}
    </svg>
  )
}
