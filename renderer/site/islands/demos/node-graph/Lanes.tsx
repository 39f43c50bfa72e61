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
  const stopped = outcomes.findIndex(({ stoppedAt }) => stoppedAt)
  const readAt = outcomes[Math.max(0, stopped)]?.number
  const end = (outcome: Outcome, words: ReactNode): ReactNode => {
    if (outcome.number === unclear) return <Remark note={notes.unclear}>{words}</Remark>
    if (outcome.number !== readAt) return words
    return (
      <Remark isPassed={!notes.isStuck} note={notes.isStuck ? notes.lack : notes.read}>
        {words}
      </Remark>
    )
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
          <th scope="row" className="block p-0 py-2 font-400 text-left">
            {reports.at(-1)?.left} of {outcomes.length} rows come out
          </th>
          {reports.map(({ step, says, trouble }) => (
            <td key={step} className="block p-0 @[52rem]:pl-6">
              <p className="h-full py-2 min-h-9.5 rounded-b-ctl @[52rem]:px-2.5 @[52rem]:bg-[color-mix(in_oklab,var(--own)_10%,transparent)]">
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
        <div className="@[52rem]:flex items-center @[52rem]:min-h-9.5">
          <span className="visually-hidden">{number} </span>
          <span className="@[52rem]:whitespace-nowrap">
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
            <div className="flex items-center h-full @[52rem]:min-h-9.5 @[52rem]:px-2.5 @[52rem]:bg-[color-mix(in_oklab,var(--own)_10%,transparent)]">
              {words && (
                <Found isWord={step !== 'filter'}>
                  {isEnd ? end(outcome, stoppedAt ? withStop(words) : words) : words}
                </Found>
              )}
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

/** Words at the end of a lane that stops before a desk, with a bar. */
const withStop = (words: string) => (
  <>
    {words}
    <svg
      viewBox="0 0 24 14"
      className="hidden @[52rem]:inline-block align-middle w-6 h-3.5 ml-2 stroke-ink-3"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="M0 7H23M23 0V14" />
    </svg>
  </>
)

/** Words of a node for an invoice, behind an arrow where the lanes are lists. */
function Found({ isWord, children }: { isWord: boolean; children: ReactNode }) {
  const words = (
    <>
      <svg viewBox="0 0 12 10" className="@[52rem]:hidden w-3 h-2.5 fill-none stroke-own" aria-hidden="true">
        <path d="M0 5h11M7 1l4 4-4 4" />
      </svg>{' '}
      {children}
    </>
  )
  return isWord ? <span className="font-650">{words}</span> : <span>{words}</span>
}

/** What a node has found of an invoice; nothing where it is off. */
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
