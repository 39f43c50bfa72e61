interface PenOffProps {
  /** The question to visitors when the pen is away. */
  question?: string
  /** Whether the page begins without the marks, and the box shows them. */
  isAway?: boolean | undefined
}

/** A box on a page that somebody has marked: it takes the pen away or shows it, without script, for those who want to look first. */
export function PenOff({ question = 'What would you mark?', isAway }: PenOffProps) {
  return (
    <label className={isAway ? 'pen-off is-away no-print' : 'pen-off no-print'}>
      <input type="checkbox" /> {isAway ? `${question} Then show the pen.` : `Hide the pen. ${question}`}
    </label>
  )
}
