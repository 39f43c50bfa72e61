// Reaches the browser, when a visitor uses the CallTranscript figure.
import type { ReactNode } from 'react'
import { letterSeconds } from '../speech/use-speech'
import { type Decision, type Judged, promise, seconds } from './decide'

/** The agent's task in a wait. */
const does: Record<Decision, string> = {
  answer: 'answers',
  'look-up': 'looks it up',
  refund: 'refunds',
  handover: 'hands over',
}

/** The seconds of one bar of the waveform. */
const bar = 0.07

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

/** Bars for the letters of a text, vowels higher and spaces low; it changes with the words. */
function wave(text: string, start: number, end: number): string {
  const bars = Math.max(1, Math.floor((end - start) / bar))
  const each = text.length / bars
  return Array.from({ length: bars }, (_, index) => {
    const heard = [...text.slice(Math.floor(index * each), Math.max(1, Math.floor((index + 1) * each))).toLowerCase()]
    const loudest = heard.reduce((most, one) => Math.max(most, loudness(one)), 1)
    // Speech swells and fades with its words.
    const half = Math.max(1, Math.round(loudest * (0.4 + 0.6 * Math.abs(Math.sin(start + index * 0.42)))))
    return `M${Math.round(start / bar) + index} ${20 - half}v${2 * half}`
  }).join('')
}

function loudness(one: string): number {
  if (!/[a-z\d$]/.test(one)) return 1.5
  const code = (one.codePointAt(0) ?? 0) * 7
  return /[aeiou]/.test(one) ? 12 + (code % 8) : 5 + (code % 9)
}
