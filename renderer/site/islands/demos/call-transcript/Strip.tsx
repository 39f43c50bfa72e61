// Reaches the browser, when a visitor uses the CallTranscript figure.
import { letterSeconds } from '../speech/use-speech'
import { type Decision, type Judged, promise, seconds } from './decide'

/** Sample: the pause before a caller speaks again, in seconds. */
const pause = 0.6

/** The agent's task in a wait; of the turns shown only the first is answered without a look. */
const does: Record<Decision, string> = {
  answer: 'picks up',
  'look-up': 'looks it up',
  refund: 'refunds',
  handover: 'hands over',
}

/** The seconds of one bar of the waveform. */
const bar = 0.13

interface Sound {
  turn: number
  by: 'Caller' | 'Vaja'
  text: string
  start: number
  end: number
}

interface StripProps {
  /** The turns drawn, as far as the agent decides. */
  judged: Judged[]
  /** The turn that is being read aloud. */
  spoken: number | undefined
}

/** The call as a waveform: what the caller says, the silence until the agent answers, and the answer. */
export function Strip({ judged, spoken }: StripProps) {
  const sounds: Sound[] = []
  let at = 0
  for (const [turn, { turn: said, reply, time }] of judged.entries()) {
    const end = at + said.says.length * letterSeconds
    const answer = end + time / 1000
    sounds.push({ turn, by: 'Caller', text: said.says, start: at, end })
    sounds.push({ turn, by: 'Vaja', text: reply, start: answer, end: answer + reply.length * letterSeconds })
    at = answer + reply.length * letterSeconds + pause
  }
  const total = at - pause
  const share = (place: number) => `${+((place / total) * 100).toFixed(2)}%`
  return (
    <div className="relative [grid-area:1/1] pt-23 pb-5">
      <svg
        className="block w-full h-13"
        aria-hidden="true"
        viewBox={`-0.5 0 ${(total / bar).toFixed(1)} 40`}
        preserveAspectRatio="none"
      >
        {sounds.map(({ turn, by, text, start, end }) => (
          <path
            key={start}
            className={by === 'Vaja' ? 'stroke-own' : 'stroke-ink-3'}
            strokeOpacity={spoken === undefined || spoken === turn ? 1 : 0.3}
            strokeWidth="0.55"
            d={wave(text, start, end)}
          />
        ))}
      </svg>
      <svg className="absolute inset-0 w-full h-full of-visible text-note" aria-hidden="true">
        {sounds.map(({ turn, by, start }, index) => {
          const from = sounds[index - 1]?.end ?? 0
          const { time = 0, decision = 'answer' } = judged[turn] ?? {}
          const middle = share(turn ? (from + start) / 2 : from)
          if (by === 'Caller') return null
          return (
            <g key={start}>
              <rect
                x={share(from)}
                width={share(start - from)}
                y="92"
                height="52"
                className="fill-own"
                fillOpacity={turn ? 0.16 : 0.4}
              />
              {/* The first wait is large, and its number begins where everything else does. */}
              <text
                x={turn ? middle : 0}
                y={turn ? 66 : '.86em'}
                className={time < promise ? 'wait fill-ink' : 'wait fill-bad'}
              >
                {seconds(time)}
              </text>
              <text x={turn ? middle : 0} y="85" className="fill-ink">
                {does[decision]}
              </text>
            </g>
          )
        })}
        <text y="100%" dy="-2" className="fill-ink-3">
          Caller{' '}
          <tspan dx="8" className="fill-own font-650">
            Vaja
          </tspan>
        </text>
      </svg>
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
