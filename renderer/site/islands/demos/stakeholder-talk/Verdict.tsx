// Reaches the browser, when a visitor uses the StakeholderTalk figure.
import type { ReactNode } from 'react'
import { bestFrom, decisive, outcome, type Path, turns } from './consequences'
import { dateOf } from './Measures'

interface VerdictProps {
  path: Path
  /** Leads back to a turn, from 1 on. */
  onBack: (turn: number) => void
}

/** How the talk ended, which turn decided it, and what another reply in it would have kept within reach. */
export function Verdict({ path, onBack }: VerdictProps): ReactNode {
  const turn = decisive(path)
  return (
    <div className="pane talk-end">
      <p>
        <b>{endOf(path)}.</b>
      </p>
      {turn < 0 ? (
        <p>No way through this talk ends better.</p>
      ) : (
        <>
          <p>
            <b>Turn {turn + 1} decided it.</b> The best end still within reach:
          </p>
          <dl>
            {[path.slice(0, turn + 1), bestFrom(path.slice(0, turn))].map(way => (
              <div key={way.join()}>
                <dt>after “{turns(way)[turn]?.reply?.says}”</dt>
                <dd>{endOf(bestFrom(way))}</dd>
              </div>
            ))}
          </dl>
          <button type="button" className="btn-link" onClick={() => onBack(turn + 1)}>
            Back to turn {turn + 1}
          </button>
        </>
      )}
    </div>
  )
}

/** The end of a complete path in words. */
function endOf(path: Path): string {
  const { late, trust } = outcome(path)
  return `${dateOf(late)}, with trust at ${trust}`
}
