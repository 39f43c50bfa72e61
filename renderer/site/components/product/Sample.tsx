import type { World } from '../../worlds'
import { ColumnHeads } from '../lists/ColumnHeads'
import { InlineMarkdown } from '../lists/InlineMarkdown'
import type { Named } from '../shapes/NamedText'
import { FeatureLines } from './FeatureLines'

/** One line of a sample. */
export interface SampleRow {
  /**
   * One text for each column.
   * @markdown
   * @example ["21:04", "Refund, cracked jar", "settled"]
   */
  cells: string[]
  /** A line that passed, or one that needs a look. */
  look?: 'passed' | 'pen'
}

export interface SampleProps {
  /**
   * What it is.
   * @example Call log, Thursday night
   */
  title: string
  /**
   * What it comes to, at its upper right.
   * @markdown
   * @example 5 settled, 2 to a person
   */
  total?: string
  /**
   * The names of the columns.
   * @example ["Time", "What they wanted", "Ended"]
   */
  columns: string[]
  /**
   * The lines.
   * @example [{ "cells": ["21:04", "Refund, cracked jar", "settled"], "look": "passed" }, { "cells": ["21:26", "“The other one.”", "to a person"], "look": "pen" }]
   */
  rows: SampleRow[]
  /**
   * What the pen says about it, in one or two sentences.
   * @markdown
   * @example 46% sure, below your 60%. Vaja asked once, then stopped guessing.
   */
  remark?: string
  /**
   * That it is a sample, and of what.
   * @markdown
   * @example Sample log: calls, times and confidences are made up.
   */
  caption: string
  /**
   * A screen with a table when left out. An `inbox` has a message for each line, a `talk` two turns, a `run` its steps with arrows between them,
   * and `days` a column for each, one after another.
   * @example inbox
   */
  form?: 'screen' | 'inbox' | 'talk' | 'run' | 'days'
  /**
   * Whose ground its head has, where it isn’t that of the page.
   * @example training
   */
  world?: World
  /**
   * The features beside it.
   * @example [{ "title": "Handover to a person", "description": "Your colleague gets the caller with what has been said." }]
   */
  features?: Named[]
}

/** What a product shows or hands over, as a table with real text, and the features that are beside it. */
export function Sample(props: SampleProps) {
  const { title, total, columns, rows, remark, caption, form = 'screen', world, features } = props
  return (
    <div
      className={`sample wide is-screen ${form === 'screen' ? '' : `is-${form}`} ${world ? `world-${world}` : ''}`}
      data-reveal=""
    >
      {features && <FeatureLines items={features} />}
      <figure>
        <div className="sample-sheet sheet">
          <p className="sample-head">
            <b>{title}</b>
            {total && (
              <span>
                <InlineMarkdown text={total} />
              </span>
            )}
          </p>
          <table aria-label={title}>
            <ColumnHeads names={columns} />
            <tbody>
              {rows.map(({ cells, look }) => (
                <tr key={cells.join()} className={look}>
                  {columns.map((column, index) => (
                    <td key={column} data-column={column}>
                      <InlineMarkdown text={cells[index] ?? ''} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          {remark && (
            <p className="pen">
              <InlineMarkdown text={remark} />
            </p>
          )}
        </div>
        <figcaption>
          <InlineMarkdown text={caption} />
        </figcaption>
      </figure>
    </div>
  )
}
