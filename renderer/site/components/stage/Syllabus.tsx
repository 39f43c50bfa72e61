import type { SyllabusPage } from '../../../../content/types/paper'
import { FormLines } from './FormLines'

export interface SyllabusProps extends SyllabusPage {}

/** The agenda of a program as a printed page, with empty lines for what is agreed with each customer. */
export function Syllabus({ head, note, parts, lines }: SyllabusProps) {
  return (
    <figure className="paper syllabus" aria-label={`The agenda: ${head}`}>
      <p className="paper-head">
        <span>{head}</span>
        <span>{note}</span>
      </p>
      <ol>
        {parts.map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      <FormLines lines={lines} />
    </figure>
  )
}
