import { InlineMarkdown } from '../lists/InlineMarkdown'

/** One of the nine blocks of a Business Model Canvas. */
export interface CanvasBlock {
  /**
   * Its name.
   * @example Key partners
   */
  name: string
  /**
   * The text that was drafted.
   * @example Two ferry companies
   */
  text: string
  /**
   * The text after what somebody has said; the drafted one is struck out then.
   * @example The harbor’s own boat
   */
  instead?: string
  /**
   * A remark in pen below it.
   * @example Ask what the boat costs.
   */
  remark?: string
}

export interface CorrectedCanvasProps {
  /**
   * The sentence that corrects it.
   * @example We have had our own boat since March.
   */
  said: string
  /**
   * Who says it, and when.
   * @example The harbor master, in the first hour
   */
  who: string
  /**
   * The nine blocks: partners, activities, resources, value, relationships, channels, segments, costs, revenue.
   * @minItems 9
   * @maxItems 9
   * @example [{ "name": "Key partners", "text": "Two ferry companies", "instead": "The harbor’s own boat" }, { "name": "Key activities", "text": "Selling tickets" }, { "name": "Key resources", "text": "A pier" }, { "name": "Value propositions", "text": "The island in ten minutes" }, { "name": "Customer relationships", "text": "Season tickets" }, { "name": "Channels", "text": "A kiosk" }, { "name": "Customer segments", "text": "Day visitors" }, { "name": "Cost structure", "text": "Fuel" }, { "name": "Revenue streams", "text": "Tickets" }]
   */
  blocks: CanvasBlock[]
  /**
   * That it is a sample, and of what.
   * @markdown
   * @example A sample canvas of a ferry.
   */
  caption: string
}

/** A canvas while it is corrected: one sentence above it, and the blocks that it changes, each at the end of a line. */
export function CorrectedCanvas({ said, who, blocks, caption }: CorrectedCanvasProps) {
  return (
    <figure className="corrected-canvas wide">
      <blockquote>
        “{said}” <cite>{who}</cite>
      </blockquote>
      <ul className="nav">
        {blocks.map(({ name, text, instead, remark }) => (
          <li key={name} className={instead ? 'is-changed' : undefined}>
            <span>{name}</span>
            {instead ? (
              <>
                <s>{text}</s> <b>{instead}</b>
              </>
            ) : (
              text
            )}
            {remark && <em>{remark}</em>}
          </li>
        ))}
      </ul>
      <figcaption>
        <InlineMarkdown text={caption} />
      </figcaption>
    </figure>
  )
}
