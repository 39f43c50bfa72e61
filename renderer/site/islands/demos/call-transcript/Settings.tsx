// Reaches the browser, when a visitor uses the CallTranscript figure.
import { useId } from 'react'
import { percent, type Rules } from './decide'

interface SettingsProps {
  rules: Rules
  /** The rule that decided the turn that is shown. */
  applied: keyof Rules | undefined
  onChange: (rules: Rules) => void
}

/** The three numbers: field, name, lowest, highest, step, and how each is shown. */
const slides = [
  ['handOverBelow', 'Hand over below', 0.3, 0.98, 0.02, percent],
  ['refundLimit', 'Refund at most', 0, 200, 5, (value: number) => `$${value}`],
  ['lineDelay', 'Line delay', 0, 200, 10, (value: number) => `${value} ms`],
] as const

/** The three numbers that determine the agent's decisions and times. */
export function Settings({ rules, applied, onChange }: SettingsProps) {
  const id = useId()
  return (
    <div className="call-settings">
      {slides.map(([field, label, min, max, step, show]) => (
        <div key={field} className="call-rule">
          <label htmlFor={id + field} className={field === applied ? 'is-applied' : undefined}>
            {label} <b aria-hidden="true">{show(rules[field])}</b>
          </label>
          <input
            id={id + field}
            type="range"
            min={min}
            max={max}
            step={step}
            value={rules[field]}
            aria-valuetext={show(rules[field])}
            onChange={event => onChange({ ...rules, [field]: Number(event.currentTarget.value) })}
          />
        </div>
      ))}
    </div>
  )
}
