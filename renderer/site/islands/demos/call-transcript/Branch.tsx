// Reaches the browser, when a visitor uses the CallTranscript figure.
import { useId } from 'react'
import { branches, type Wish, wishes } from './call'
import { percent } from './decide'
import { branchOf } from './own-words'

/** A sample wish, or the visitor's own sentence. */
export type Choice = Wish | 'own'

interface BranchProps {
  wish: Choice
  /** The visitor's own sentence. */
  own: string
  /** Whether the agent is still on the call there. */
  isReached: boolean
  onChange: (wish: Choice) => void
  onOwn: (says: string) => void
}

/** The choice of the caller's wish at the branch; the last is a sentence of one's own. */
export function Branch({ wish, own, isReached, onChange, onOwn }: BranchProps) {
  const name = useId()
  const row = `flex items-center gap-2.5 min-h-11 @[52rem]:min-h-8 px-2 rounded-ctl ${isReached ? 'has-checked:bg-pine-wash' : ''}`
  const sure = (confidence: number) =>
    isReached && confidence > 0 && <span className="text-note text-ink-2">{percent(confidence)}</span>
  const radio = (value: Choice) => ({
    className: 'w-5 h-5 m-0 flex-none',
    name,
    value,
    checked: value === wish,
    onChange: () => onChange(value),
  })
  return (
    <fieldset className="m-0 p-0 border-0 min-w-0">
      <legend className="p-0 text-note leading-tight text-ink-3">
        {isReached ? 'Caller, as you choose, and how sure Vaja is' : 'Said to the person who has the call'}
      </legend>
      <div className="grid grid-cols-1 @[52rem]:grid-cols-2 gap-x-4">
        {wishes.map(value => {
          const [{ says, confidence }] = branches[value]
          return (
            <label key={value} className={`${row} hover:text-pine`}>
              <input type="radio" {...radio(value)} />
              <span className="flex-1 leading-snug py-0.5">{says}</span>
              {sure(confidence)}
            </label>
          )
        })}
        <div className={`${row} flex-wrap @[52rem]:col-span-2`}>
          <label className="flex items-center gap-2.5 leading-snug hover:text-pine">
            <input type="radio" {...radio('own')} />
            Something else:
          </label>
          <input
            className="own-words px-2 border border-solid border-rule-ctl rounded-ctl bg-paper-lift text-ink"
            aria-label="What the caller says"
            placeholder="Type what a customer might say"
            maxLength={90}
            autoComplete="off"
            value={own}
            onChange={event => onOwn(event.currentTarget.value)}
          />
          {sure(branchOf(own)[0].confidence)}
        </div>
      </div>
    </fieldset>
  )
}
