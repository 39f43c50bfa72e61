// Reaches the browser, when a visitor uses the CallTranscript figure.
import type { ReactNode } from 'react'
import { letterSeconds } from '../speech/use-speech'
import { bar, wave } from '../speech/wave'
import { decisions, type Judged, promise, seconds } from './decide'

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
    <div className={time < promise ? 'call-heard' : 'call-heard is-late'} inert={!turn.says}>
      <div className="call-sound">
        <p className="wait">{seconds(time)}</p>
        <p>
          until Vaja
          <br />
          {decisions[decision][1]}
        </p>
        {children}
      </div>
      <div className="call-wave">
        <svg
          aria-hidden="true"
          viewBox={`-0.5 0 ${(total / bar).toFixed(1)} 40`}
          preserveAspectRatio="none"
          strokeWidth="0.5"
        >
          <path d={wave(turn.says, 0, end)} />
          <path d={wave(reply, answer, total)} />
        </svg>
        {/* The number is underlined up to the silence that it measures. */}
        <svg aria-hidden="true">
          <rect width={share(answer)} height="2" />
          <rect x={share(end)} width={share(answer - end)} height="100%" fillOpacity="0.22" />
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
