import { InlineMarkdown } from '../lists/InlineMarkdown'

/** A promise, with the way to check it. */
export interface Promised {
  /**
   * The promise in a few words.
   * @example Prices in writing
   */
  title: string
  /**
   * What it promises, in one or two sentences.
   * @markdown
   * @example The quote names the work, the weeks and the price.
   */
  text: string
  /**
   * How and where a reader checks it.
   * @markdown
   * @example Ask for [a quote](/contactUs/), and look for the three.
   */
  check: string
}

export interface PromisesProps {
  /**
   * The promises.
   * @example [{ "title": "Prices in writing", "text": "Each quote names its price.", "check": "Ask for [one](/contactUs/)." }]
   */
  items: Promised[]
  /**
   * The sentence behind the number of promises that held.
   * @markdown
   * @example hold, by your own check.
   */
  sum: string
}

/** Promises, each with the place where it can be checked and a box for the reader’s own finding; style sheets count the boxes. */
export function Promises({ items, sum }: PromisesProps) {
  return (
    <div className="promises wide">
      <ol className="nav">
        {items.map(({ title, text, check }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>
              <InlineMarkdown text={text} />
            </p>
            <div>
              <p>
                <InlineMarkdown text={check} />
              </p>
              <label>
                <input type="checkbox" /> It holds
                <span className="visually-hidden">: {title}</span>
              </label>
            </div>
          </li>
        ))}
      </ol>
      <p className="promises-sum">
        <InlineMarkdown text={sum} />
      </p>
    </div>
  )
}
