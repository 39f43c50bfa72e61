import type { FormLine } from '../../../../content/types/paper'
import { FormLines } from './FormLines'

export interface BlankProps {
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
}

/** A form that is not filled in yet: paper with a line for each thing that is agreed with the customer. */
export function Blank({ title, lines, remark }: BlankProps) {
  return (
    <figure className="paper blank" aria-label={title}>
      <p className="paper-title">{title}</p>
      <FormLines lines={lines} />
      <p className="paper-pen">{remark}</p>
    </figure>
  )
}
