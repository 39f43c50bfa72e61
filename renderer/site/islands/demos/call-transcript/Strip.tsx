// Reaches the browser, when a visitor uses the CallTranscript figure.
import type { ReactNode } from 'react'
import { letterSeconds } from '../speech/use-speech'
import { bar, wave } from '../speech/wave'
import { type Decision, type Judged, promise, seconds } from './decide'

/** The agent's task in a wait. */
const does: Record<Decision, string> = {
  answer: 'answers',
  'look-up': 'looks it up',
  refund: 'refunds',
  handover: 'hands over',
}

interface StripProps {
  /** The exchange drawn. */
  judged: Judged
  /** The one of its two sentences that is being read aloud. */
  phrase: number | undefined
  /** The button that plays it. */
  children: ReactNode
}

/** One exchange as a waveform: what the caller says, the silence until the agent answers, and the answer. */
export function Strip({ judged: { turn, reply, time, decision }, phrase, children }: StripProps) {
  const end = turn.says.length * letterSeconds
  const answer = end + time / 1000
  const total = answer + reply.length * letterSeconds
  const share = (place: number) => `${+((place / total) * 100).toFixed(2)}%`
  return (
    // Without words nobody waits; the place is kept.
    <div className={turn.says ? '' : 'opacity-0'} inert={!turn.says}>
      <div className="call-sound flex flex-wrap items-center gap-x-3 sm:gap-x-5">
        <p className={`wait ${time < promise ? 'text-ink' : 'text-bad'}`}>{seconds(time)}</p>
        <p className="flex-none text-note leading-tight">
          until Vaja
          <br />
          {does[decision]}
        </p>
        {children}
      </div>
      <div className="relative of-hidden pt-2 h-12 @[52rem]:h-15">
        <svg
          className="block w-full h-full"
          aria-hidden="true"
          viewBox={`-0.5 0 ${(total / bar).toFixed(1)} 40`}
          preserveAspectRatio="none"
          strokeWidth="0.5"
        >
          <path className="stroke-ink-3" d={wave(turn.says, 0, end)} />
          <path className="stroke-own" d={wave(reply, answer, total)} />
        </svg>
        {/* The number is underlined up to the silence that it measures. */}
        <svg
          className={`absolute inset-0 w-full h-full ${time < promise ? 'text-own' : 'text-bad'}`}
          aria-hidden="true"
        >
          <rect width={share(answer)} height="2" className="fill-current" />
          <rect x={share(end)} width={share(answer - end)} height="100%" className="fill-current" fillOpacity="0.22" />
        </svg>
        {phrase !== undefined && (
          <i
            key={phrase}
            className="playhead"
            style={{
              left: share(phrase && answer),
              width: share(phrase ? total - answer : end),
              animationDuration: `${phrase ? total - answer : end}s`,
            }}
          />
        )}
      </div>
    </div>
  )
}
