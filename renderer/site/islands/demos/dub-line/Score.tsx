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
}

const at = (seconds: number) => `${+((seconds / clip) * 100).toFixed(2)}%`
const bar = clip / loudness.length
/** Each bar of the waveform: where it starts, in seconds, and half its height, in pixels. */
const bars = [...loudness].map((digit, index) => ({ start: index * bar, half: 1 + Number(digit) * 4 }))

const seconds = Array.from({ length: Math.floor(clip) + 1 }, (_, second) => second)

/** The waveform above the words of both languages on one time axis; without text in narrow windows. */
export function Score({ source, dubbed, lang, moment }: ScoreProps) {
  return (
    <svg className="w-full h-46" aria-hidden="true">
      {mouth.map(({ start, end }) => (
        <g key={start} className="stroke-ink">
          <line x1={at(start)} x2={at(end)} y1="22" y2="22" strokeWidth="2" />
          <line x1={at(start)} x2={at(start)} y1="21" y2="28" strokeWidth="2" />
          <line x1={at(end)} x2={at(end)} y1="21" y2="28" strokeWidth="2" />
          <text x={at(start)} y="14" className="fill-ink-2 stroke-none text-note">
            lips move {(end - start).toFixed(1)} s
          </text>
        </g>
      ))}
      {bars.map(({ start, half }) => (
        <rect
          key={start}
          x={at(start)}
          width={at(bar * 0.55)}
          y={61 - half}
          height={half * 2}
          className={start + bar <= moment ? 'fill-own' : 'fill-rule-ctl'}
        />
      ))}
      <Words words={source} y={98} lang="en" moment={moment} className="fill-rule-ctl" />
      <Words words={dubbed} y={128} lang={lang} moment={moment} className="fill-own" />
      {seconds.map(second => (
        <g key={second}>
          <line x1={at(second)} x2={at(second)} y1="158" y2="164" className="stroke-rule-ctl" />
          <text x={at(second)} dx={second ? -3 : 0} y="180" className="fill-ink-3 text-note">
            {second ? second : '0 s'}
          </text>
        </g>
      ))}
      <line x1="0" x2="100%" y1="158" y2="158" className="stroke-rule-ctl" />
      <line x1={at(moment)} x2={at(moment)} y1="26" y2="164" className="stroke-ink" strokeWidth="2" />
    </svg>
  )
}

interface WordsProps {
  words: TimedWord[]
  y: number
  lang: string
  moment: number
  className: string
}

function Words({ words, y, lang, moment, className }: WordsProps) {
  return words.map(({ text, start, end }) => (
    <g key={start}>
      <rect
        x={at(start)}
        width={at(end - start - 0.012)}
        y={y}
        height="24"
        rx="2"
        className={className}
        fillOpacity={start <= moment && moment < end ? 0.6 : 0.2}
      />
      <text x={at(start)} dx="4" y={y + 17} lang={lang} className="hidden @[52rem]:block fill-ink" fontSize="13">
        {text}
      </text>
    </g>
  ))
}
