// Reaches the browser, when the catalogue's filter is used.
import { type Ref, useId } from 'react'

interface ChoiceProps {
  label: string
  options: string[]
  value: string
  onChange: (value: string) => void
  field?: Ref<HTMLSelectElement>
}

/** A select field with the given options and one for all. */
export function Choice({ label, options, value, onChange, field }: ChoiceProps) {
  const id = useId()
  return (
    <div className="grid gap-1 w-full sm:w-auto">
      <label htmlFor={id} className="text-note text-ink-2">
        {label}
      </label>
      <select
        id={id}
        ref={field}
        className="field sm:min-w-56"
        autoComplete="off"
        value={value}
        onChange={event => onChange(event.target.value)}
      >
        <option value="">All</option>
        {options.map(option => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </div>
  )
}
