// Reaches the browser, when a visitor uses the StakeholderTalk figure.
import type { ReactNode } from 'react'
import { bestFrom, outcome, type Path, planned, surprise, type Turn, trustAtStart, waysFrom } from './consequences'
import { dateOf, signed } from './Measures'

/** The cost of each choice: a row per turn with its changes and the best outcome still possible after it. */
export function Sum({ path, made }: { path: Path; made: Turn[] }): ReactNode {
  const cell = 'border-0 py-2 pl-2 sm:pl-3 pr-0'
  return (
    <div className="grid lg:grid-cols-[7fr_5fr] border-0 border-t border-solid border-rule">
      <div className="pane">
        <p className="pane-label mb-2">Which reply cost what, in points of trust and in days</p>
        <table className="w-full text-note">
          <thead>
            <tr className="text-ink-3">
              <th className="font-400 border-0 py-2 pl-0 align-bottom">Reply</th>
              <th className={`font-400 ${cell} text-right align-bottom`}>Trust</th>
              <th className={`font-400 ${cell} text-right align-bottom`}>Work</th>
              <th className={`font-400 ${cell} text-right align-bottom`}>Delay</th>
              <th className={`font-400 ${cell} text-right align-bottom`}>Best end left</th>
            </tr>
          </thead>
          <tbody>
            {made.map((turn, index) => (
              <tr key={turn.scene.sponsor} className="border-0 border-t border-solid border-rule">
                <td className="border-0 py-2 pl-0 align-top">
                  {index + 1} {turn.reply?.short ?? <span className="text-ink-3">not chosen</span>}
                </td>
                <td className={`${cell} align-top text-right`}>{turn.reply && signed(turn.reply.trust)}</td>
                <td className={`${cell} align-top text-right`}>
                  {turn.reply && signed(turn.after.work - workBefore(made, index))}
                </td>
                <td className={`${cell} align-top text-right`}>
                  {turn.reply && signed(turn.after.late - (made[index - 1]?.after.late ?? 0))}
                </td>
                <td className={`${cell} align-top text-right`}>{turn.reply && reach(path.slice(0, index + 1))}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mt-3 text-note text-ink-3">
          Best end left: the most trust with which the date can still be kept, over all replies to come.
        </p>
      </div>
      <div className="pane border-0 border-t lg:border-t-0 lg:border-l border-solid border-rule">
        <p className="pane-label mb-3">{made.at(-1)?.reply ? 'How it ended' : 'What is still open'}</p>
        <p aria-live="polite" className="min-h-40 md:min-h-24">
          {verdict(path, made)}
        </p>
      </div>
    </div>
  )
}

const workBefore = (made: Turn[], index: number) => made[index - 1]?.after.work ?? planned

function reach(path: Path): string {
  const best = bestFrom(path)
  return best === undefined ? 'late' : `${best}`
}

function verdict(path: Path, made: Turn[]): string {
  const all = waysFrom([])
  if (!made.at(-1)?.reply) {
    const left = waysFrom(path)
    const good = left.filter(isGood).length
    return `${left.length} of ${all.length} ways lead on from here. ${good} of them end on the date with no less trust than at the start.`
  }
  const end = outcome(path)
  const hidden = end.trust - (made.at(-1)?.after.trust ?? 0)
  const best = bestFrom([]) ?? trustAtStart
  const lines = [`${dateOf(end.late)}, with trust at ${end.trust}.`]
  if (hidden < 0) lines.push(`The untold delay took ${-hidden} points on the day of release, ${surprise} for each day.`)
  const worst = costliest(path)
  if (worst) lines.push(`Reply ${worst.turn} cost most: ${worst.says}.`)
  else lines.push(`No reply cost anything: this is the best of all ${all.length} ways.`)
  if (end.trust < best)
    lines.push(
      `${all.filter(isGood).length} of ${all.length} ways keep the date and the trust of the start; the best ends at ${best}.`,
    )
  return lines.join(' ')
}

function isGood(path: Path): boolean {
  const end = outcome(path)
  return end.late === 0 && end.trust >= trustAtStart
}

/** The reply that reduced the best possible outcome most; missing the date counts more than any loss of trust. */
function costliest(path: Path): { turn: number; says: string } | undefined {
  const costs = path.map((_, index) => {
    const before = bestFrom(path.slice(0, index))
    const after = bestFrom(path.slice(0, index + 1))
    if (before === undefined) return { turn: index + 1, cost: 0, says: '' }
    if (after === undefined) return { turn: index + 1, cost: 1000, says: 'after it the date could not be kept' }
    return {
      turn: index + 1,
      cost: before - after,
      says: `${before - after} points of trust that no later reply won back`,
    }
  })
  return costs.filter(one => one.cost > 0).sort((one, other) => other.cost - one.cost)[0]
}
