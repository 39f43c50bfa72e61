// Reaches the browser, when a visitor uses the node graph.
import type { ReactNode } from 'react'
import { Remark } from '../Frame'
import { Lane } from './Lane'
import type { RunNotes } from './notes'
import { foundWord, isOn, type Outcome, type Report, type Run, type Step, stepNames, type Workflow } from './workflow'

/** The invoice that no word rule reads. */
const unclear = 'A-108'

interface LanesProps {
  result: Run
  workflow: Workflow
  notes: RunNotes
}

/**
 * Every invoice as a lane through the nodes, whose names are above: the words that were read are marked, and the lane ends
 * where the invoice stopped or at its desk.
 */
export function Lanes({ result: { reports, outcomes }, workflow, notes }: LanesProps) {
  const stuck = notes.isStuck && outcomes.find(({ stoppedAt }) => stoppedAt)
  const end = (outcome: Outcome, words: ReactNode): ReactNode => {
    if (outcome.number === unclear) return <Remark note={notes.unclear}>{words}</Remark>
    return outcome === stuck ? <Remark note={notes.lack}>{words}</Remark> : words
  }
  return (
    <table className="block">
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Invoice</th>
          {reports.map(({ step }) => (
            <th key={step} scope="col">
              {stepNames[step]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block">
        {outcomes.map(outcome => (
          <Row key={outcome.number} outcome={outcome} reports={reports} workflow={workflow} end={end} />
        ))}
      </tbody>
      <tfoot className="hidden @[52rem]:block text-note">
        <tr className="@[52rem]:grid grid-cols-[minmax(0,1fr)_repeat(3,12rem)] text-ink-2">
          <td />
          {reports.map(({ step, says, trouble }) => (
            <td key={step} className="block p-0 @[52rem]:pl-6">
              <p className="h-full py-2 min-h-9 rounded-b-ctl @[52rem]:px-2.5 @[52rem]:bg-[color-mix(in_oklab,var(--own)_10%,transparent)]">
                {trouble ? <b className="text-bad font-650">{says}</b> : says}
              </p>
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}

interface RowProps {
  outcome: Outcome
  reports: Report[]
  workflow: Workflow
  /** The words at the end of the lane, with the remark on it. */
  end: (outcome: Outcome, words: ReactNode) => ReactNode
}

function Row({ outcome, reports, workflow, end }: RowProps) {
  const { number, stoppedAt } = outcome
  const order = reports.map(({ step }) => step)
  const last = stoppedAt ? order.indexOf(stoppedAt) : order.length - 1
  const namesDesk = order.indexOf('route')
  const cells = (
    <>
      <th scope="row" className="block p-0 font-400 text-left w-full @[52rem]:w-auto">
        <div className="@[52rem]:flex items-center @[52rem]:min-h-8.5">
          <span className="visually-hidden">{number} </span>
          <span className="@[52rem]:py-0.5 @[52rem]:leading-tight">
            <Read outcome={outcome} />
          </span>
          <Lane place={0} isStopped={stoppedAt !== undefined} />
        </div>
      </th>
      {order.map((step, place) => {
        const isEnd = stoppedAt ? place === last : place === (namesDesk === -1 ? last : namesDesk)
        const words = place > last ? '' : wordsOf(step, outcome, workflow, isEnd)
        return (
          <td key={step} className="block p-0 @[52rem]:pl-6">
            <div className="flex items-center h-full @[52rem]:min-h-8.5 @[52rem]:px-2.5 @[52rem]:bg-[color-mix(in_oklab,var(--own)_10%,transparent)]">
              {words && <Found isWord={step !== 'filter'}>{isEnd ? end(outcome, words) : words}</Found>}
              {isEnd && stoppedAt && <Stop />}
              {place < last && <Lane place={place + 1} isAfterNothing={!words} isStopped={stoppedAt !== undefined} />}
            </div>
          </td>
        )
      })}
    </>
  )
  return stoppedAt ? (
    <tr className="flex flex-wrap gap-x-2 @[52rem]:gap-0 py-2 @[52rem]:py-0 @[52rem]:grid grid-cols-[minmax(0,1fr)_repeat(3,12rem)] border-0 border-t border-solid border-rule @[52rem]:border-t-0 text-ink-3">
      {cells}
    </tr>
  ) : (
    <tr className="flex flex-wrap gap-x-2 @[52rem]:gap-0 py-2 @[52rem]:py-0 @[52rem]:grid grid-cols-[minmax(0,1fr)_repeat(3,12rem)] border-0 border-t border-solid border-rule @[52rem]:border-t-0 text-ink">
      {cells}
    </tr>
  )
}

/** The end of a lane that stops before a desk: a bar, at the same place in each row. */
const Stop = () => (
  <svg
    className="hidden @[52rem]:block flex-1 min-w-0 h-3.5 ml-2 of-visible stroke-ink-3"
    strokeWidth="2"
    aria-hidden="true"
  >
    <line y1="7" x2="100%" y2="7" />
    <line x1="100%" x2="100%" y2="14" />
  </svg>
)

/** Words of a node for an invoice, behind an arrow where the lanes are lists. */
function Found({ isWord, children }: { isWord: boolean; children: ReactNode }) {
  const words = (
    <>
      <svg
        viewBox="0 0 12 10"
        className="inline-block @[52rem]:hidden w-3 h-2.5 fill-none stroke-own"
        aria-hidden="true"
      >
        <path d="M0 5h11M7 1l4 4-4 4" />
      </svg>{' '}
      {children}
    </>
  )
  return isWord ? <span className="font-650">{words}</span> : <span>{words}</span>
}

/** The words of a node for an invoice; none where it is off. */
function wordsOf(
  step: Step,
  { amount, category, desk, stoppedAt }: Outcome,
  workflow: Workflow,
  isEnd: boolean,
): string {
  const dollars = `$${amount.toLocaleString('en-US')}`
  if (stoppedAt === step) return step === 'filter' ? `${dollars} stops` : 'stops'
  if (isEnd && !desk) return 'Nobody yet'
  if (!isOn(step, workflow)) return ''
  return (step === 'filter' ? dollars : step === 'classify' ? category : desk) ?? ''
}

/** The text of an invoice, with the word by which Classify knew its category. */
function Read({ outcome }: { outcome: Outcome }) {
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
