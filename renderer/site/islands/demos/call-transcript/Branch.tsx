// Reaches the browser, when a visitor uses the CallTranscript figure.
import { useEffect, useId, useRef } from 'react'
import { branches, type Wish, wishes } from './call'
import { percent } from './decide'

/** A sample wish, or the visitor's own sentence. */
export type Choice = Wish | 'own'

interface SentenceProps {
  says: string
  /** Whether it is a sample, which the visitor's words replace as a whole. */
  isSample: boolean
  /** The agent's confidence; 0 where it has none. */
  confidence: number
  /** Whether the agent is still on the call there. */
  isReached: boolean
  onType: (says: string) => void
}

/** The field for the caller's sentence. It holds a sample, which typing replaces. */
export function Sentence({ says, isSample, confidence, isReached, onType }: SentenceProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  // The click that wakes the example came before its code.
  useEffect(() => {
    if (field.current === document.activeElement) field.current?.select()
  }, [])
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <label htmlFor={id} className="flex-none text-note font-650">
        {isReached ? 'Type a customer’s words' : 'Said to the person who has the call'}
      </label>
      <input
        ref={field}
        id={id}
        className="own-words order-1 @[52rem]:order-none px-3 border border-solid border-rule-ctl rounded-ctl bg-paper-lift text-ink"
        placeholder="What would your customer say?"
        maxLength={90}
        autoComplete="off"
        enterKeyHint="done"
        value={says}
        // A click would set the caret into the sample.
        onClick={event => isSample && event.currentTarget.select()}
        onChange={event => onType(event.currentTarget.value)}
      />
      <span className="flex-none ml-auto text-note text-ink-2">
        {isReached && confidence > 0 && `${percent(confidence)} sure`}
      </span>
    </div>
  )
}

interface BranchProps {
  wish: Choice
  isReached: boolean
  onChange: (wish: Wish) => void
}

/** The choice of a sample wish. */
export function Branch({ wish, isReached, onChange }: BranchProps) {
  const name = useId()
  return (
    <fieldset className="m-0 border-0 min-w-0 px-2 sm:px-4 py-2 @[52rem]:py-1">
      <legend className="pane-label px-2 pt-2 @[52rem]:pt-1.5 float-left w-full">
        Or choose, with how sure Vaja is
      </legend>
      <div className="clear-both grid grid-cols-1 @[36rem]:grid-cols-2 gap-x-2">
        {wishes.map(value => {
          const [{ says, confidence }] = branches[value]
          return (
            <label
              key={value}
              className={`flex items-center gap-2.5 min-h-11 @[52rem]:min-h-8 px-2 rounded-ctl hover:text-pine ${isReached ? 'has-checked:bg-pine-wash' : ''}`}
            >
              <input
                type="radio"
                className="w-5 h-5 m-0 flex-none"
                name={name}
                value={value}
                checked={value === wish}
                onChange={() => onChange(value)}
              />
              <span className="flex-1 leading-snug py-0.5">{says}</span>
              {isReached && <span className="text-note text-ink-2">{percent(confidence)}</span>}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
