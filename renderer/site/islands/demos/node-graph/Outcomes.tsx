// Reaches the browser, when a visitor uses the node graph.
import { Remark } from '../Frame'
import type { RunNotes } from './notes'
import { type Outcome, stepNames } from './workflow'

/** The invoice that no word rule reads. */
const unclear = 'A-108'

/** Every invoice with the values that nodes added, or the node at which it stopped. */
export function Outcomes({ outcomes, notes }: { outcomes: Outcome[]; notes: RunNotes }) {
  const stopped = outcomes.findIndex(({ stoppedAt }) => stoppedAt)
  const readAt = outcomes[Math.max(0, stopped)]?.number
  return (
    <table className="outcomes w-full text-note">
      <thead>
        <tr className="text-ink-3">
          <th className="p-0 sm:pb-2 font-400" scope="col">
            Invoice
          </th>
          <th className="p-0 sm:pb-2 font-400 text-right" scope="col">
            Amount
          </th>
          <th className="lt-sm:hidden p-0 pb-2 pl-6 font-400" scope="col">
            Category
          </th>
          <th className="p-0 sm:pb-2 sm:pl-6 font-400" scope="col">
            Goes to
          </th>
        </tr>
      </thead>
      <tbody>
        {outcomes.map(outcome => {
          const { number, text, amount, category, stoppedAt } = outcome
          const end = stoppedAt ? `Stopped at ${stepNames[stoppedAt]}` : (outcome.desk ?? 'Nobody yet')
          return (
            <tr
              key={number}
              className={`sm:h-10 border-0 border-t border-solid border-rule align-top ${stoppedAt ? 'text-ink-3' : 'text-ink'}`}
            >
              <th className="p-0 sm:py-2 font-400" scope="row">
                <span className="lt-sm:hidden text-ink-3">{number} </span>
                {text}
                {category && <span className="block sm:hidden text-ink-3">{category}</span>}
              </th>
              <td className="p-0 sm:py-2 text-right">${amount.toLocaleString('en-US')}</td>
              <td className="lt-sm:hidden p-0 py-2 pl-6">{category ?? '–'}</td>
              <td className={`p-0 sm:py-2 sm:pl-6 ${stoppedAt ? '' : 'font-650'}`}>
                {number === unclear ? (
                  <Remark note={notes.unclear}>{end}</Remark>
                ) : number === readAt ? (
                  <Remark isPassed={!notes.isStuck} note={notes.isStuck ? notes.lack : notes.read}>
                    {end}
                  </Remark>
                ) : (
                  end
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
