import { useId } from 'react'
import type { FilledSheet } from '../../../../content/types/paper'
import { ColumnHeads } from '../lists/ColumnHeads'

export interface SheetProps extends FilledSheet {}

/**
 * A filled-in page as an example: paper with a table. Visitors press the row that they would mark; on the one that is not
 * right yet, the pen answers, on any other the reason why it is right.
 */
export function Sheet({ head, title, columns, rows, marked }: SheetProps) {
  const name = useId()
  return (
    <figure className="paper" aria-label={`${head}: ${title}`}>
      <p className="paper-head">{head}</p>
      <p className="paper-title">{title}</p>
      <fieldset className="to-pick">
        <legend>
          <span>What would you mark? Press the row.</span>
          <span>That is the row. In pen: why.</span>
        </legend>
        <table>
          <ColumnHeads names={columns} />
          <tbody>
            {rows.map(({ cells }) => (
              <tr key={cells.join()} className={cells.includes(marked) ? 'fault' : undefined}>
                {cells.map((cell, index) => (
                  <td key={columns[index]}>
                    {index > 0 ? (
                      <Cell text={cell} isMarked={cell === marked} />
                    ) : (
                      <label>
                        <input type="radio" name={name} /> <Cell text={cell} isMarked={cell === marked} />
                      </label>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <div aria-live="polite">
          {rows.map(({ cells, remark }) =>
            cells.includes(marked) ? (
              <p key={remark} className="paper-pen">
                {remark}
              </p>
            ) : (
              <p key={remark}>
                <b>Not this row.</b> {remark}
              </p>
            ),
          )}
        </div>
      </fieldset>
    </figure>
  )
}

const Cell = ({ text, isMarked }: { text: string; isMarked: boolean }) => (isMarked ? <mark>{text}</mark> : text)
