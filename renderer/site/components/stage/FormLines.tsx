import type { FormLine } from '../../../../content/types/paper'

/** The lines of a form; those that are still empty are read as agreed with the customer. */
export function FormLines({ lines }: { lines: FormLine[] }) {
  return (
    <dl className="form-lines">
      {lines.map(({ term, detail }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{detail ?? <span className="visually-hidden">agreed with you</span>}</dd>
        </div>
      ))}
    </dl>
  )
}
