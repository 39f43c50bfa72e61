// Reaches the browser, when a visitor uses the DubLine figure.
import { type Line, mouth } from './lines'
import { timeWords } from './timing'

/** The words of a line with their times in the sample's mouth windows. */
export const timed = ({ phrases, value }: Line) =>
  mouth.flatMap((window, index) => timeWords(phrases[index] ?? '', value, window))

/** The dubbed words with their start times as a list, for windows in which the drawing has no text. */
export function WordTimes({ line }: { line: Line }) {
  return (
    <ol
      aria-label={`When each word starts, ${line.name}`}
      className="list-none flex flex-wrap gap-x-3 gap-y-1 mt-3 min-h-34 content-start @[36rem]:min-h-26 @[52rem]:min-h-0 @[52rem]:visually-hidden"
    >
      {timed(line).map(({ text, start }) => (
        <li key={start} className="flex flex-col leading-snug">
          <span lang={line.value}>{text}</span> <span className="text-note text-ink-3">{start.toFixed(2)}</span>
        </li>
      ))}
    </ol>
  )
}
