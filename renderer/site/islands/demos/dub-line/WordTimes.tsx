// Reaches the browser, when a visitor uses the DubLine figure.
import type { Line } from './lines'
import { timed } from './moment'

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
