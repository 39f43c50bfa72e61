import { InlineMarkdown } from '../lists/InlineMarkdown'

/** A small paper of a case. */
export interface Slip {
  /**
   * The kind of paper.
   * @example Delivery note
   */
  title: string
  /**
   * The line on it that matters.
   * @example 12 boxes
   */
  line: string
  /** Whether somebody has circled that line. */
  isCircled?: boolean
}

export interface SlipsProps {
  /**
   * The papers of the case, at most three.
   * @maxItems 3
   * @example [{ "title": "Order", "line": "144 pieces" }, { "title": "Invoice", "line": "12 units", "isCircled": true }]
   */
  items: Slip[]
  /**
   * What the case asks.
   * @example Does it match?
   */
  question: string
  /**
   * The working, as it is written beside the papers.
   * @markdown
   * @example 12 × 12 = 144, if a box holds 12.
   */
  working: string
  /**
   * What comes out, and why it is right.
   * @markdown
   * @example The pack size is not on file: a person decides.
   */
  result: string
  /**
   * That it is a sample, and of what.
   * @example Sample case from a discovery
   */
  caption: string
}

/** The papers of one case, as they lie on the table, with the working written beside them. */
export function Slips({ items, question, working, result, caption }: SlipsProps) {
  return (
    <figure className="slips wide">
      <ul className="nav">
        {items.map(({ title, line, isCircled }) => (
          <li key={title} className="paper slip">
            <span>{title}</span> <b className={isCircled ? 'circled' : undefined}>{line}</b>
          </li>
        ))}
      </ul>
      <div>
        <p>{question}</p>
        <p>
          <em>
            <InlineMarkdown text={working} />
          </em>
        </p>
        <p>
          <InlineMarkdown text={result} />
        </p>
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
