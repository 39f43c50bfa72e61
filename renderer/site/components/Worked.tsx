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
    <figure className="worked wide" aria-label={`Worked example: ${title}`}>
      <figcaption>{title}</figcaption>
      <p>
        <span className="label">Input</span>
        {input}
      </p>
      <p className="made">
        <span className="label">Output</span>
        {output}
      </p>
      <p className="pen">
        <span className="visually-hidden">Check: </span>
        <InlineMarkdown text={check} />
      </p>
    </figure>
  )
}
