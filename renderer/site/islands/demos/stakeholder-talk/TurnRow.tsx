// Reaches the browser, when a visitor uses the StakeholderTalk figure.
import type { ReactNode } from 'react'
import { Remark } from '../Frame'
import { hands, isSound, type Standing, type Turn } from './consequences'
import { dateOf } from './Measures'
import type { Reply } from './script'

interface TurnRowProps {
  /** The name of its replies. */
  name: string
  number: number
  turn: Turn
  /** The answer of the sponsor to the chosen reply. */
  answer: string | undefined
  /** Whose reply the chosen one is. */
  whose: string
  onReply: (choice: number) => void
}

/**
 * One turn: the replies to choose from, and what the sponsor says to the chosen one, with which the next turn begins. The
 * first turn begins with what the sponsor asks.
 */
export function TurnRow({ name, number, turn, answer, whose, onReply }: TurnRowProps): ReactNode {
  return (
    <fieldset className="talk-turn">
      <legend className={number > 1 ? 'visually-hidden' : undefined}>
        <span className="block text-note text-ink-3">Turn {number}. The sponsor, director of operations</span>
        <span className="bubble is-hers">“{turn.scene.sponsor}”</span>
      </legend>
      {turn.scene.replies.map((reply, index) => (
        <Option
          key={reply.says}
          name={name}
          value={index}
          reply={reply}
          after={reply === turn.reply ? turn.after : undefined}
          whose={whose}
          onChoose={() => onReply(index)}
        />
      ))}
      {turn.reply && (
        <div className="talk-answer text-note text-ink-3">
          {answer && <p className="bubble is-hers text-ink">“{answer}”</p>}
          {number > 1 && (
            <p className="without-script w-full">
              After it: {turn.after.work} of {hands} days, trust at {turn.after.trust}. {dateOf(turn.after.late)}.
            </p>
          )}
          <p aria-hidden="true">You could also say</p>
        </div>
      )}
    </fieldset>
  )
}

interface OptionProps {
  name: string
  value: number
  reply: Reply
  /** The state after the reply, if it is the chosen one. */
  after: Standing | undefined
  whose: string
  onChoose: () => void
}

/** A reply; the chosen one is large, and has the remark on what it does. */
function Option({ name, value, reply, after, whose, onChoose }: OptionProps): ReactNode {
  return (
    <div className={after ? 'talk-reply is-yours' : 'talk-reply'}>
      {after && <small>{whose}</small>}
      <label className={after && 'bubble'}>
        <input type="radio" name={name} value={value} checked={after !== undefined} onChange={onChoose} />
        <span>{reply.says}</span>
      </label>
      {after && <Why reply={reply} after={after} />}
    </div>
  )
}

function Why({ reply, after }: { reply: Reply; after: Standing }): ReactNode {
  if (isSound(reply, after)) return <Remark isPassed note={reply.why} />
  return (
    <span className="remark" role="note">
      {reply.why}
    </span>
  )
}
