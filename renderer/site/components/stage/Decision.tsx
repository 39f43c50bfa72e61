import { useId } from 'react'

export interface DecisionProps {
  /**
   * The line at its top edge, which says what kind of page it is.
   * @example A sample. Your last page
   */
  head: string
  /**
   * What the page decides.
   * @example Shall we buy it?
   */
  title: string
  /**
   * The things that are worked on, in the plural.
   * @example letters
   */
  things: string
  /**
   * How many of them there are in a month, how many percent go right, and how many minutes each other one takes.
   * @example { "all": 2000, "right": 95, "minutes": 15 }
   */
  numbers: { all: number; right: number; minutes: number }
  /**
   * The choices, in words that go on after “We”.
   * @minItems 2
   * @example ["begin", "wait", "drop it"]
   */
  choices: string[]
  /**
   * What the pen says while nobody is named. With script it says what else is missing.
   * @example Nobody is named yet.
   */
  remark: string
  /**
   * What is left to do once nothing is missing.
   * @example Now show it to the person who doubts it.
   */
  next: string
}

/** A decision on one page that visitors fill in for a case of their own: paper with lines to write on, and a sum that follows. */
export function Decision({ head, title, things, numbers, choices, remark, next }: DecisionProps) {
  const { all, right, minutes } = numbers
  const name = useId()
  const wrong = Math.round((all * (100 - right)) / 100)
  return (
    <figure className="paper decision" aria-label={title} data-part="">
      <p className="paper-head">{head}</p>
      <p className="paper-title">{title}</p>
      <Line label="The case" example={`${all.toLocaleString('en-US')} ${things} a month`} />
      <p className="decision-sum with-script">
        <Amount name="all" value={all} label={`${things} a month`} />
        <Amount name="right" value={right} most={100} label="% right" />
        <Amount name="minutes" value={minutes} label="minutes to repair one" />
      </p>
      <p>
        Repair{' '}
        <output id={`${name}-sum`} aria-live="off">
          {wrong} wrong, {(wrong * minutes) / 60} hours a month
        </output>
      </p>
      <Line label="Who finds them" example="still empty" isName />
      <fieldset>
        <legend>We</legend>
        {choices.map(choice => (
          <label key={choice}>
            <input type="radio" name={name} /> {choice}
          </label>
        ))}
      </fieldset>
      <Line label="Signed" example="still empty" isName />
      <p className="paper-pen decision-lacks">{remark}</p>
      <p className="paper-pen decision-next">{next}</p>
      <p className="with-script no-print flex flex-wrap justify-end gap-x-6">
        <span role="status" />
        <button type="button" className="btn-link" data-take="copy">
          Copy the page
        </button>
        <button type="button" className="btn-link" data-take="print">
          Print
        </button>
      </p>
    </figure>
  )
}

/** A line to write on, which grows with what is written. */
function Line({ label, example, isName }: { label: string; example: string; isName?: boolean }) {
  return (
    <p>
      <label>
        {label}{' '}
        <textarea
          rows={isName ? 1 : 2}
          placeholder={example}
          autoComplete="off"
          className={isName ? 'is-name' : undefined}
        />
      </label>
    </p>
  )
}

function Amount({ name, value, most, label }: { name: string; value: number; most?: number; label: string }) {
  return (
    <label>
      <input
        type="number"
        inputMode="decimal"
        autoComplete="off"
        name={name}
        min={0}
        max={most}
        step="any"
        required
        defaultValue={value}
      />{' '}
      {label}
    </label>
  )
}
