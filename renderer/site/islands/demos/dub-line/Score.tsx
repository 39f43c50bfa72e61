// Reaches the browser, when a visitor uses the DubLine figure.
import { clip, loudness, mouth } from './lines'
import type { TimedWord } from './timing'

interface ScoreProps {
  source: TimedWord[]
  dubbed: TimedWord[]
  /** The language of the dubbed words, as a language tag. */
  lang: string
  /** The position of the playhead, in seconds. */
  moment: number
  /** What is remarkable at the moment. */
  note: string
}

const at = (seconds: number) => `${+((seconds / clip) * 100).toFixed(2)}%`
const bar = clip / loudness.length
/** Each bar of the waveform: where it starts, in seconds, and half its height, in percent of the waveform. */
const bars = [...loudness].map((digit, index) => ({ start: index * bar, half: 1 + Number(digit) * 6 }))

const seconds = Array.from({ length: Math.floor(clip) + 1 }, (_, second) => second)

/** On which side of the playhead its note stands, so that all of it is on the sheet. */
function anchor(part: number) {
  if (part > 0.65) return { dx: -12, textAnchor: 'end' } as const
  return { dx: part < 0.35 ? 12 : 0, textAnchor: part < 0.35 ? 'start' : 'middle' } as const
}

/** The waveform above the words of both languages on one time axis; without text in narrow windows. */
export function Score({ source, dubbed, lang, moment, note }: ScoreProps) {
  return (
    <div className="@container score" aria-hidden="true">
      <svg aria-hidden="true" className="score-note">
        <text x={at(moment)} y="20" {...anchor(moment / clip)} className="fill-mark-ink">
          {note}
        </text>
      </svg>
      <svg aria-hidden="true" className="score-lips">
        {mouth.map(({ start, end }) => (
          <g key={start} className="stroke-ink">
            <line x1={at(start)} x2={at(end)} y1="26" y2="26" strokeWidth="2" />
            <line x1={at(start)} x2={at(start)} y1="25" y2="33" strokeWidth="2" />
            <line x1={at(end)} x2={at(end)} y1="25" y2="33" strokeWidth="2" />
            <text x={at(start)} y="16" className="fill-ink-2 stroke-none text-note">
              lips move {(end - start).toFixed(1)} s
            </text>
          </g>
        ))}
      </svg>
      <svg aria-hidden="true" className="score-wave">
        {bars.map(({ start, half }) => (
          <rect
            key={start}
            x={at(start)}
            width={at(bar * 0.6)}
            y={`${50 - half * 0.9}%`}
            height={`${half * 1.8}%`}
            className={start + bar <= moment ? 'fill-own' : 'fill-rule-ctl'}
          />
        ))}
      </svg>
      <svg aria-hidden="true" className="score-moment">
        <line x1={at(moment)} x2={at(moment)} y1="0" y2="100%" className="stroke-mark" strokeWidth="2" />
      </svg>
      <Words words={source} lang="en" moment={moment} className="fill-ink" />
      <Words words={dubbed} lang={lang} moment={moment} className="fill-own" />
      <svg aria-hidden="true" className="score-axis">
        <line x1="0" x2="100%" y1="1" y2="1" className="stroke-rule-ctl" />
        {seconds.map(second => (
          <g key={second}>
            <line x1={at(second)} x2={at(second)} y1="1" y2="7" className="stroke-rule-ctl" />
            <text x={at(second)} dx={second ? -3 : 0} y="22" className="fill-ink-3 text-note">
              {second ? second : '0 s'}
            </text>
          </g>
        ))}
      </svg>
    </div>
  )
}

interface WordsProps {
  words: TimedWord[]
  lang: string
  moment: number
  className: string
}

/** The words of one language; the one that is heard at the moment is filled. */
function Words({ words, lang, moment, className }: WordsProps) {
  return (
    <svg aria-hidden="true" className="score-words">
      {words.map(({ text, start, end }) => {
        const isHeard = start <= moment && moment < end
        return (
          <g key={start}>
            <rect
              x={at(start)}
              width={at(end - start - 0.012)}
              height="100%"
              className={className}
              fillOpacity={isHeard ? 1 : 0.12}
            />
            <text
              x={at((start + end - 0.012) / 2)}
              textAnchor="middle"
              y="50%"
              dy="0.34em"
              lang={lang}
              className={isHeard ? 'fill-paper-lift font-650' : 'fill-ink'}
            >
              {text}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
