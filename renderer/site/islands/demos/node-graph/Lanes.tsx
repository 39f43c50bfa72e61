// Reaches the browser, when a visitor uses the node graph.
import type { ReactNode } from 'react'
import { Lane, Read, Stop } from './Lane'
import type { RunNotes } from './notes'
import { Says } from './Says'
import { isOn, type Outcome, type Report, type Run, type Step, stepNames, type Workflow } from './workflow'

/** The invoice that no word rule reads. */
const unclear = 'A-108'

interface LanesProps {
  result: Run
  workflow: Workflow
  notes: RunNotes
  /** Puts Classify before a node that needs it. */
  onFix: (step: Step) => void
}

/**
 * Every invoice as a lane through the nodes, whose names are above: the words that were read are marked, and the lane ends
 * where the invoice stopped, at its desk or at the person, in whose column the remarks are.
 */
export function Lanes({ result: { reports, outcomes }, workflow, notes, onFix }: LanesProps) {
  const stuck = notes.stuck && outcomes.find(({ stoppedAt }) => stoppedAt)
  const noteOn = (outcome: Outcome) =>
    outcome.number === unclear ? notes.unclear : outcome === stuck ? notes.stuck : undefined
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
          <th scope="col">Person</th>
        </tr>
      </thead>
      <tbody className="block">
        {outcomes.map(outcome => (
          <Row key={outcome.number} outcome={outcome} reports={reports} workflow={workflow} note={noteOn(outcome)} />
        ))}
      </tbody>
      <tfoot className="hidden @[66rem]:block text-note">
        <tr className="@[66rem]:grid grid-cols-[minmax(0,2fr)_repeat(3,12rem)_minmax(14rem,1fr)] text-ink-2">
          <td />
          {reports.map(report => (
            <Foot key={report.step}>
              <span className={report.trouble ? 'text-bad font-650' : undefined}>
                <Says report={report} onFix={() => onFix(report.step)} />
              </span>
            </Foot>
          ))}
          <Foot>Decides {outcomes.filter(isForPerson).length}.</Foot>
        </tr>
      </tfoot>
    </table>
  )
}

/** The end of a lane: what its step did. */
const Foot = ({ children }: { children: ReactNode }) => (
  <td className="block p-0 @[66rem]:pl-6">
    <p className="h-full py-1 min-h-14 rounded-b-ctl @[66rem]:px-2.5 @[66rem]:bg-[color-mix(in_oklab,var(--own)_10%,var(--paper-lift))]">
      {children}
    </p>
  </td>
)

/** Whether an invoice is left to a person. */
const isForPerson = ({ category, desk, stoppedAt }: Outcome) => category === 'Unclear' && !!desk && !stoppedAt

interface RowProps {
  outcome: Outcome
  reports: Report[]
  workflow: Workflow
  /** The remark on the end of the lane. */
  note: string | undefined
}

function Row({ outcome, reports, workflow, note }: RowProps) {
  const { number, stoppedAt } = outcome
  const order = reports.map(({ step }) => step)
  const last = stoppedAt ? order.indexOf(stoppedAt) : order.length - 1
  const namesDesk = order.indexOf('route')
  const hasPerson = isForPerson(outcome)
  return (
    <tr
      className={`flex flex-wrap gap-x-2 @[66rem]:gap-0 py-2 @[66rem]:py-0 @[66rem]:grid grid-cols-[minmax(0,2fr)_repeat(3,12rem)_minmax(14rem,1fr)] border-0 border-t border-solid border-rule @[66rem]:border-t-0 ${stoppedAt ? 'text-ink-3' : 'text-ink'}`}
    >
      <th scope="row" className="block p-0 font-400 text-left w-full @[66rem]:w-auto">
        <div className="@[66rem]:flex items-center @[66rem]:min-h-9 bg-paper-lift">
          <span className="visually-hidden">{number} </span>
          <span className="@[66rem]:py-0.5 @[66rem]:leading-tight">
            <Read outcome={outcome} />
          </span>
          <Lane place={0} isStopped={stoppedAt !== undefined} />
        </div>
      </th>
      {order.map((step, place) => {
        const isEnd = stoppedAt ? place === last : place === (namesDesk === -1 ? last : namesDesk)
        const words = place > last ? '' : wordsOf(step, outcome, workflow, isEnd, reports[place]?.trouble)
        return (
          <td key={step} className="block p-0 @[66rem]:pl-6">
            <div className="flex items-center @[66rem]:h-full @[66rem]:min-h-9 @[66rem]:px-2.5 @[66rem]:bg-[color-mix(in_oklab,var(--own)_10%,var(--paper-lift))]">
              {words && (
                <Found isWord={step !== 'filter'}>{isEnd && note && !hasPerson ? <mark>{words}</mark> : words}</Found>
              )}
              {isEnd && stoppedAt && <Stop />}
              {(place < last || hasPerson) && (
                <Lane place={place + 1} isAfterNothing={!words} isStopped={stoppedAt !== undefined} />
              )}
            </div>
          </td>
        )
      })}
      <td className="block relative p-0 @[66rem]:pl-6">
        <div className="flex items-center @[66rem]:h-full @[66rem]:min-h-9 @[66rem]:px-2.5 @[66rem]:bg-[color-mix(in_oklab,var(--own)_10%,var(--paper-lift))]">
          {hasPerson && (
            <Found isWord>
              <mark>{outcome.desk}</mark>
            </Found>
          )}
        </div>
        {note && (
          <span
            className={`remark bg-paper-lift @[66rem]:bg-[color-mix(in_oklab,var(--own)_10%,var(--paper-lift))] @[66rem]:absolute @[66rem]:left-8.5 @[66rem]:right-1 z-1 ${hasPerson ? 'bottom-full' : number === unclear ? 'bottom-0' : 'top-0'}`}
            role="note"
          >
            {note}
          </span>
        )}
      </td>
    </tr>
  )
}

/** Words of a node for an invoice, behind an arrow where the lanes are lists. */
function Found({ isWord, children }: { isWord: boolean; children: ReactNode }) {
  const words = (
    <>
      <svg
        viewBox="0 0 12 10"
        className="inline-block @[66rem]:hidden w-3 h-2.5 fill-none stroke-own"
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
  trouble = false,
): string {
  const looksAt = workflow.condition.by === 'amount' ? `$${amount.toLocaleString('en-US')}` : category
  if (stoppedAt === step) return trouble ? 'stops' : `${looksAt} out`
  if (step === 'route' && category === 'Unclear' && desk) return stoppedAt ? 'Person' : ''
  if (isEnd && !desk) return 'Nobody yet'
  if (!isOn(step, workflow)) return ''
  return (step === 'filter' ? looksAt : step === 'classify' ? category : desk) ?? ''
}
