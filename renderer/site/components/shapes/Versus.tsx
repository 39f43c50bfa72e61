import { ColumnHeads } from '../lists/ColumnHeads'
import { InlineMarkdown } from '../lists/InlineMarkdown'

/** One row: what is compared, and a text for each column. */
export interface VersusRow {
  /**
   * What the row is about.
   * @markdown
   * @example Smart reply
   */
  title: string
  /**
   * One text for each column.
   * @markdown
   * @example ["The second question is forgotten.", "Each point raised gets its answer."]
   */
  cells: string[]
}

export interface VersusProps {
  /**
   * The names of the columns.
   * @example ["Before", "After"]
   */
  columns: string[]
  /**
   * The rows.
   * @example [{ "title": "Smart reply", "cells": ["The second question is forgotten.", "Each point raised gets its answer."] }]
   */
  rows: VersusRow[]
  /**
   * What is compared is `said`: it stands in bubbles.
   * @example said
   */
  look?: 'said'
}

/** Two or three cases against each other, such as before and after; the last column is the one that counts. */
export function Versus({ columns, rows, look }: VersusProps) {
  return (
    <table className={`shape versus rows wide ${look ? `is-${look}` : ''}`} data-reveal="">
      <ColumnHeads names={columns} haveRowHeads />
      <tbody>
        {rows.map(({ title, cells }) => (
          <tr key={title}>
            <th scope="row">
              <InlineMarkdown text={title} />
            </th>
            {columns.map((column, index) => (
              <td key={column} data-column={column}>
                <InlineMarkdown text={cells[index] ?? ''} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
