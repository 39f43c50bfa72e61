// Reaches the browser, when a visitor uses the StakeholderTalk figure.
import type { ReactNode } from 'react'
import { Remark } from '../Frame'
import type { Standing, Turn } from './consequences'
import { dateOf, Measures, signed } from './Measures'
import type { Reply } from './script'

interface TurnRowProps {
  id: string
  number: number
  /** The turn; undefined until the replies before it are chosen. */
  turn: Turn | undefined
  onReply: (choice: number) => void
}

/** One turn: what the sponsor says, the replies to choose from, what the chosen one does, and what is left. */
export function TurnRow({ id, number, turn, onReply }: TurnRowProps): ReactNode {
  if (!turn) return <p className="px-4 sm:px-6 py-5 text-note text-ink-3">Turn {number} follows from your reply.</p>
  return (
    <div className="row talk-turn">
      <fieldset>
        <legend>
          <span className="block text-note text-ink-3">Turn {number}. The sponsor, director of operations</span>
          <span className="bubble is-hers">“{turn.scene.sponsor}”</span>
        </legend>
        {turn.scene.replies.map((reply, index) => (
          <Option
            key={reply.says}
            name={`${id}turn${number}`}
            value={index}
            reply={reply}
            chosen={reply === turn.reply}
            onChoose={() => onReply(index)}
          />
        ))}
      </fieldset>
      <div className="beside-row talk-why">
        {turn.reply ? (
          <Why reply={turn.reply} after={turn.after} />
        ) : (
          <p className="text-note text-ink-3">Choose a reply to see what follows from it.</p>
        )}
        <Effect turn={turn} />
      </div>
    </div>
  )
}

function Why({ reply, after }: { reply: Reply; after: Standing }): ReactNode {
  if (reply.trust > 0 && after.late <= 0) return <Remark isPassed note={reply.why} />
  return (
    <span className="remark" role="note">
      {reply.why}
    </span>
  )
}

/** Trust, scope and date after a turn, each as a number and a bar. */
function Effect({ turn: { reply, after } }: { turn: Turn }): ReactNode {
  return (
    <>
      <p aria-live="polite" className="visually-hidden">
        {reply && `Trust ${signed(reply.trust)}: ${after.trust} of 100. ${dateOf(after.late)}.`}
      </p>
      <Measures standing={after} change={reply ? `, ${signed(reply.trust)}` : ''} />
    </>
  )
}

interface OptionProps {
  name: string
  value: number
  reply: Reply
  chosen: boolean
  onChoose: () => void
}

function Option({ name, value, reply, chosen, onChoose }: OptionProps): ReactNode {
  return (
    <label className={chosen ? 'bubble is-yours' : 'bubble'}>
      <input type="radio" name={name} value={value} checked={chosen} onChange={onChoose} />
      <span>{reply.says}</span>
    </label>
  )
}
