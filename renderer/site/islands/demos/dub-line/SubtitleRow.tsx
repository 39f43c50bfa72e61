// Reaches the browser, when a visitor uses the DubLine figure.
import { clip, type Line, mouth } from './lines'
import { type ReadingCheck, wordsWithin } from './timing'

/** The place of a moment on the time axis. */
export const at = (seconds: number) => `${+((seconds / clip) * 100).toFixed(2)}%`

/** The subtitle for as long as the voice is heard, and whether it can be read in that time; words that come too late are marked. It covers the playhead. */
export function SubtitleRow({ line, allowed, speed, fits }: { line: Line; allowed: number } & ReadingCheck) {
  const words = line.phrases.join(' ').split(' ')
  const inTime = wordsWithin(words, allowed)
  return (
    <svg aria-hidden="true" className="score-words">
      <g>
        <rect
          x={at(mouth[0].start)}
          width={at(mouth[1].end - mouth[0].start)}
          height="100%"
          className="fill-paper-lift stroke-rule-ctl"
        />
        <text x={at(mouth[0].start)} dx="10" y="50%" dy="0.34em" lang={line.value} className="fill-ink">
          {words.slice(0, inTime).join(' ')}{' '}
          <tspan className="fill-mark-ink font-650 underline">{words.slice(inTime).join(' ')}</tspan>
        </text>
      </g>
      <text x={at(4.34)} y="20" className="fill-ink font-650">
        Subtitle
      </text>
      <text x={at(4.34)} y="38" className={fits ? 'fill-ink-2' : 'fill-mark-ink'}>
        {fits && '✓ '}
        {speed.toFixed(1)} a second
      </text>
    </svg>
  )
}
