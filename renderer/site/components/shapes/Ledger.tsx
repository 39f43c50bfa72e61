import { InlineMarkdown } from '../lists/InlineMarkdown'

/** One line of a calculation. */
export interface LedgerRow {
  /**
   * What is counted.
   * @markdown
   * @example Mails a day
   */
  text: string
  /**
   * The number with its unit and, for what is taken away, its sign.
   * @example − 180
   */
  amount: string
}

export interface LedgerProps {
  /**
   * What the calculation is about.
   * @markdown
   * @example What 90% accuracy leaves to do
   */
  title: string
  /**
   * The lines; the last is the result.
   * @example [{ "text": "Emails a day", "amount": "200" }, { "text": "Read correctly at 90%", "amount": "− 180" }, { "text": "Left for a person", "amount": "20" }]
   */
  rows: LedgerRow[]
}

/** A calculation line by line, as on a bill: amounts in the margin, the result below a double rule. */
export function Ledger({ title, rows }: LedgerProps) {
  return (
    <table className="shape ledger rows wide" data-reveal="">
      <caption>
        <InlineMarkdown text={title} />
      </caption>
      <tbody>
        {rows.map(({ text, amount }) => (
          <tr key={text}>
            <th scope="row">
              <InlineMarkdown text={text} />
            </th>
            <td>{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
