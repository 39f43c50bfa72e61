import { InlineMarkdown } from '../lists/InlineMarkdown'

/** A line of the text that a handout shows, with what somebody has written on it. */
export interface HandoutLine {
  /**
   * The printed line.
   * @example up 8.7% on the quarter before,
   */
  text: string
  /**
   * The words in it that are marked.
   * @example up 8.7%
   */
  marked?: string
  /** How they are marked: circled, struck out, or ticked as right. */
  as?: 'circled' | 'struck' | 'right'
  /**
   * What is written beside the line.
   * @example 0.3 ÷ 3.9 = 7.7%, not 8.7%
   */
  remark?: string
}

export interface HandoutProps {
  /**
   * Which exercise it is.
   * @example Exercise 3. Finance
   */
  exercise: string
  /**
   * What one needs for it.
   * @example 10 minutes, a pencil, no code
   */
  needs: string
  /**
   * The title of the sheet.
   * @example Three sentences for the board
   */
  title: string
  /**
   * What the text has to agree with.
   * @markdown
   * @example Revenue: $3.9 million in the second quarter, $4.2 million in the third.
   */
  source: string
  /**
   * The text to check, line by line.
   * @example [{ "text": "up 8.7% on the quarter before,", "marked": "up 8.7%", "as": "circled", "remark": "7.7%" }]
   */
  lines: HandoutLine[]
}

/** A printed exercise, marked in pen: paper that lies on the table, with its own light colors in both schemes. */
export function Handout({ exercise, needs, title, source, lines }: HandoutProps) {
  return (
    <figure className="handout" aria-label={`A marked handout: ${title}`}>
      <p className="handout-head">
        <span>{exercise}</span>
        <span>{needs}</span>
      </p>
      <p className="handout-title">{title}</p>
      <p>
        <InlineMarkdown text={source} />
      </p>
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
    </figure>
  )
}

function Marked({ text, marked = '', as }: HandoutLine) {
  const [before = '', ...rest] = marked ? text.split(marked) : [text]
  if (!marked || rest.length === 0) return text
  const words = as === 'struck' ? <s>{marked}</s> : <span className={as}>{marked}</span>
  return (
    <>
      {before}
      {words}
      {rest.join(marked)}
    </>
  )
}
