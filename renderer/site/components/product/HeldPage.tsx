import { InlineMarkdown } from '../lists/InlineMarkdown'

export interface HeldPageProps {
  /**
   * When it was held, and what it is.
   * @example 09:05, guest list
   */
  held: string
  /**
   * The number of the first line.
   * @minimum 1
   * @example 4
   */
  from: number
  /**
   * Lines of its code.
   * @example ["name: guest list", "token: abc123", "open: yes"]
   */
  lines: string[]
  /**
   * The words in it for which it was held.
   * @example abc123
   */
  marked: string
  /**
   * The remark in pen about them.
   * @markdown
   * @example Everyone would see the token.
   */
  remark: string
  /**
   * When it was live, and how soon.
   * @example 09:12, live after 19 s
   */
  live: string
  /**
   * The address of the page.
   * @example guest-list.workings.example
   */
  address: string
  /**
   * The texts of the page: its heading, a line, the name of a field and that of a button.
   * @minItems 4
   * @maxItems 4
   * @example ["Guests", "Who brings what", "Your name", "Add me"]
   */
  page: string[]
  /**
   * That it is a sample, and of what.
   * @markdown
   * @example A sample page.
   */
  caption: string
}

/** Code that was held, printed and marked in the pen, and beside it the page that went live instead, on a phone. */
export function HeldPage(props: HeldPageProps) {
  const { held, from, lines, marked, remark, live, address, page, caption } = props
  const [title, text, field, button] = page
  return (
    <figure className="held-page wide">
      <div className="printout">
        <p>{held}</p>
        <ol className="nav">
          {lines.map((line, index) => (
            <li key={line}>
              <span aria-hidden="true">{from + index}</span>
              <code>
                <Marked line={line} marked={marked} />
              </code>
              {line.includes(marked) && (
                <em>
                  <InlineMarkdown text={remark} />
                </em>
              )}
            </li>
          ))}
        </ol>
      </div>
      <div className="phone-page">
        <p>{address}</p>
        <div>
          <b>{title}</b>
          <span>{text}</span>
          <span className="phone-field">{field}</span>
          <span className="phone-button">{button}</span>
        </div>
        <p>✓ {live}</p>
      </div>
      <figcaption>
        <InlineMarkdown text={caption} />
      </figcaption>
    </figure>
  )
}

function Marked({ line, marked }: { line: string; marked: string }) {
  const [before, ...rest] = line.split(marked)
  if (rest.length === 0) return line
  return (
    <>
      {before}
      <mark>{marked}</mark>
      {rest.join(marked)}
    </>
  )
}
