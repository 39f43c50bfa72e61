// Reaches the browser, when a visitor uses the DubLine figure.
import type { Line } from './lines'
import { timed } from './moment'

/** The dubbed words with their start times as a list, for screen readers: the drawing shows them. */
export function WordTimes({ line }: { line: Line }) {
  return (
    <ol aria-label={`When each word starts, ${line.name}`} className="list-none visually-hidden">
      {timed(line).map(({ text, start }) => (
        <li key={start}>
          <span lang={line.value}>{text}</span> {start.toFixed(2)}
        </li>
      ))}
    </ol>
  )
}
