// Reaches the browser, when a visitor uses the DubLine figure.
import type { Language, Line } from './lines'

interface LanguagesProps {
  name: string
  options: readonly Line[]
  value: Line['value']
  onChange: (value: Language) => void
}

/** A choice of languages, each with its own name and `lang` attribute. */
export function Languages({ name, options, value, onChange }: LanguagesProps) {
  return (
    <fieldset className="m-0 p-0 min-w-0 w-full @[36rem]:w-auto border border-solid border-rule-ctl rounded-ctl of-hidden bg-rule-ctl flex flex-wrap gap-px has-focus-visible:outline-2 has-focus-visible:outline-solid has-focus-visible:outline-ink has-focus-visible:outline-offset-2">
      <legend className="visually-hidden">Language of the dub</legend>
      {options.map(option => (
        <label
          key={option.value}
          lang={option.value}
          data-text={option.label}
          className="keeps-width relative flex flex-col flex-auto items-center justify-center min-h-11 px-3 @[48rem]:px-2 text-note bg-paper-lift text-ink-2 hover:text-pine has-checked:bg-pine-wash has-checked:text-pine has-checked:font-650"
        >
          <input
            type="radio"
            className="absolute inset-0 m-0 opacity-0 w-full h-full"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value as Language)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
