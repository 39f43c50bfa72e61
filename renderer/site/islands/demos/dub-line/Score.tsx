// Reaches the browser, when a visitor uses the DubLine figure.

import { clip, type Line, loudness, mouth } from './lines'
import type { Pace } from './moment'
import { at, SubtitleRow } from './SubtitleRow'
import type { ReadingCheck, TimedWord } from './timing'

interface ScoreProps {
  source: TimedWord[]
  dubbed: TimedWord[]
  /** The dubbed line. */
  line: Line
  /** How fast its phrases are spoken. */
  paces: Pace[]
  /** The position of the playhead, in seconds. */
  moment: number
  /** The characters of the subtitle that can be read in time, and how fast that is. */
  allowed: number
  reading: ReadingCheck
}

const bar = clip / loudness.length
/** Half of a waveform as a path on a sheet of 480 by 100: up from its middle, or down. */
const bars = (loud: number[], sign: 1 | -1) =>
  loud.map((each, index) => `M${index * 4 + 1.2} 50v${sign * (each * 5 + 1)}`).join('')

/** Up to the end of the voice: the name of the speaker is behind it. */
const recorded = [...loudness].slice(0, Math.ceil(mouth[1].end / bar)).map(Number)

/** The waveform of the dubbed words, by their letters. */
const dub = (words: TimedWord[]) =>
  recorded.map((silence, index) => {
    const now = index * bar
    const word = words.find(({ start, end }) => start <= now && now < end)
    return word ? 2 + ((word.text.charCodeAt(index % word.text.length) * 5) % 6) : silence
  })

/** Whether a word has less time than its letters need, at 0.046 s each on the axis; narrow ones aren't counted. */
const isTight = ({ text, start, end }: TimedWord) => text.replace(/[fijlrt.,\p{M}]/gu, '').length * 0.046 > end - start

const seconds = Array.from({ length: Math.floor(clip) + 1 }, (_, second) => second)

/** A mouth as far open as the recording is loud at a moment: the lips, and the opening between them. */
function Mouth({ moment }: { moment: number }) {
  const open = +(loudness[Math.round(moment / bar)] ?? 0)
  const [top, low] = [13 - open, 31 + open]
  return (
    // Half of it would be outside of the panel at the beginning.
    <svg x={at(Math.max(0.2, moment))} aria-hidden="true" overflow="visible">
      <path
        className="fill-own"
        d={`M-34 22C-20 ${top} -10 ${top - 4} 0 ${top + 1}C10 ${top - 4} 20 ${top} 34 22C20 ${low + 2} 8 ${low + 3} 0 ${low + 3}S-20 ${low + 2} -34 22Z`}
      />
      <path
        className="fill-ink stroke-paper-lift"
        strokeWidth="1.5"
        d={`M-25 22Q0 ${22 - open * 1.9} 25 22Q0 ${22 + open * 1.9} -25 22Z`}
      />
    </svg>
  )
}

/** The waveform above the words of both languages on one time axis; in narrow windows without the words. */
export function Score({ source, dubbed, line, paces, moment, allowed, reading }: ScoreProps) {
  const { value: lang, name } = line
  return (
    <div className="@container score" aria-hidden="true">
      <svg aria-hidden="true" className="score-note">
        <Mouth moment={moment} />
      </svg>
      <svg aria-hidden="true" className="score-lips">
        {mouth.map(({ start, end }, index) => {
          const pace = paces[index]
          // At the end of the bracket that the playhead is farther from.
          const isFirst = moment > (start + end) / 2
          return (
            <g key={start} className="stroke-ink">
              <line x1={at(start)} x2={at(end)} y1="26" y2="26" strokeWidth="2" />
              <line x1={at(start)} x2={at(start)} y1="25" y2="33" strokeWidth="2" />
              <line x1={at(end)} x2={at(end)} y1="25" y2="33" strokeWidth="2" />
              <text
                x={at(isFirst ? start : end)}
                y="16"
                textAnchor={isFirst ? 'start' : 'end'}
                className="fill-ink-2 stroke-none text-note"
              >
                <tspan className="lips-move">lips move </tspan>
                {(end - start).toFixed(1)} s
                {pace?.isFast && <tspan className="lips-move fill-mark-ink font-650"> for {pace.here} syllables</tspan>}
              </text>
            </g>
          )
        })}
      </svg>
      <svg aria-hidden="true" className="score-wave" viewBox="0 0 480 100" preserveAspectRatio="none" strokeWidth="2.4">
        <path className="stroke-ink" d={bars(recorded, -1)} />
        <path className="stroke-own" d={bars(dub(dubbed), 1)} />
      </svg>
      <svg aria-hidden="true" className="score-moment">
        <line x1={at(moment)} x2={at(moment)} y1="0" y2="100%" className="stroke-mark" strokeWidth="2" />
        <g className="hidden @[48rem]:block text-note font-650">
          <text x={at(4.34)} y="28" className="fill-ink">
            Your voice,
          </text>
          <text x={at(4.34)} y="48" className="fill-own">
            cloned
          </text>
        </g>
      </svg>
      <Words row="Filmed" name="English" words={source} lang="en" moment={moment} className="fill-ink" />
      <Words row="Dubbed" name={name} words={dubbed} lang={lang} moment={moment} className="fill-own" />
      <SubtitleRow line={line} allowed={allowed} {...reading} />
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
  /** Whose words they are. */
  row: string
  name: string
  words: TimedWord[]
  lang: string
  moment: number
  className: string
}

/** The words of one language, with its name behind the last; the one that is heard at the moment is filled. */
function Words({ row, name, words, lang, moment, className }: WordsProps) {
  return (
    <svg aria-hidden="true" className="score-words">
      {words.map(word => {
        const { text, start, end } = word
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
              className={`${isHeard ? 'fill-paper-lift font-650' : 'fill-ink'} ${isTight(word) ? 'is-tight' : ''}`}
            >
              {text}
            </text>
          </g>
        )
      })}
      <text x={at(4.34)} y="20" className="fill-ink font-650">
        {row}
      </text>
      <text x={at(4.34)} y="38" className="fill-ink-2">
        {name}
      </text>
    </svg>
  )
}
