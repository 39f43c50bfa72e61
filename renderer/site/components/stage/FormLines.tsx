import type { FormLine } from '../../../../content/types/paper'

interface FormLinesProps {
  lines: FormLine[]
  /** What screen readers are told of a line that is empty. */
  open?: string | undefined
}

/** The lines of a form, of which some are still empty. */
export function FormLines({ lines, open = 'agreed with you' }: FormLinesProps) {
  return (
    <dl className="form-lines">
      {lines.map(({ term, detail }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{detail ?? <span className="visually-hidden">{open}</span>}</dd>
        </div>
      ))}
    </dl>
  )
}
