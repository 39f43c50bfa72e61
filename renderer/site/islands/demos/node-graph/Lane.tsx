// Reaches the browser, when a visitor uses the node graph.
import { foundWord, type Outcome } from './workflow'

interface LaneProps {
  /** The node that it begins at; 0 is the file. */
  place: number
  /** Whether its node is empty, so that it passes through. */
  isAfterNothing?: boolean
  /** Whether its invoice stops before a desk. */
  isStopped?: boolean
}

/** The way of one invoice to the next node, with a dot that can move along it. */
export function Lane({ place, isAfterNothing, isStopped }: LaneProps) {
  return (
    <span
      data-edge={place}
      className={`hidden @[66rem]:block relative z-1 flex-1 min-w-4 h-0.5 ${place === 0 ? 'ml-3 -mr-6' : isAfterNothing ? '-ml-2.5 -mr-8.5' : 'ml-3 -mr-8.5'}`}
      aria-hidden="true"
    >
      <span className={`absolute inset-0 right-1 ${isStopped ? 'bg-rule-ctl' : 'bg-own'}`} />
      <svg
        viewBox="0 0 8 10"
        className={`absolute right-0 -top-1 w-2 h-2.5 ${isStopped ? 'fill-rule-ctl' : 'fill-own'}`}
        aria-hidden="true"
      >
        <path d="M0 0L8 5L0 10Z" />
      </svg>
      <span data-record="" className="absolute w-3 h-3 rounded-full bg-own opacity-0 left-0 -top-1.25" />
    </span>
  )
}

/** The end of a lane that stops before a desk: a bar, at the same place in each row. */
export const Stop = () => (
  <svg
    className="hidden @[66rem]:block flex-1 min-w-0 h-3.5 ml-2 of-visible stroke-ink-3"
    strokeWidth="2"
    aria-hidden="true"
  >
    <line y1="7" x2="100%" y2="7" />
    <line x1="100%" x2="100%" y2="14" />
  </svg>
)

/** The text of an invoice, with the word by which Classify knew its category. */
export function Read({ outcome }: { outcome: Outcome }) {
  const { text, category } = outcome
  const word = category && foundWord(outcome)
  const from = word ? text.indexOf(word) : -1
  if (!word || from < 0) return text
  return (
    <>
      {text.slice(0, from)}
      <b className="font-650 rounded-ctl bg-[var(--ground)] dark:bg-[color-mix(in_oklab,var(--own)_40%,transparent)]">
        {text.slice(from, from + word.length)}
      </b>
      {text.slice(from + word.length)}
    </>
  )
}
