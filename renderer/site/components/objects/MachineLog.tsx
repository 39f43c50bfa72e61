import { InlineMarkdown } from '../lists/InlineMarkdown'
import { Medium } from './Medium'

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
}

/** A page of a manual, with the passage that an answer is from. */
export interface ManualPage {
  /**
   * The line at its top edge.
   * @example Manual, third edition
   */
  head: string
  /**
   * The number of the page.
   * @asType integer
   * @minimum 1
   * @example 88
   */
  number: number
  /**
   * The title of the section.
   * @example Lamp 12: belt slack
   */
  title: string
  /**
   * The steps, as they are printed.
   * @minItems 2
   * @example ["Stop the press.", "Tighten the belt to the second mark."]
   */
  steps: string[]
  /**
   * The step that the answer is from.
   * @example Tighten the belt to the second mark.
   */
  marked: string
}

export interface MachineLogProps {
  /**
   * The question that is shown large, with the answer from the page.
   * @example { "asked": "What does lamp 12 mean?", "agent": "Manual search", "answer": "The belt is slack." }
   */
  first: LogLine
  /**
   * A second question about the same page, which a reader can ask instead; `marked` is the step that answers it.
   * @example { "asked": "Lamp 12 is on again.", "agent": "Manual search", "answer": "Stop the press.", "marked": "Stop the press." }
   */
  again: LogLine & { marked: string }
  /**
   * The page of the manual that lies beside it.
   * @example { "head": "Manual", "number": 88, "title": "Lamp 12", "steps": ["Stop the press.", "Tighten the belt."], "marked": "Tighten the belt." }
   */
  page: ManualPage
  /**
   * Further questions with their answers.
   * @example [{ "asked": "When was it cleaned?", "agent": "Repair history", "answer": "On Monday." }]
   */
  lines: LogLine[]
  /**
   * The question that no agent answers.
   * @example { "asked": "Can I reach in while it runs?", "agent": "No agent", "answer": "A refusal." }
   */
  refused: LogLine
  /**
   * That it is a sample, and of what.
   * @markdown
   * @example A sample of one shift.
   */
  caption: string
}

/**
 * The screen at a machine during a shift: a question beside the page of its answer, and one that is struck out. A reader
 * chooses, without script, which of two questions is asked; the page is marked for it.
 */
export function MachineLog({ first, again, page, lines, refused, caption }: MachineLogProps) {
  return (
    <Medium caption={caption}>
      <div className="medium-screen machine-log">
        <ol className="nav">
          <li>
            <div>
              <Exchange {...first} />
            </div>
            <div>
              <Exchange {...again} />
            </div>
            <fieldset>
              <legend>Ask the assistant:</legend>
              {[first, again].map(({ asked }) => (
                <label key={asked}>
                  <input type="radio" name="asked" defaultChecked={asked === first.asked} /> {asked}
                </label>
              ))}
            </fieldset>
          </li>
          {lines.map(line => (
            <li key={line.asked}>
              <Exchange {...line} />
            </li>
          ))}
        </ol>
        <Page {...page} again={again.marked} />
        <p className="refused">
          <Exchange {...refused} />
        </p>
      </div>
    </Medium>
  )
}

function Exchange({ asked, agent, answer }: LogLine) {
  return (
    <>
      <q>{asked}</q> <span>{agent}</span>{' '}
      <b>
        <InlineMarkdown text={answer} />
      </b>
    </>
  )
}

function Page({ head, number, title, steps, marked, again }: ManualPage & { again: string }) {
  return (
    <section className="manual-page" aria-label={`${head}, page ${number}`}>
      <p>
        <span>{head}</span> <span>Page {number}</span>
      </p>
      <p>{title}</p>
      <ol>
        {steps.map(step => {
          const answer = step === marked ? 'first' : step === again ? 'again' : undefined
          return <li key={step}>{answer ? <mark data-answer={answer}>{step}</mark> : step}</li>
        })}
      </ol>
    </section>
  )
}
