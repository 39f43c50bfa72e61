// Reaches the browser, when a visitor uses the DubLine figure.

import { clip } from './lines'
import type { Take } from './moment'
import type { TimedWord } from './timing'
import { halfWave, openAt } from './wave'

interface ScoreProps {
  take: Take
  /** The language of the dub, by name and as a language tag. */
  name: string
  lang: string
  /** The position of the playhead, in seconds. */
  moment: number
  onMoment: (seconds: number) => void
}

/** A number of syllables, with its noun. */
export const syllableCount = (number: number) => `${number} ${number === 1 ? 'syllable' : 'syllables'}`

/** The place of a moment on the time axis. */
const at = (seconds: number) => `${+((seconds / clip) * 100).toFixed(2)}%`

/** Whether a word has less time than its letters need, at 0.046 s each on the axis; narrow ones aren't counted. */
const isTight = ({ text, start, end }: TimedWord) => text.replace(/[fijlrt.,\p{M}]/gu, '').length * 0.046 > end - start

/** The span in which lips move, above what is said. */
export const Bracket = ({ from, to }: { from: string; to: string }) => (
  <>
    <line x1={from} x2={to} y1="26" y2="26" strokeWidth="2" />
    <line x1={from} x2={from} y1="25" y2="33" strokeWidth="2" />
    <line x1={to} x2={to} y1="25" y2="33" strokeWidth="2" />
  </>
)

/** A mouth that says the dubbed words: the lips, and the opening between them. */
function Mouth({ open, moment }: { open: number; moment: number }) {
  const [top, low] = [13 - open, 31 + open]
  return (
    // Half of it would be outside of the panel at the beginning and at the end.
    <svg x={at(Math.min(clip - 0.2, Math.max(0.2, moment)))} aria-hidden="true" overflow="visible">
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

/**
 * The movements of the lips, above the words of both languages on one time axis with their waves between them; in narrow
 * windows without the words.
 */
export function Score({ take: { windows, source, dubbed, paces }, name, lang, moment, onMoment }: ScoreProps) {
  return (
    <div className="score" aria-hidden="true">
      <svg aria-hidden="true" className="score-moment">
        <line x1={at(moment)} x2={at(moment)} y1="0" y2="100%" className="stroke-mark" strokeWidth="2" />
      </svg>
      <svg aria-hidden="true" className="score-note">
        <Mouth open={openAt(dubbed, moment)} moment={moment} />
      </svg>
      <svg aria-hidden="true" className="score-lips">
        {windows.map(({ start, end }, index) => {
          const pace = paces[index]
          // At the end of the bracket that the playhead is farther from.
          const isFirst = moment > (start + end) / 2
          return (
            <g key={start} className={pace?.isFast ? 'stroke-mark fill-mark-ink' : 'stroke-ink fill-ink-2'}>
              <Bracket from={at(start)} to={at(end)} />
              <text
                x={at(isFirst ? start : end)}
                y="16"
                textAnchor={isFirst ? 'start' : 'end'}
                className="stroke-none text-note"
              >
                {pace?.isFast ? `${pace.here} syllables for ${pace.there}` : index === 0 && 'lips move'}
              </text>
            </g>
          )
        })}
      </svg>
      <Words
        row="Filmed"
        name="English"
        words={source}
        lang="en"
        moment={moment}
        onMoment={onMoment}
        className="fill-ink"
      />
      <svg aria-hidden="true" className="score-wave" viewBox="0 0 440 100" preserveAspectRatio="none" strokeWidth="2.4">
        <path className="stroke-ink" d={halfWave(source, -1)} />
        <path className="stroke-own" d={halfWave(dubbed, 1)} />
      </svg>
      <Words
        row="Dubbed"
        name={name}
        words={dubbed}
        lang={lang}
        moment={moment}
        onMoment={onMoment}
        className="fill-own"
      />
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
  onMoment: (seconds: number) => void
  className: string
}

/** The words of one language, behind its name; the one that is heard at the moment is filled. */
function Words({ row, name, words, lang, moment, onMoment, className }: WordsProps) {
  return (
    <svg aria-hidden="true" className="score-words">
      {words.map(word => {
        const { text, start, end } = word
        const isHeard = start <= moment && moment < end
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: keyboards have the slider
          <g key={start} onClick={() => onMoment(start)}>
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
      <text x="-6.5rem" y="45%" className={`${className} font-650`}>
        {row}
      </text>
      <text x="-6.5rem" y="45%" dy="1.2em" className="fill-ink-2">
        {name}
      </text>
    </svg>
  )
}
