// Reaches the browser, when a visitor uses the CallTranscript figure.
import type { ReactNode } from 'react'
import { Leader } from '../Frame'
import { type Decision, type Judged, promise, seconds } from './decide'

const names: Record<Decision, string> = {
  answer: 'Answered',
  'look-up': 'Looked up',
  refund: 'Refund allowed',
  handover: 'Handed over',
}

interface ExchangeProps {
  /** The agent's decision; absent after a handover. */
  judged: Judged | undefined
  /** The last decision of the call: where this exchange has none, the one that handed over. */
  last: Judged | undefined
  /** The caller's words, or a choice of them. */
  children: ReactNode
  /** Whether it is being read aloud. */
  isSpoken: boolean
  /** Its place in the call, counted from 1. */
  place: number
  /** Whether its reply is the largest thing on the sheet. */
  isLarge?: boolean
}

/**
 * One exchange: the caller and the reply on the left, the agent's decision and its time in the margin. A large reply has
 * its decision in the margin; the waveform above it has its time.
 */
export function Exchange({ judged, last, children, isSpoken, place, isLarge = false }: ExchangeProps) {
  const spoken = isSpoken ? 'bg-paper-sunk ' : ''
  if (isLarge)
    return (
      <li
        value={place}
        aria-current={isSpoken || undefined}
        className={`${spoken}flex flex-col gap-1.5 @[36rem]:gap-3 relative @[36rem]:static px-4 sm:px-6 pt-2 pb-12 @[36rem]:pt-4 @[36rem]:pb-4`}
      >
        {children}
        <Reply judged={judged} last={last} isLarge />
      </li>
    )
  return (
    <li
      value={place}
      aria-current={isSpoken || undefined}
      className={`${spoken}row grid grid-cols-1 @[36rem]:grid-cols-[minmax(0,1fr)_15rem] border-0 border-t border-solid border-rule`}
    >
      <div className="px-4 sm:px-6 flex flex-col pt-4 pb-3 @[36rem]:py-2.5 gap-2 min-h-26 @[36rem]:min-h-22">
        {children}
        <Reply judged={judged} />
      </div>
      <div className="beside-row px-4 sm:px-6 pb-4 @[36rem]:py-2 min-h-21 text-note [font-variant-numeric:tabular-nums] border-0 @[36rem]:border-l border-solid border-rule">
        {judged ? <Margin {...judged} /> : <p className="text-ink-3">No decision: a person has the call.</p>}
      </div>
    </li>
  )
}

/** The last words of a reply, which a line leads from: at most five. */
const lastWords = /(?:\S+\s+){0,4}\S+$/

interface ReplyProps {
  judged: Judged | undefined
  last?: Judged | undefined
  isLarge?: boolean
}

function Reply({ judged, last, isLarge = false }: ReplyProps) {
  const words = judged?.reply ?? 'A colleague takes it from here.'
  const at = words.search(lastWords)
  return (
    <Said by={judged ? 'Vaja' : 'Person'} isLarge={isLarge} isLong={words.length > 48}>
      {judged && isRemarkable(judged) ? (
        <>
          {words.slice(0, at)}
          <mark>{words.slice(at)}</mark>
          {!isLarge && <Leader />}
        </>
      ) : (
        words
      )}
      {isLarge && last && <Comment {...(judged ?? last)} isEarlier={!judged} />}
    </Said>
  )
}

const isGuess = ({ turn, decision }: Judged) => turn.misheard === true && decision !== 'handover'

/** Only what ends a call, moves money or is wrong has a remark. */
const isRemarkable = (judged: Judged) => isGuess(judged) || judged.reason !== judged.sure

/** The meaning of a decision that somebody should look at. */
function meaningOf(judged: Judged): string {
  if (isGuess(judged)) return 'A guess, and a wrong one.'
  return `Money moves: ${judged.sure.replace('at least ', '')}.`
}

/** The remark at a large reply: the decision with its reason, then what it means. */
function Comment({ isEarlier, ...judged }: Judged & { isEarlier: boolean }) {
  const { decision, reason, time } = judged
  return (
    <span className={isRemarkable(judged) ? 'remark' : 'remark passed'} role="note">
      {names[decision]}
      {isEarlier ? ' before this' : <span className="visually-hidden"> after {seconds(time)}</span>}: {reason}.
      {isRemarkable(judged) && judged.decision !== 'handover' && <small> {meaningOf(judged)}</small>}
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

/** A speaker's words beside the speaker's name, or large below it. */
export function Said({
  by,
  isLarge,
  isLong,
  children,
}: {
  by: 'Caller' | 'Vaja' | 'Person'
  isLarge?: boolean
  isLong?: boolean
  children: ReactNode
}) {
  if (isLarge)
    return (
      <div>
        <p className="text-note leading-tight font-650 text-own">{by}</p>
        <p className={`large-reply ${isLong ? 'is-long' : ''}`}>{children}</p>
      </div>
    )
  return (
    <p className="flex items-baseline gap-3">
      <span className="flex-none w-12 text-note text-ink-3">{by}</span>
      <span>{children}</span>
    </p>
  )
}
