// Reaches the browser, when a visitor writes a line into the DubLine figure.
import type { ReactNode } from 'react'
import { type Language, lines } from './lines'
import { excess, ownPace, paceLimit, type Take, widest } from './moment'
import { Bracket, Lips, syllableCount } from './Score'
import { Sentence } from './Sentence'
import { halfWave, openAt } from './wave'

interface OwnLineProps {
  /** The line as it is filmed, and its syllables. */
  take: Take
  syllables: number
  /** Whether its dub can be estimated. */
  isEstimated: boolean
  /** The language that the verdict is about. */
  language: Language
  /** The position of the playhead, in seconds. */
  moment: number
  onMoment: (seconds: number) => void
}

/** The place of a moment on the bars, in lengths of the line. */
const at = (lengths: number) => `${+((lengths / widest) * 100).toFixed(2)}%`

const end = at(1)
const limit = at(1 + paceLimit / 100)

/** A line of the visitor's own, and how long its dub is estimated to be in each language, below the lips it must fit. */
export function OwnLine(props: OwnLineProps): ReactNode {
  const { take, syllables, isEstimated, language, moment, onMoment } = props
  const { source, length } = take
  const playhead = at(Math.min(1, moment / length))
  return (
    <div>
      <div className="dub-sentences">
        <Sentence row="Yours" name="English" lang="en" words={source} moment={moment} onMoment={onMoment} />
      </div>
      <ul className="dub-bars">
        <li>
          <span>English</span>
          <span>{syllableCount(syllables)}</span>
          <svg aria-hidden="true" className="stroke-ink fill-ink-2">
            <Bracket from="0" to={end} />
            <text x={limit} y="16" textAnchor="middle" className="stroke-none text-note">
              up to {paceLimit}% faster
            </text>
            <svg
              y="34"
              width={end}
              height="28"
              viewBox={`0 0 ${length * 100 || 1} 50`}
              preserveAspectRatio="none"
              strokeWidth="2.4"
              aria-hidden="true"
            >
              <path d={halfWave(source, -1, length)} />
            </svg>
            <g className="stroke-none">
              <Lips x={at(Math.min(1, Math.max(0.1, moment / length)))} open={openAt(source, moment)} />
            </g>
          </svg>
        </li>
        {lines.slice(isEstimated ? 1 : lines.length).map(line => {
          const pace = ownPace(syllables, line)
          const { here, isFast } = pace
          return (
            <li key={line.value} className={line.value === language ? 'font-650' : undefined}>
              <span>{line.name}</span>
              <span className={isFast ? 'text-mark-ink' : undefined}>
                {syllableCount(here)}
                {isFast ? `, ${excess(pace)} too many` : ' ✓'}
              </span>
              <svg aria-hidden="true">
                <rect width={end} y="25%" height="50%" className="fill-own" />
                <rect
                  x={end}
                  width={at(Math.max(0, here / syllables - 1))}
                  y="25%"
                  height="50%"
                  className={isFast ? 'fill-mark' : 'fill-own opacity-60'}
                />
                <line x1={end} x2={end} y2="100%" className="stroke-ink" strokeWidth="2" />
                <line x1={limit} x2={limit} y2="100%" className="stroke-ink" strokeDasharray="3" />
                <line x1={playhead} x2={playhead} y2="100%" className="stroke-mark" strokeWidth="2" />
              </svg>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
