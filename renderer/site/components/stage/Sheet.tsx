import type { FilledSheet } from '../../../../content/types/paper'
import { ColumnHeads } from '../lists/ColumnHeads'
import { PenOff } from './PenOff'

export interface SheetProps extends FilledSheet {}

/** A filled-in page as an example: paper with a table, and a remark in pen on the place that is not right yet. */
export function Sheet({ head, title, columns, rows, marked, remark }: SheetProps) {
  return (
    <figure className="paper" aria-label={`${head}: ${title}`}>
      <p className="paper-head">{head}</p>
      <p className="paper-title">{title}</p>
      <table>
        <ColumnHeads names={columns} />
        <tbody>
          {rows.map(cells => (
            <tr key={cells.join()}>
              {cells.map((cell, index) => (
                <td key={columns[index]}>{cell === marked ? <mark>{cell}</mark> : cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="paper-pen">{remark}</p>
      <PenOff />
    </figure>
  )
}
