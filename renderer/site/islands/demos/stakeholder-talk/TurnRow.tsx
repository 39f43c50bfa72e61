// Reaches the browser, when a visitor uses the StakeholderTalk figure.
import type { ReactNode } from 'react'
import { Remark } from '../Frame'
import { hands, type Standing, type Turn, trustAtStart } from './consequences'
import { dateOf } from './Measures'
import type { Reply } from './script'

interface TurnRowProps {
  id: string
  number: number
  /** The turn; undefined until the replies before it are chosen. */
  turn: Turn | undefined
  /** The trust before it. */
  before: number
  onReply: (choice: number) => void
}

/** One turn: what the sponsor says, the replies to choose from, what the chosen one does, and the trust that is left. */
export function TurnRow({ id, number, turn, before, onReply }: TurnRowProps): ReactNode {
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
      </div>
      <Trust before={before} turn={turn} />
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

/** The trust after a turn as a bar, with a line where the talk began, and what became of scope and date. */
function Trust({ before, turn: { reply, after } }: { before: number; turn: Turn }): ReactNode {
  const trust = reply ? after.trust : before
  return (
    <div className="talk-trust">
      <p aria-live="polite">
        <b>Trust {trust}</b> {reply ? effectOf(reply, after) : `It began at ${trustAtStart}.`}
      </p>
      <svg aria-hidden="true" viewBox="0 0 100 12" preserveAspectRatio="none">
        <rect width="100" height="12" className="fill-paper-sunk" />
        <rect width={Math.min(Math.max(trust, 0), 100)} height="12" className="fill-own" />
        <rect x={trustAtStart - 0.2} width="0.4" height="12" className="fill-ink" />
      </svg>
    </div>
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

/** The effect of a reply in one line. */
function effectOf(reply: Reply, after: Standing): string {
  return `of 100, ${signed(reply.trust)}. ${after.work} days of work in ${hands}. ${dateOf(after.late)}.`
}

/** A number with its sign, with a proper minus sign. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : value > 0 ? `+${value}` : '±0'
}
