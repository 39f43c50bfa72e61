import type { SyllabusPage } from '../../../../content/types/paper'

export interface SyllabusProps extends SyllabusPage {}

/** The agenda of a program as a printed page. */
export function Syllabus({ head, note, parts }: SyllabusProps) {
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
    </figure>
  )
}
