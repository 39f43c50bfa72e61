import type { FormLine } from '../../../../content/types/paper'
import { FormLines } from './FormLines'

export interface BlankProps {
  /**
   * The line at its top edge, which says what kind of page it is.
   * @example A sample. Session five
   */
  head?: string
  /**
   * What the form becomes.
   * @example Your quote
   */
  title: string
  /**
   * Its lines; those without `detail` are empty.
   * @minItems 1
   * @example [{ "term": "Dates" }, { "term": "Trainer" }]
   */
  lines: FormLine[]
  /**
   * What somebody wrote below them.
   * @example We fill this in together.
   */
  remark: string
  /**
   * What screen readers are told of an empty line; that it is agreed with the customer when left out.
   * @example still empty
   */
  open?: string
}

/** A form that is not filled in yet: paper with a line for each thing that is agreed with the customer. */
export function Blank({ head, title, lines, remark, open }: BlankProps) {
  return (
    <figure className="paper blank" aria-label={title}>
      {head && <p className="paper-head">{head}</p>}
      <p className="paper-title">{title}</p>
      <FormLines lines={lines} open={open} />
      <p className="paper-pen">{remark}</p>
    </figure>
  )
}
