// Reaches the browser, when a visitor uses the DictatedMail figure.
import type { ReactNode } from 'react'
import { numberOf, type Reading } from './facts'
import { FactText } from './MailText'
import { type SampleName, type SlotName, type Slots, samples } from './slots'

interface SlotNoteProps {
  sample: SampleName
  slots: Slots
  reading: Reading
  onChange: (slots: Slots) => void
}

const labels: Record<SlotName, [label: string, empty?: string]> = {
  name: ['Who it goes to'],
  day: ['Day called off'],
  reason: ['Reason', 'no reason given'],
  offer: ['New time', 'no new time'],
  deadline: ['Deadline', 'with no deadline'],
}

/** The sample note, with a choice for each fact. */
export function SlotNote({ sample, slots, reading, onChange }: SlotNoteProps): ReactNode {
  const { choices, asked } = samples[sample]
  const slot = (name: SlotName) => {
    const number = reading.facts[name] && numberOf(name, reading)
    const [label, empty] = labels[name]
    return (
      <span className={number ? 'slot' : 'slot slot-missing'} data-fact={number}>
        <span className="slot-choice">
          <select
            aria-label={label}
            autoComplete="off"
            value={slots[name]}
            onChange={event => onChange({ ...slots, [name]: event.currentTarget.value })}
          >
            {choices[name].map(value => (
              <option key={value} value={value}>
                {value || empty}
              </option>
            ))}
          </select>
        </span>
        {number && <sup className="fact-number">{number}</sup>}
      </span>
    )
  }
  return (
    <p className="slots">
      “Tell {slot('name')} we can’t make {slot('day')}, {slot('reason')}. Offer {slot('offer')}, and ask whether{' '}
      <FactText fact="question" reading={reading}>
        {asked}
      </FactText>{' '}
      {slot('deadline')}.”
    </p>
  )
}
