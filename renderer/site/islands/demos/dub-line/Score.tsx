// Reaches the browser, when a visitor uses the DubLine figure.
import { mouth } from './lines'
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

/** The places of moments on a time axis of so many seconds. */
const axis = (length: number) => (seconds: number) => `${+((seconds / length) * 100).toFixed(2)}%`

/** Whether a word has less room than its letters need, at a hundredth of the axis each; narrow ones aren't counted. */
const isTight = ({ text, start, end }: TimedWord, length: number) =>
  text.replace(/[fijlrt.,\p{M}]/gu, '').length * 0.0125 * length > end - start

/** The span in which lips move, above what is said. */
export const Bracket = ({ from, to }: { from: string; to: string }) => (
  <>
    <line x1={from} x2={to} y1="26" y2="26" strokeWidth="2" />
    <line x1={from} x2={from} y1="25" y2="33" strokeWidth="2" />
    <line x1={to} x2={to} y1="25" y2="33" strokeWidth="2" />
  </>
)

interface MouthProps {
  /** The words that it says. */
  words: TimedWord[]
  /** The length of the time axis, and the position of the playhead, in seconds. */
  length: number
  moment: number
}

/** The mouth of the speaker at the position of the playhead. */
export function Mouth({ words, length, moment }: MouthProps) {
  // Half of it would be outside of the panel at the beginning and at the end.
  const x = Math.min(length - 0.2, Math.max(0.2, moment))
  return (
    <svg aria-hidden="true" className="score-note">
      <Lips x={axis(length)(x)} open={openAt(words, moment)} />
    </svg>
  )
}

/** The lips, and the opening between them. */
export function Lips({ x, open }: { x: string; open: number }) {
  const [top, low] = [13 - open, 31 + open]
  return (
    <svg x={x} aria-hidden="true" overflow="visible">
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
export function Score({ take, name, lang, moment, onMoment }: ScoreProps) {
  const { source, spans, length, dubbed, paces } = take
  const at = axis(length)
  const playhead = { length, moment, onMoment }
  return (
    <div className="score" aria-hidden="true">
      <svg aria-hidden="true" className="score-moment">
        <line x1={at(moment)} x2={at(moment)} y1="0" y2="100%" className="stroke-mark" strokeWidth="2" />
      </svg>
      <svg aria-hidden="true" className="score-lips">
        {mouth.map(({ start, end }, index) => {
          const pace = paces[index]
          const late = (spans[index]?.end ?? 0) - end
          // At the end of the bracket that the playhead is farther from.
          const isFirst = moment > (start + end) / 2
          return (
            <g key={start} className={pace?.isFast ? 'stroke-mark fill-mark-ink' : 'stroke-ink fill-ink-2'}>
              <Bracket from={at(start)} to={at(end)} />
              {late > 0.01 && <rect x={at(end)} width={at(late)} y="28" height="6" className="stroke-none fill-mark" />}
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
      <Words row="Filmed" name="English" words={source} lang="en" className="fill-ink" {...playhead} />
      <svg
        aria-hidden="true"
        className="score-wave"
        viewBox={`0 0 ${length * 100} 100`}
        preserveAspectRatio="none"
        strokeWidth="2.4"
      >
        <path className="stroke-ink" d={halfWave(source, -1, length)} />
        <path className="stroke-own" d={halfWave(dubbed, 1, length)} />
      </svg>
      <Words row="Dubbed" name={name} words={dubbed} lang={lang} className="fill-own" {...playhead} />
    </div>
  )
}

interface WordsProps {
  /** Whose words they are. */
  row: string
  name: string
  words: TimedWord[]
  lang: string
  /** The length of the time axis, in seconds. */
  length: number
  moment: number
  onMoment: (seconds: number) => void
  className: string
}

/** The words of one language, behind its name; the one that is heard at the moment is filled. */
function Words({ row, name, words, lang, length, moment, onMoment, className }: WordsProps) {
  const at = axis(length)
  return (
    <svg aria-hidden="true" className="score-words">
      {words.map(word => {
        const { text, start, end, isLate } = word
        const isHeard = start <= moment && moment < end
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: keyboards have the slider
          <g key={start} onClick={() => onMoment(start)}>
            <rect
              x={at(start)}
              width={at(end - start - 0.012)}
              height="100%"
              className={isLate ? 'fill-mark' : className}
              fillOpacity={isHeard ? 1 : isLate ? 0.3 : 0.12}
            />
            <text
              x={at((start + end - 0.012) / 2)}
              textAnchor="middle"
              y="50%"
              dy="0.34em"
              lang={lang}
              className={`${isHeard ? 'fill-paper-lift font-650' : 'fill-ink'} ${isTight(word, length) ? 'is-tight' : ''}`}
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
