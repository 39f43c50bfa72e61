import { InlineMarkdown } from '../lists/InlineMarkdown'
import { Medium } from './Medium'

/** A paper of a machine, such as a page of its manual, with the line that an answer is from. */
export interface MachinePaper {
  /**
   * The line at its top edge.
   * @example Manual, third edition
   */
  head: string
  /**
   * Where it is from: a page, a day.
   * @example Page 88
   */
  place: string
  /**
   * Its title.
   * @example Lamp 12: belt slack
   */
  title: string
  /**
   * Its lines, as they are printed.
   * @minItems 2
   * @example ["Stop the press.", "Tighten the belt to the second mark."]
   */
  steps: string[]
  /**
   * The line that the answer is from.
   * @example Tighten the belt to the second mark.
   */
  marked: string
  /** A reading between its limits, all of one unit, from zero to `end`. */
  gauge?: { value: number; low: number; high: number; end: number }
}

/** A question at the machine, with what came back. */
export interface LogLine {
  /**
   * The question, as it is asked.
   * @example What does lamp 12 mean?
   */
  asked: string
  /**
   * Which agent works on it.
   * @example Manual search
   */
  agent: string
  /**
   * What comes back.
   * @markdown
   * @example The belt is slack. Tighten it to the second mark.
   */
  answer: string
  /**
   * The paper that the answer is from.
   * @example { "head": "Manual", "place": "Page 88", "title": "Lamp 12", "steps": ["Stop the press.", "Tighten the belt."], "marked": "Tighten the belt." }
   */
  page: MachinePaper
  /** Whether the assistant refuses it. */
  isRefused?: boolean
}

export interface MachineLogProps {
  /**
   * The questions that a reader can ask. The first is asked already.
   * @example [{ "asked": "What does lamp 12 mean?", "agent": "Manual search", "answer": "The belt is slack.", "page": { "head": "Manual", "place": "Page 88", "title": "Lamp 12", "steps": ["Stop the press.", "Tighten the belt."], "marked": "Tighten the belt." } }]
   */
  lines: LogLine[]
  /**
   * That it is a sample, and of what.
   * @markdown
   * @example A sample of one shift.
   */
  caption: string
}

/** The screen at a machine: a reader asks, without script, one of its questions, and sees the answer and the paper it is from. */
export function MachineLog({ lines, caption }: MachineLogProps) {
  return (
    <Medium caption={caption}>
      <fieldset className="medium-screen machine-log">
        <legend>Ask the assistant:</legend>
        {lines.map(({ asked, agent, answer, page, isRefused }, index) => (
          <div key={asked} className={isRefused ? 'refused' : undefined}>
            <label>
              <input type="radio" name="asked" defaultChecked={index === 0} /> <q>{asked}</q>
            </label>
            <p>
              <span>{agent}</span>
              <b>
                <InlineMarkdown text={answer} />
              </b>
            </p>
            <Paper {...page} />
          </div>
        ))}
      </fieldset>
    </Medium>
  )
}

function Paper({ head, place, title, steps, marked, gauge }: MachinePaper) {
  return (
    <section className="manual-page" aria-label={`${head}, ${place}`}>
      <p>
        <span>{head}</span> <span>{place}</span>
      </p>
      <p>{title}</p>
      {gauge && <Gauge {...gauge} />}
      <ol>
        {steps.map(step => (
          <li key={step}>{step === marked ? <mark>{step}</mark> : step}</li>
        ))}
      </ol>
    </section>
  )
}

/** A reading on its scale: the limits as a bar, the value as a line of the pen. */
function Gauge({ value, low, high, end }: NonNullable<MachinePaper['gauge']>) {
  const at = (reading: number) => Math.round((200 * reading) / end)
  return (
    <svg viewBox="0 0 200 22" fill="none" stroke="currentColor" aria-hidden="true">
      <path d={`M0 11h200M0 7v8M200 7v8`} />
      <path d={`M${at(low)} 11H${at(high)}`} strokeWidth="9" opacity=".3" />
      <path className="needle" d={`M${at(value)} 0v22`} strokeWidth="4" />
    </svg>
  )
}
