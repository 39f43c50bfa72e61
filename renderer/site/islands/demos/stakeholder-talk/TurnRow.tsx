// Reaches the browser, when a visitor uses the StakeholderTalk figure.
import type { ReactNode } from 'react'
import { Remark } from '../Frame'
import { isSound, type Standing, type Turn } from './consequences'
import { dateOf, Measures, signed } from './Measures'
import type { Reply } from './script'

interface TurnRowProps {
  id: string
  number: number
  /** The turn; undefined until the replies before it are chosen. */
  turn: Turn | undefined
  /** The state before the turn. */
  before: Standing
  /** The answer of the sponsor to the chosen reply. */
  answer: string | undefined
  onReply: (choice: number) => void
}

/**
 * One turn: the replies to choose from, what the chosen one does, and what the sponsor says to it, with which the next
 * turn begins. The first turn begins with what the sponsor asks.
 */
export function TurnRow({ id, number, turn, before, answer, onReply }: TurnRowProps): ReactNode {
  if (!turn) return <p className="px-4 sm:px-6 py-5 text-note text-ink-3">Turn {number} follows from your reply.</p>
  const isEmpty = number > 1 && !turn.reply
  return (
    <div className="row talk-turn">
      <div>
        <fieldset>
          <legend className={number > 1 ? 'visually-hidden' : undefined}>
            <span className="block text-note text-ink-3">Turn {number}. The sponsor, director of operations</span>
            <span className="bubble is-hers">“{turn.scene.sponsor}”</span>
          </legend>
          {turn.scene.replies.map((reply, index) => (
            <Option
              key={reply.says}
              name={`${id}turn${number}`}
              value={index}
              reply={reply}
              after={reply === turn.reply ? turn.after : undefined}
              onChoose={() => onReply(index)}
            />
          ))}
          {!isEmpty && (
            <div className="talk-answer text-note text-ink-3">
              {answer && <p className="bubble is-hers text-ink">“{answer}”</p>}
              <p aria-hidden="true">{turn.reply ? 'You could also say' : 'You could say'}</p>
            </div>
          )}
        </fieldset>
      </div>
      {/* A later turn without a reply adds nothing to what is above, so it needs no room beside its replies. */}
      <div className={`beside-row ${isEmpty ? '' : 'talk-why'}`}>
        <p aria-live="polite" className="visually-hidden">
          {turn.reply && said(turn.reply, turn.after, answer)}
        </p>
        {!isEmpty && <Measures before={before} after={turn.after} />}
      </div>
    </div>
  )
}

/** The announcement when a reply is chosen. */
function said(reply: Reply, after: Standing, answer: string | undefined): string {
  const state = `Trust ${signed(reply.trust)}: ${after.trust} of 100. ${dateOf(after.late)}.`
  return answer ? `${state} The sponsor: “${answer}”` : state
}

interface OptionProps {
  name: string
  value: number
  reply: Reply
  /** The state after the reply, if it is the chosen one. */
  after: Standing | undefined
  onChoose: () => void
}

/** The letters of a reply that have room in one line of the largest type. */
const maxLetters = 26

/** A reply; the chosen one is large, and has the remark on what it does. */
function Option({ name, value, reply, after, onChoose }: OptionProps): ReactNode {
  return (
    <div className={after ? 'talk-reply is-yours' : 'talk-reply'}>
      <label className={after && (reply.says.length > maxLetters ? 'bubble is-long' : 'bubble')}>
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
