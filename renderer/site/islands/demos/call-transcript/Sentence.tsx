// Reaches the browser, when a visitor uses the CallTranscript figure.
import { useEffect, useId, useRef, useState } from 'react'
import { percent } from './decide'

interface SentenceProps {
  says: string
  /** Whether it is a sample, which the visitor's words replace as a whole. */
  isSample: boolean
  /** The agent's confidence; 0 where it has none. */
  confidence: number
  /** A sentence is complete: the visitor has paused, pressed Enter or left the field. */
  onSay: (says: string) => void
}

/** The field for the caller's sentence. It holds a sample, which typing replaces. */
export function Sentence({ says, isSample, confidence, onSay }: SentenceProps) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [typed, setTyped] = useState<string>()
  const say = () => {
    if (typed === undefined) return
    onSay(typed)
    setTyped(undefined)
  }
  // The click that wakes the example came before its code.
  useEffect(() => {
    if (field.current === document.activeElement) field.current?.select()
  }, [])
  // Each letter renders the field, and the pause begins again.
  useEffect(() => {
    const pause = setTimeout(say, 600)
    return () => clearTimeout(pause)
  })
  return (
    <div className="call-asks">
      <label htmlFor={id}>Type a customer’s words</label>
      <span>An $84 blender, its jar cracked.</span>
      <span>{confidence > 0 && `${percent(confidence)} sure`}</span>
      <textarea
        ref={field}
        id={id}
        className="own-words"
        placeholder="What would your customer say?"
        maxLength={240}
        rows={2}
        autoComplete="off"
        enterKeyHint="done"
        value={typed ?? says}
        // A click would set the caret into the sample.
        onClick={event => isSample && typed === undefined && event.currentTarget.select()}
        onChange={event => setTyped(event.currentTarget.value)}
        onBlur={say}
        onKeyDown={event => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          say()
        }}
      />
    </div>
  )
}
