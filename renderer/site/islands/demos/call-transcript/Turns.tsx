// Reaches the browser, when a visitor uses the CallTranscript figure.
import type { ReactNode } from 'react'
import { decisions, type Judged, seconds } from './decide'

/** One exchange of the rest of the call: the caller, the reply, and the agent's decision with its time in the margin. */
export function Exchange({ judged, place }: { judged: Judged; place: number }) {
  return (
    <li value={place} className="call-part call-turn">
      <Said by="Caller">{judged.turn.says}</Said>
      <Said by="Vaja">{judged.reply}</Said>
      <Comment {...judged} isTimed />
    </li>
  )
}

/** A large reply with its decision. A line leads from its first sentence, where that is what somebody should look at. */
export function Reply(judged: Judged) {
  const { reply, turn } = judged
  const end = isRemarkable(judged) ? reply.indexOf('. ') + 1 : 0
  return (
    <div className="call-reply">
      <p>Vaja</p>
      <div aria-live="polite" className={reply.length > 48 ? 'large-reply is-long' : 'large-reply'}>
        <p>
          {end > 0 && <mark>{reply.slice(0, end)}</mark>}
          {reply.slice(end)}
        </p>
        {turn.need !== 'silence' && <Comment {...judged} />}
      </div>
    </div>
  )
}

const isGuess = ({ turn, decision }: Judged) => Boolean(turn.misheard || turn.strange) && decision !== 'handover'

/** Only what ends a call or is wrong is marked; the rest has passed. */
const isRemarkable = (judged: Judged) => isGuess(judged) || judged.decision === 'handover'

/** The remark at a reply: the decision, its time if that is to be seen, its reason, then what it means. */
function Comment({ isTimed, ...judged }: Judged & { isTimed?: boolean }) {
  const { decision, reason, time, sure } = judged
  return (
    <span className={isRemarkable(judged) ? 'remark' : 'remark passed'} role="note">
      {decisions[decision][0]}
      <span className={isTimed ? undefined : 'visually-hidden'}> after {seconds(time)}</span>: {reason}.
      {isGuess(judged) && <small> A guess{judged.turn.misheard && ', and a wrong one'}.</small>}
      {decision === 'refund' && <small> Money moves: {sure}.</small>}
    </span>
  )
}

/** A speaker's words beside the speaker's name. */
function Said({ by, children }: { by: 'Caller' | 'Vaja'; children: ReactNode }) {
  return (
    <p className="call-said">
      <span>{by}</span>
      <span>{children}</span>
    </p>
  )
}
