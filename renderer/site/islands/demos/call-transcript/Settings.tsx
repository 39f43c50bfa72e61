// Reaches the browser, when a visitor uses the CallTranscript figure.
import { useId } from 'react'
import { percent, type Rules } from './decide'

interface SettingsProps {
  rules: Rules
  onChange: (rules: Rules) => void
}

/** The three numbers that determine the agent's decisions and times. */
export function Settings({ rules, onChange }: SettingsProps) {
  const id = useId()
  const { handOverBelow, refundLimit, lineDelay } = rules
  return (
    <div className="grid grid-cols-1 @[36rem]:grid-cols-3 gap-x-8 gap-y-2">
      <Slide
        id={`${id}sure`}
        label="Hand over below"
        value={handOverBelow}
        shown={percent(handOverBelow)}
        min={0.3}
        max={0.98}
        step={0.02}
        onChange={value => onChange({ ...rules, handOverBelow: value })}
      />
      <Slide
        id={`${id}refund`}
        label="Refund at most"
        value={refundLimit}
        shown={`$${refundLimit}`}
        min={0}
        max={200}
        step={5}
        onChange={value => onChange({ ...rules, refundLimit: value })}
      />
      <Slide
        id={`${id}delay`}
        label="Line delay"
        value={lineDelay}
        shown={`${lineDelay} ms`}
        min={0}
        max={200}
        step={10}
        onChange={value => onChange({ ...rules, lineDelay: value })}
      />
    </div>
  )
}

interface SlideProps {
  id: string
  label: string
  value: number
  shown: string
  min: number
  max: number
  step: number
  onChange: (value: number) => void
}

function Slide({ id, label, value, shown, min, max, step, onChange }: SlideProps) {
  return (
    <div>
      <label htmlFor={id} className="flex justify-between gap-3 text-note">
        {label}{' '}
        <b aria-hidden="true" className="whitespace-nowrap">
          {shown}
        </b>
      </label>
      <input
        id={id}
        type="range"
        className="block m-0 w-full h-11"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={shown}
        onChange={event => onChange(Number(event.currentTarget.value))}
      />
    </div>
  )
}
