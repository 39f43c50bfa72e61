// Reaches the browser, when a visitor uses the DictatedMail figure.
import type { ReactNode } from 'react'
import { numberOf, type Reading } from './facts'
import { FactText } from './MailText'
import { type SampleName, type SlotName, type Slots, samples, spanish } from './slots'

interface SlotNoteProps {
  sample: SampleName
  slots: Slots
  reading: Reading
  /** Whether it is said in Spanish, where no fact is left out. */
  isSpanish: boolean
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
export function SlotNote({ sample, slots, reading, isSpanish, onChange }: SlotNoteProps): ReactNode {
  const { choices, asked } = samples[sample]
  const slot = (name: SlotName) => {
    const number = reading.facts[name] && numberOf(name, reading)
    const [label, empty] = labels[name]
    return (
      <span className={number ? 'slot' : 'slot slot-missing'} data-fact={number}>
        <span className="slot-choice">
          <select
            lang="en"
            aria-label={label}
            autoComplete="off"
            value={slots[name] ?? choices[name][0]}
            onChange={event => onChange({ ...slots, [name]: event.currentTarget.value })}
          >
            {choices[name].map((value, index) => {
              const said = isSpanish ? spanish[name][index] : value || empty
              return (
                said && (
                  <option key={value} value={value} lang={isSpanish ? 'es' : undefined}>
                    {said}
                  </option>
                )
              )
            })}
          </select>
        </span>
        {number && <sup className="fact-number">{number}</sup>}
      </span>
    )
  }
  const question = (words: string) => (
    <FactText fact="question" reading={reading}>
      {words}
    </FactText>
  )
  if (isSpanish)
    return (
      <p className="slots" lang="es">
        “Avisa {slot('name')} de que no podemos estar {slot('day')}, {slot('reason')}. Propón {slot('offer')} y pregunta
        si {question('hacen falta los originales')} {slot('deadline')}.”
      </p>
    )
  return (
    <p className="slots">
      “Tell {slot('name')} we can’t make {slot('day')}, {slot('reason')}. Offer {slot('offer')}, and ask whether{' '}
      {question(asked)} {slot('deadline')}.”
    </p>
  )
}
