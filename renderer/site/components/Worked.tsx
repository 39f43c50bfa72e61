import { InlineMarkdown } from './lists/InlineMarkdown'

export interface WorkedProps {
  /**
   * What the example shows.
   * @example A brief that names the reader
   */
  title: string
  /**
   * What was put in.
   * @example Summarize this contract for a buyer.
   */
  input: string
  /**
   * What came out.
   * @example Three terms changed since last year.
   */
  output: string
  /**
   * How to tell whether it can be trusted.
   * @markdown
   * @example Each of the three quotes its clause.
   */
  check: string
}

/** A worked example: a real input, a real output, and the check beside it. */
export function Worked({ title, input, output, check }: WorkedProps) {
  return (
    <figure className="frame wide my-8!" aria-label={`Worked example: ${title}`}>
      <figcaption className="px-4 sm:px-6 py-3 border-0 border-b border-solid border-rule text-note text-ink-3">
        Worked example: <span className="text-ink">{title}</span>
      </figcaption>
      <div className="grid md:grid-cols-[5fr_6fr] lg:grid-cols-[5fr_6fr_4fr]">
        <div className="pane">
          <p className="pane-label mb-2">Input</p>
          <p>{input}</p>
        </div>
        <div className="pane border-0 border-t md:border-t-0 md:border-l border-solid border-rule">
          <p className="pane-label mb-2">Output</p>
          <p>{output}</p>
        </div>
        <div className="pane border-0 border-t lg:border-t-0 lg:border-l border-solid border-rule md:col-span-2 lg:col-span-1">
          <p className="pane-label mb-2">Check</p>
          <p className="text-note text-mark-ink">
            <InlineMarkdown text={check} />
          </p>
        </div>
      </div>
    </figure>
  )
}
