// Reaches the browser, when a visitor uses the StakeholderTalk figure.
import type { ReactNode } from 'react'
import { outcome, type Path, surprise, type Turn } from './consequences'
import { dateOf } from './Measures'

/** How the talk ended; before its end, that a reply is open. */
export function Verdict({ path, made }: { path: Path; made: Turn[] }): ReactNode {
  const last = made.at(-1)
  const end = outcome(path)
  const hidden = last ? last.after.trust - end.trust : 0
  return (
    <p aria-live="polite" className="pane min-h-28 md:min-h-16 border-0 border-t border-solid border-rule">
      {last?.reply ? `${dateOf(end.late)}, with trust at ${end.trust}.` : 'A reply is still open.'}
      {hidden > 0 && ` The untold delay took ${hidden} points on the day of release, ${surprise} for each day.`}
    </p>
  )
}
