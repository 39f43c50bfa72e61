// Reaches the browser, when a visitor uses the CallTranscript figure.
import type { ReactNode } from 'react'
import { Leader, Remark } from '../Frame'
import { handOver } from './call'
import { type Decision, type Judged, promise } from './decide'

const names: Record<Decision, string> = {
  answer: 'Answer',
  'look-up': 'Look up',
  refund: 'Refund',
  handover: 'Hand over',
}

interface ExchangeProps {
  /** The agent's decision; absent after a handover. */
  judged: Judged | undefined
  /** The caller's words, or a choice of them. */
  children: ReactNode
  /** Whether it is being read aloud. */
  isSpoken: boolean
}

/** The headings of the two columns. */
export function Heads() {
  return (
    <div className="row hidden @[36rem]:grid grid-cols-[minmax(0,1fr)_15rem] text-note text-ink-3">
      <p className="px-4 sm:px-6 pt-3">The call</p>
      <p className="beside-row px-4 sm:px-6 pt-3 border-0 border-l border-solid border-rule">
        What the agent decided, in how much of 1 s
      </p>
    </div>
  )
}

/** One exchange: the caller and the reply on the left, the agent's decision and its time in the margin. */
export function Exchange({ judged, children, isSpoken }: ExchangeProps) {
  return (
    <li
      aria-current={isSpoken || undefined}
      className={`${isSpoken ? 'bg-paper-sunk ' : ''}row grid grid-cols-1 @[36rem]:grid-cols-[minmax(0,1fr)_15rem] border-0 border-t border-solid border-rule`}
    >
      <div className="px-4 sm:px-6 pt-4 pb-3 @[36rem]:py-2.5 flex flex-col gap-2 min-h-26 @[36rem]:min-h-22">
        {children}
        <Reply judged={judged} isRemarkable={judged !== undefined && isRemarkable(judged)} />
      </div>
      <div className="beside-row px-4 sm:px-6 pb-4 @[36rem]:py-2 min-h-21 text-note [font-variant-numeric:tabular-nums] border-0 @[36rem]:border-l border-solid border-rule">
        {judged ? <Margin {...judged} /> : <p className="text-ink-3">No decision: a person has the call.</p>}
      </div>
    </li>
  )
}

function Reply({ judged, isRemarkable }: { judged: Judged | undefined; isRemarkable: boolean }) {
  if (!judged) return <Said by="Person">A colleague takes it from here.</Said>
  const words = judged.decision === 'handover' ? handOver : judged.turn.reply
  return (
    <Said by="Vaja">
      {isRemarkable ? (
        <>
          <mark>{words}</mark>
          <Leader />
        </>
      ) : (
        words
      )}
    </Said>
  )
}

const isGuess = ({ turn, decision }: Judged) => turn.misheard === true && decision !== 'handover'

/** Only what ends a call, moves money or is wrong has a remark. */
const isRemarkable = (judged: Judged) =>
  isGuess(judged) || judged.decision === 'handover' || judged.decision === 'refund'

/** What a decision means, where somebody should look at it. */
function remarkOn(judged: Judged): string {
  if (isGuess(judged)) return `${judged.reason}. A guess, and a wrong one.`
  return judged.decision === 'refund' ? `Money moves here. ${judged.reason}.` : `${judged.reason}.`
}

/** A decision with its time and reason. */
function Margin(judged: Judged) {
  const { decision, reason, time } = judged
  return (
    <>
      <p className="flex items-baseline justify-between gap-3">
        <b>{names[decision]}</b>
        <span className={`font-display font-600 text-h3 ${time < promise ? 'text-ink' : 'text-bad'}`}>
          {(time / 1000).toFixed(2)} s
        </span>
      </p>
      {/* The whole width is the promised second. */}
      <svg className="block w-full h-2.5 my-1 border border-solid border-rule-ctl" aria-hidden="true">
        <rect width={share(time)} height="8" className={time < promise ? 'fill-own' : 'fill-bad'} />
      </svg>
      {isRemarkable(judged) ? (
        <span className="remark" role="note">
          {remarkOn(judged)}
        </span>
      ) : (
        <Remark isPassed note={`${reason}.`} />
      )}
    </>
  )
}

/** A speaker's words beside the speaker's name. */
export function Said({ by, children }: { by: 'Caller' | 'Vaja' | 'Person'; children: ReactNode }) {
  return (
    <p className="flex items-baseline gap-3">
      <span className="flex-none w-12 text-note text-ink-3">{by}</span>
      <span>{children}</span>
    </p>
  )
}

const share = (time: number) => `${+Math.min(100, (time / promise) * 100).toFixed(2)}%`
