interface PenOffProps {
  /** The question to visitors when the pen is away. */
  question?: string
}

/** A box on a page that somebody has marked: it takes the pen away, without script, for those who want to look first. */
export function PenOff({ question = 'What would you mark?' }: PenOffProps) {
  return (
    <label className="pen-off no-print">
      <input type="checkbox" /> Hide the pen. {question}
    </label>
  )
}
