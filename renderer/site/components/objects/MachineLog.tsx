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
   * @example What it means, and on which page
   */
  answer: string
  /** Whether it is a question that no agent answers. */
  isRefused?: boolean
}

export interface MachineLogProps {
  /**
   * The lines, in order.
   * @example [{ "asked": "What does lamp 12 mean?", "agent": "Manual search", "answer": "What it means, and on which page" }]
   */
  lines: LogLine[]
  /**
   * That it is a sample, and of what.
   * @markdown
   * @example Sample questions of one shift.
   */
  caption: string
}

/** What operators ask at a machine, as on its screen: the question, who works on it, and what comes back. */
export function MachineLog({ lines, caption }: MachineLogProps) {
  return (
    <Medium caption={caption}>
      <ol className="medium-screen machine-log nav">
        {lines.map(({ asked, agent, answer, isRefused }) => (
          <li key={asked} className={isRefused ? 'refused' : undefined}>
            <q>{asked}</q> <span>{agent}</span>{' '}
            <b>
              <InlineMarkdown text={answer} />
            </b>
          </li>
        ))}
      </ol>
    </Medium>
  )
}
