// Reaches the browser, when a visitor uses the CallTranscript figure.
import type { ReactNode } from 'react'
import { type Decision, type Judged, promise, seconds } from './decide'

const names: Record<Decision, string> = {
  answer: 'Answered',
  'look-up': 'Looked up',
  refund: 'Refund allowed',
  handover: 'Handed over',
}

interface ExchangeProps {
  /** The agent's decision; only a large exchange has none, after a handover. */
  judged: Judged | undefined
  /** The last decision of the call: where a large exchange has none, the one that handed over. */
  last: Judged | undefined
  /** The caller's words, or a choice of them. */
  children: ReactNode
  /** Its place in the call, counted from 1. */
  place: number
  /** Whether its reply is the largest thing on the sheet. */
  isLarge?: boolean
}

/**
 * One exchange: the caller and the reply on the left, the agent's decision and its time in the margin. A large reply has
 * its decision in the margin; the waveform above it has its time.
 */
export function Exchange({ judged, last, children, place, isLarge = false }: ExchangeProps) {
  if (isLarge)
    return (
      <li
        value={place}
        className="flex flex-col gap-1.5 @[36rem]:gap-3 relative @[36rem]:static px-4 sm:px-6 pt-2 pb-12 @[36rem]:pt-4 @[36rem]:pb-4"
      >
        {children}
        <Reply judged={judged} last={last} />
      </li>
    )
  return (
    <li
      value={place}
      className="row grid grid-cols-1 @[36rem]:grid-cols-[minmax(0,1fr)_15rem] border-0 border-t border-solid border-rule"
    >
      <div className="px-4 sm:px-6 flex flex-col pt-4 pb-3 @[36rem]:py-2.5 gap-2 min-h-26 @[36rem]:min-h-22">
        {children}
        {judged && <Said by="Vaja">{judged.reply}</Said>}
      </div>
      <div className="beside-row px-4 sm:px-6 pb-4 @[36rem]:py-2 min-h-21 text-note [font-variant-numeric:tabular-nums] border-0 @[36rem]:border-l border-solid border-rule">
        {judged && <Margin {...judged} />}
      </div>
    </li>
  )
}

interface ReplyProps {
  judged: Judged | undefined
  last: Judged | undefined
}

/** A large reply with its decision. A line leads from its first sentence, where that is what somebody should look at. */
function Reply({ judged, last }: ReplyProps) {
  const words = judged?.reply ?? 'A colleague takes it from here.'
  const end = judged && isRemarkable(judged) ? words.indexOf('. ') + 1 : 0
  const decided = judged ?? last
  return (
    <div>
      <p className="text-note leading-tight font-650 text-own">{judged ? 'Vaja' : 'Person'}</p>
      <div aria-live="polite" className={`large-reply flex flex-col ${words.length > 48 ? 'is-long' : ''}`}>
        <p>
          {end > 0 && <mark>{words.slice(0, end)}</mark>}
          {words.slice(end)}
        </p>
        {decided && decided.turn.need !== 'silence' && <Comment {...decided} isEarlier={!judged} />}
      </div>
    </div>
  )
}

const isGuess = ({ turn, decision }: Judged) => turn.misheard === true && decision !== 'handover'

/** Only what ends a call or is wrong is marked; the rest has passed. */
const isRemarkable = (judged: Judged) => isGuess(judged) || judged.decision === 'handover'

/** The remark at a large reply: the decision with its reason, then what it means. */
function Comment({ isEarlier, ...judged }: Judged & { isEarlier: boolean }) {
  const { decision, reason, time, sure } = judged
  return (
    <span className={isRemarkable(judged) ? 'remark' : 'remark passed'} role="note">
      {names[decision]}
      {isEarlier ? ' before this' : <span className="visually-hidden"> after {seconds(time)}</span>}: {reason}.
      {isGuess(judged) && <small> A guess, and a wrong one.</small>}
      {decision === 'refund' && <small> Money moves: {sure.replace('at least ', '')}.</small>}
    </span>
  )
}

/** A decision with its time and reason. */
function Margin({ decision, time, reason }: Judged) {
  return (
    <>
      <p className="flex items-baseline justify-between gap-3">
        <b>{names[decision]}</b>
        <span className={`seconds ${time < promise ? 'text-ink' : 'text-bad'}`}>{seconds(time)}</span>
      </p>
      <span className={decision === 'handover' ? 'remark' : 'remark passed'} role="note">
        {reason}.
      </span>
    </>
  )
}

/** A speaker's words beside the speaker's name. */
export function Said({ by, children }: { by: 'Caller' | 'Vaja'; children: ReactNode }) {
  return (
    <p className="flex items-baseline gap-3">
      <span className="flex-none w-12 text-note text-ink-3">{by}</span>
      <span>{children}</span>
    </p>
  )
}
