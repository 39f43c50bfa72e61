// Reaches the browser, when a visitor uses the StakeholderTalk figure.
import type { ReactNode } from 'react'
import { Remark } from '../Frame'
import { isSound, type Standing, type Turn } from './consequences'
import { Measures } from './Measures'
import type { Reply } from './script'

interface TurnRowProps {
  /** The name of its replies. */
  name: string
  number: number
  turn: Turn
  /** The state after it; at the end of the talk, that on the day of release. */
  after: Standing
  /** Whose reply the chosen one is. */
  whose: string
  onReply: (choice: number) => void
}

/**
 * One turn: what the sponsor says, the replies to choose from, and what the chosen one does. Each reply keeps its place and
 * size when it is chosen, and what it does is below all of them or in the margin: nothing moves under a finger.
 */
export function TurnRow({ name, number, turn, after, whose, onReply }: TurnRowProps): ReactNode {
  const { scene, reply: chosen } = turn
  return (
    <fieldset className={chosen ? 'talk-turn' : 'talk-turn is-next'}>
      <legend>
        <span className={number > 1 ? 'visually-hidden' : undefined}>
          Turn {number}. The sponsor, director of operations
        </span>
        <span className="bubble">“{scene.sponsor}”</span>
      </legend>
      <p className="talk-whose">{chosen ? whose : `Your reply, ${number} of 3`}</p>
      {scene.replies.map((reply, index) => (
        <label key={reply.says} className="talk-reply">
          <input type="radio" name={name} value={index} checked={reply === chosen} onChange={() => onReply(index)} />
          <span>{reply.says}</span>
        </label>
      ))}
      {chosen ? (
        <div className="talk-effect in-margin">
          <Why reply={chosen} after={turn.after} />
          <Measures before={turn.before} after={after} hidden={turn.after.trust - after.trust} />
        </div>
      ) : (
        <p className="talk-hint in-margin">What your reply does to work, trust and date will stand here.</p>
      )}
    </fieldset>
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
